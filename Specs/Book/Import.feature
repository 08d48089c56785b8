@screen:imports @screen:imports/NUMBER
Feature: Imports
  An import that brings or alters anything is a change of the book: it has the book's next number, and undo takes out what
  came with it. New things go, and what it replaced is as before. One that finds everything as it was is no change.

  @doors
  Scenario: Nothing was imported
    Given an empty book
    When I open "recordbook://imports" in English
    Then in a terminal 80 columns wide it reads:
      """
      Imports
      ═══════

      No Imports

      Nothing has come from files yet.

      Back: Overview   recordbook
      """

  @doors
  Scenario: An import can be taken back, and made again
    Given these swims were imported:
      | start                     | pool | laps                                        |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 18.50 freestyle, 2 × 24.00 breaststroke |
    When I open "recordbook://imports/1" in English
    Then the title is "Import 1"
    And there is a row "Swimming: 1 new"
    And there is a row "State: in force"
    And the button "Take Back: Import 1" is:
      | hint     | Undoes the change |
      | calls    | book.undo         |
      | with     | change=1          |
      | command  | recordbook undo 1 |
    When I press "Take Back: Import 1"
    Then there is no button "Take Back: Import 1"
    And there is a row "State: undone"
    And the button "Redo: Import 1" is:
      | calls    | book.redo         |
      | with     | change=1          |
      | command  | recordbook redo 1 |
    When I press "Redo: Import 1"
    Then there is a button "Take Back: Import 1"

  @doors
  Scenario: In Czech
    Given these swims were imported:
      | start                     | pool | laps                                        |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 18.50 freestyle, 2 × 24.00 breaststroke |
    When I open "recordbook://imports" in Czech
    Then the title is "Importy"
    And whatever can be pressed has a label
    And every colour is in the palette
    And every route on it opens
    When I open "recordbook://imports/1" in Czech
    Then there is a button "Vzít zpět: Import 1"
    And every route on it opens

  Scenario: Those before one
    When I open "recordbook://imports?before=1" in English
    Then there is a heading "No Imports"

  Scenario: An import that there is not is refused
    When I open "recordbook://imports/9" in English
    Then it is refused, naming "9"

  Scenario: What is no number is refused
    When I open "recordbook://imports/first" in English
    Then it is refused, naming "first"
