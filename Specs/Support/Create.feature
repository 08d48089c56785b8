@screen:support/create
Feature: New run with friends
  What planning a run with friends comes to, in four lines with a picture each, of 24 points; then the form, in a sheet.

  @doors
  Scenario: What it looks like in Czech
    Given an empty book
    When I open "recordbook://support/create" in Czech
    Then the button "Pokračovat" is:
      | leads to | recordbook://support/setup |
      | fill | accent.fill |
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: What it looks like in English
    Given an empty book
    When I open "recordbook://support/create" in English
    Then the title is "New Run"
