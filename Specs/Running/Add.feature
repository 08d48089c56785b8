@screen:running/add
Feature: Adding a run by hand
  A run without a recording: day, start, distance and time in words, its kind, whether it was indoors or a race, and what
  else the runner says of it. A distance or a time will do. What can't be is refused, naming the field. Adding it can be undone.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: The form, in English
    Given an empty book
    When I open "recordbook://running/add" in English
    Then in a terminal 80 columns wide it reads:
      """
      Add a Run
      ═════════

      Day: 2026-11-22
      Start:
      Distance:
      Time:

      Kind
        (•) Run
        ( ) Walk
        ( ) Hike
        ( ) Ride

      Details
        [ ] Indoors
        [ ] Race

      Name:
      Note:
      Tags:
      Shoes:
      Effort (1–10): –
      Add                recordbook run add DAY WORDS

      Cancel   recordbook run
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Ten kilometres, and back
    Given an empty book
    When I open "recordbook://running/add" in English
    And I press "Add" with:
      | Day | 2026-11-21 |
      | Distance | 10 km |
      | Time | 41:30 |
      | Tags | race |
      | Effort | 7 |
    And I open "recordbook://running/run/r20261121T120000Z" in English
    Then the stat "Distance" is:
      | value | 10.00 |
    And the stat "Time" is:
      | value | 41:30 |
    And the section "Best Efforts" shows:
      | distance | time | how |
      | 10 km | 41:30 | record |
    When I press "Undo"
    And I open "recordbook://running/home" in English
    Then there is no row "Nov 21, 2026, 10.00 kilometers, 41 minutes 30 seconds"

  @doors @clock:2026-11-22T09:12:05Z
  Scenario Outline: A race on a treadmill, and a walk
    Given an empty book
    When I open "recordbook://running/add" in English
    And I press "Add" with:
      | Day | 2026-11-21 |
      | Distance | 5 km |
      | Time | 25:00 |
      | Kind | <kind> |
      | Indoors | on |
      | Race | on |
    And I open "recordbook://running/run/r20261121T120000Z" in English
    Then the title is "<kind>"
    And there is a text "Tags: race"
    And there is <efforts> "Best Efforts"

    Examples:
      | kind | efforts    |
      | Run  | a section  |
      | Walk | no section |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A distance without a time: no pace, no load, and none in the week
    Given an empty book
    When I open "recordbook://running/add" in English
    And I press "Add" with:
      | Day | 2026-11-21 |
      | Distance | 5 km |
      | Effort | 7 |
    And I open "recordbook://running/run/r20261121T120000Z" in English
    Then the stat "Distance" is:
      | value | 5.00 |
    And the stat "Time" is:
      | value | — |
    And the stat "Pace" is:
      | value | — |
    And there is a text "Effort: 7"
    When I open "recordbook://running/home" in English
    Then the row "Pace" is:
      | label | Pace: pace unknown |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A distance without a unit
    Given an empty book
    When I open "recordbook://running/add" in Czech
    And I press "Přidat" with:
      | Den | 2026-11-21 |
      | Vzdálenost | 10 |
    Then it is refused, naming "10"
