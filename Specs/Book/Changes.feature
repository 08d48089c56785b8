@screen:changes
Feature: Changes of the Book
  What a person changed, newest first, each with the way back: fifty on one screen, and a way to the older ones. What was
  imported is no change. A change that was taken back stays in the list, with the way to make it again.

  Background:
    Given these swims were imported:
      | start                     | pool | laps                                        |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 18.50 freestyle, 2 × 24.00 breaststroke |

  @doors
  Scenario: Nothing was changed
    When I open "recordbook://changes" in English
    Then in a terminal 80 columns wide it reads:
      """
      Changes
      ═══════

      No Changes

      The book is as it was imported.

      Back: Overview   recordbook
      """

  @doors
  Scenario: A correction can be taken back, and made again
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style?style=butterfly" in English
    And I press "Save"
    And I open "recordbook://changes" in English
    Then the button "Undo: style, Butterfly, swim 20250502T143500Z, laps 1–4" is:
      | hint     | Undoes the change |
      | calls    | book.undo           |
      | with     | change=1            |
      | command  | recordbook undo 1   |
    When I press "Undo: style, Butterfly, swim 20250502T143500Z, laps 1–4"
    Then there is no button "Undo: style, Butterfly, swim 20250502T143500Z, laps 1–4"
    And the button "Redo: style, Butterfly, swim 20250502T143500Z, laps 1–4" is:
      | calls    | book.redo         |
      | with     | change=1          |
      | command  | recordbook redo 1 |
    When I press "Redo: style, Butterfly, swim 20250502T143500Z, laps 1–4"
    Then there is a button "Undo: style, Butterfly, swim 20250502T143500Z, laps 1–4"

  @doors
  Scenario: In Czech
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style?style=butterfly" in Czech
    And I press "Uložit"
    And I open "recordbook://changes" in Czech
    Then the title is "Změny knihy"
    And there is a button "Vzít zpět: styl, Motýl, trénink 20250502T143500Z, délky 1–4"
    And whatever can be pressed has a label
    And every colour is in the palette
    And every route on it opens

  Scenario: Those before one
    When I open "recordbook://changes?before=1" in English
    Then there is a heading "No Changes"

  Scenario: What is no number is refused
    When I open "recordbook://changes?before=yesterday" in English
    Then it is refused, naming "yesterday"
