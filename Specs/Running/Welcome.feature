@screen:running/welcome
Feature: Welcome to RunBuddy
  The way in for who has no runs yet: a picture in the upper half, the name, what it is for, and Get Started, the lowest on
  the screen, 24 points above its edge; the stack keeps 32 points from the top, and 24 between its parts, 16 where a screen is
  low. It is laid over the whole screen and has no header: its title is the hero. "I already have an account" stands back
  above Get Started, which lies in the lower third beyond its inset. Once there is a run, the address opens Home; while the book is locked, this, which tells nothing of it.

  @doors
  Scenario: What it looks like in Czech
    Given an empty book
    When I open "recordbook://running/welcome" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      RunBuddy
      ════════

      Běhejte každý den chytřeji

      Vaše běhy zůstávají na tomto počítači

      Už mám účet   recordbook show recordbook://running/login
      Začít         recordbook run
      """
    And the screen is:
      | title | RunBuddy |
      | presentation | fullScreenModal |
      | header | none |
      | arrangement | centered |
      | top | safeArea + xl |
      | bottom | safeArea + lg |
      | spacing | lg |
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: What it looks like in English
    Given an empty book
    When I open "recordbook://running/welcome" in English
    Then in a terminal 80 columns wide it reads:
      """
      RunBuddy
      ════════

      Run smarter every day

      Your runs stay on this machine

      I already have an account   recordbook show recordbook://running/login
      Get Started                 recordbook run
      """

  @doors
  Scenario: Get Started leads home
    Given an empty book
    When I open "recordbook://running/welcome" in English
    And I press "Get Started"
    Then the route is "recordbook://running/home"
    And the title is "Running"

  Scenario: Once there is a run it opens Home
    Given these runs were imported:
      | start | legs |
      | 2026-11-20T06:45:00Z | 1000 m in 300 |
    When I open "recordbook://running/welcome" in English
    Then the route is "recordbook://running/home"

  @doors
  Scenario: Of a locked book it tells nothing, and leads to the login
    Given these runs were imported:
      | start | legs |
      | 2026-11-20T06:45:00Z | 1000 m in 300 |
    And an account with the password "correct horse"
    And the book is locked
    When I open "recordbook://running/welcome" in English
    Then the title is "RunBuddy"
    When I press "I already have an account"
    Then the title is "Welcome Back"
