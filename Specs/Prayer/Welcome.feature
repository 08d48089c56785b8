@screen:prayer/welcome
Feature: Welcome to prayers
  What prayers are about and that nothing leaves the machine, with a picture, for who has not begun; the first of five
  pages, as its dots say. It is laid over the whole screen and has no header: its title is the hero. Once the steps are
  done, the address opens Home; while the book is locked, this, which tells nothing of it.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in Czech
    Given an empty book
    When I open "recordbook://prayer/welcome" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Vaše modlitby
      ═════════════

      Kdy která nastává tam, kde jste, a co jste si zaznamenali

      Nic neopouští tento počítač

      ●○○○○ Krok 1 z 5

      Pokračovat   recordbook show recordbook://prayer/onboarding/place
      """
    And the screen is:
      | title | Vaše modlitby |
      | presentation | fullScreenModal |
      | header | none |
      | arrangement | centered |
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in English
    Given an empty book
    When I open "recordbook://prayer/welcome" in English
    Then in a terminal 80 columns wide it reads:
      """
      Your prayers
      ════════════

      When each is due where you are and what you have recorded

      Nothing leaves this machine

      ●○○○○ Step 1 of 5

      Continue   recordbook show recordbook://prayer/onboarding/place
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: Once begun it opens Home
    Given the setting "prayer.onboarded" is "on"
    When I open "recordbook://prayer/welcome" in English
    Then the route is "recordbook://prayer"
    And the title is "Sunday, November 22"

  @doors
  Scenario: Of a locked book it tells nothing
    Given the setting "prayer.onboarded" is "on"
    And an account with the password "correct horse"
    And the book is locked
    When I open "recordbook://prayer/welcome" in English
    Then the title is "Your prayers"
    When I open "recordbook://prayer" in English
    Then it is refused, naming "The book is locked"
