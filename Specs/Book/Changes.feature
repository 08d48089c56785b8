@screen:changes
Feature: Changes of the Book
  What a person changed, day by day, newest first, each with the way back: fifty on one screen, and a way to the older ones.
  Successive changes of one workout, or of one day's prayers, are one row that opens. An import that brings something is a
  change, too. A change that was taken back stays in the list, with the way to make it again.

  @doors
  Scenario: Nothing was changed
    Given an empty book
    When I open "recordbook://changes" in English
    Then in a terminal 80 columns wide it reads:
      """
      Changes
      ═══════

      No Changes

      Nothing in the book has changed.

        Imports

      Shows what came from files   recordbook imports
      Back: Overview               recordbook
      """

  @doors
  Scenario: A correction can be taken back, and made again
    Given these swims were imported:
      | start                     | pool | laps                                        |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 18.50 freestyle, 2 × 24.00 breaststroke |
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style" in English
    And I press "Butterfly"
    And I open "recordbook://changes" in English
    Then the button "Undo: style, Butterfly, swim of May 2, 2025, laps 1–4" is:
      | hint     | Undoes the change |
      | calls    | book.undo           |
      | with     | change=2            |
      | command  | recordbook undo 2   |
    When I press "Undo: style, Butterfly, swim of May 2, 2025, laps 1–4"
    Then there is no button "Undo: style, Butterfly, swim of May 2, 2025, laps 1–4"
    And the button "Redo: style, Butterfly, swim of May 2, 2025, laps 1–4" is:
      | calls    | book.redo         |
      | with     | change=2          |
      | command  | recordbook redo 2 |
    When I press "Redo: style, Butterfly, swim of May 2, 2025, laps 1–4"
    Then there is a button "Undo: style, Butterfly, swim of May 2, 2025, laps 1–4"

  @doors
  Scenario: In Czech
    Given these swims were imported:
      | start                     | pool | laps                                        |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 18.50 freestyle, 2 × 24.00 breaststroke |
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style" in Czech
    And I press "Motýl"
    And I open "recordbook://changes" in Czech
    Then the title is "Změny knihy"
    And there is a button "Vzít zpět: styl, Motýl, trénink z 2. 5. 2025, délky 1–4"
    And whatever can be pressed has a label
    And every colour is in the palette
    And every route on it opens

  @clock:2026-11-18T17:30:00Z,x0
  Scenario: An import is a change
    Given these swims were imported:
      | start                     | pool | laps                                        |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 18.50 freestyle, 2 × 24.00 breaststroke |
    When I open "recordbook://changes" in English
    Then there is no heading "No Changes"
    And there is a section "Today"
    And there is a row "1 swim added"
    And there is a button "Undo: 1 swim added"
    And the row "Imports" is:
      | leads to | recordbook://imports |
    When I open "recordbook://changes" in Czech
    Then there is a section "Dnes"
    And there is a row "Přidáno: 1 trénink"

  @clock:2026-11-18T17:30:00Z,x0
  Scenario: Changes of one day's prayers are one row
    Given the user is in "Prague"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-17 | maghrib | on-time |
      | 2026-11-18 | fajr    | on-time |
      | 2026-11-18 | dhuhr   | late    |
    When I open "recordbook://changes" in English
    Then the disclosure "Prayers of Nov 18, 2026" is:
      | label | Prayers of Nov 18, 2026: 2 changes |
    And there is no disclosure "Prayers of Nov 17, 2026"

  Scenario: Those before one
    When I open "recordbook://changes?before=1" in English
    Then there is a heading "No Changes"

  Scenario: What is no number is refused
    When I open "recordbook://changes?before=yesterday" in English
    Then it is refused, naming "yesterday"
