@screen:running @screen:running/welcome
Feature: Welcome to RunBuddy
  The first screen of running, and of `recordbook run`, as long as there is no account, no activity and no run under way, and
  nobody went on from it; the way on, with an account or without, ends on Home with its tabs. It has a picture in the upper
  half, the name, what it is for, and Get Started, the lowest on the screen, 24 points above its edge; the stack keeps 32
  points from the top, and 24 between its parts, 16 where a screen is low. It is laid over the whole screen and has no
  header: its title is the hero. "I already have an account" stands back above Get Started, which lies in the lower third
  beyond its inset. Once there is a run, the address opens Home; while the book is locked, this, which tells nothing of it.

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
      Začít         recordbook show 'recordbook://running/login?mode=signup'
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
      Get Started  recordbook show 'recordbook://running/login?mode=signup'
      """

  @doors
  Scenario: From the first screen to sign up, on without an account, and never again
    Given an empty book
    When I open "recordbook://running" in English
    Then the route is "recordbook://running/welcome"
    When I press "Get Started"
    Then the route is "recordbook://running/login?mode=signup"
    When I press "Continue Without an Account"
    Then the route is "recordbook://running/home"
    And the title is "Running"
    When I open "recordbook://running" in English
    Then the route is "recordbook://running/home"

  @doors
  Scenario: With an account, it is not shown first
    Given an account with the password "correct horse"
    When I open "recordbook://running" in English
    Then the route is "recordbook://running/home"

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: With a run under way, it is not shown first
    Given an empty book
    And a run was started at "2026-11-22T09:12:00Z"
    When I open "recordbook://running" in English
    Then the route is "recordbook://running/home"

  @doors
  Scenario: Home is always Home
    Given an empty book
    When I open "recordbook://running/home" in Czech
    Then the route is "recordbook://running/home"

  Scenario: Once there is a run it opens Home
    Given these runs were imported:
      | start | legs |
      | 2026-11-20T06:45:00Z | 1000 m in 300 |
    When I open "recordbook://running/welcome" in English
    Then the route is "recordbook://running/home"
    When I open "recordbook://running" in English
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
