@screen:prayer/fasts
Feature: Fasts of a year
  How many fasts are to be made up, and what is recorded day by day: all days of Ramadan until today and whatever else of
  the year has an entry. Nothing is recorded by itself. Before Ramadan it says when that begins.

  @doors @clock:2027-02-20T09:12:05Z
  Scenario: What it looks like in English
    Given the user is in "Prague"
    When I open "recordbook://prayer/fasts" in English
    Then in a terminal 80 columns wide it begins:
      """
      Fasts
      ═════
      Ramadan 1448 AH · Feb 8, 2027 – Mar 8, 2027

        0 fasts to make up
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2027-02-20T09:12:05Z
  Scenario: What it looks like in Czech
    Given the user is in "Prague"
    When I open "recordbook://prayer/fasts" in Czech
    Then in a terminal 80 columns wide it begins:
      """
      Půsty
      ═════
      ramadán 1448 AH · 8. 2. 2027 – 8. 3. 2027

        K nahrazení 0 půstů
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: Before Ramadan
    Given the user is in "Prague"
    When I open "recordbook://prayer/fasts" in English
    Then in a terminal 80 columns wide it begins:
      """
      Fasts
      ═════
      Ramadan 1448 AH · Feb 8, 2027 – Mar 8, 2027

        0 fasts to make up

      By your calendar, Ramadan begins on Feb 8, 2027, in 78 days
      """

  @doors @clock:2027-02-08T20:12:05Z
  Scenario: Recording a day
    Given the user is in "Prague"
    When I open "recordbook://prayer/fasts" in English
    When I press "Fasted"
    Then the cells of the row "Feb 8, 2027, 1 Ramadan 1448 AH, fasted" are:
      | text |
      | Feb 8, 2027 |
      | 1 Ramadan 1448 AH |
      | fasted |
      | Clear |
