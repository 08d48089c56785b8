@screen:support/settings
Feature: Settings of runs with friends' voices
  The chime, whether new plans show who sent a message, what stays private, and the way to notifications.

  @doors
  Scenario: What it looks like in Czech
    Given an empty book
    When I open "recordbook://support/settings" in Czech
    Then whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: What it looks like in English
    Given an empty book
    When I open "recordbook://support/settings" in English
    Then the title is "Settings"

  @doors
  Scenario: The chime is turned off
    Given an empty book
    And I open "recordbook://support/settings" in English
    When I press "Chime Before a Message"
    Then the toggle "Chime Before a Message" is:
      | on | no |
