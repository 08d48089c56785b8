@screen:strength/rest
Feature: The rest
  What is left of it in large digits of one width, the set that comes next, 15 seconds less or more, and skip. A command says
  by how much with a sign, +30 or -30, or what is to be left, 3:00 or 200s; a bare number could be both, and is refused. It never
  falls below nothing, waits while the workout is paused, and its end stands in the book, so that nothing drifts and a
  restart goes on with it. Three seconds before the end and at the end a tone is announced (strength.cue) to who listens; a
  page has no haptics.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: One minute of it is left, in Czech
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    And the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the set "85kg x5" was logged
    And the clock says "2026-11-18T17:30:30"
    When I open "recordbook://strength/rest" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Odpočinek
      ═════════

      1:00

      Odpočinek   [###.......] 33 %

      Další  Bench press s velkou činkou, 5×

      −15         recordbook strength rest -15
      +15         recordbook strength rest +15
      Přeskočit   recordbook strength rest skip

      Zpět: Full Body   recordbook strength show
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    And the screen is:
      | presentation | sheet |

  @clock:2026-11-18T17:30:00,x0
  Scenario: One minute of it is left, in English
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    And the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the set "85kg x5" was logged
    And the clock says "2026-11-18T17:30:30"
    When I open "recordbook://strength/rest" in English
    Then in a terminal 80 columns wide it reads:
      """
      Rest
      ════

      1:00

      Rest   [###.......] 33%

      Next  Barbell Bench Press, 5×

      −15    recordbook strength rest -15
      +15    recordbook strength rest +15
      Skip   recordbook strength rest skip

      Back: Full Body   recordbook strength show
      """

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Fifteen seconds more, fifteen less
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the set "85kg x5" was logged
    When I open "recordbook://strength/rest" in English
    And I press "Rest longer by 15 seconds"
    Then there is a timer "1:45"
    When I press "Rest shorter by 15 seconds"
    Then there is a timer "1:30"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario Outline: How much is to be left of it can be said as well
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the set "85kg x5" was logged
    And the clock says "2026-11-18T17:30:30"
    When I set what is left of the rest to "<left>"
    And I open "recordbook://strength/rest" in English
    Then there is a timer "<left>"

    Examples:
      | left |
      | 3:00 |
      | 0:20 |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Fifteen less with ten left end it
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the set "85kg x5" was logged
    And the clock says "2026-11-18T17:31:20"
    When I open "recordbook://strength/rest" in English
    Then there is a timer "0:10"
    When I press "Rest shorter by 15 seconds"
    Then there is a heading "Rest over"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Fifteen less where none is on
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the set "85kg x5" was logged
    And the clock says "2026-11-18T17:31:30"
    When I change the rest by "-15" seconds
    Then it is refused, naming "no rest is running"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: It is skipped
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the set "85kg x5" was logged
    When I open "recordbook://strength/rest" in Czech
    And I press "Přeskočit"
    Then there is a heading "Konec odpočinku"
    And there is a row "Další"

  @clock:2026-11-18T17:30:00,x0
  Scenario: It waits while the workout is paused
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the set "85kg x5" was logged
    And the clock says "2026-11-18T17:30:20"
    And the workout was paused
    And the clock says "2026-11-18T17:40:00"
    When I open "recordbook://strength/rest" in Czech
    Then there is a timer "1:10"
    And there is a text "Pozastaveno"

  @clock:2026-11-18T17:30:00,x0
  Scenario: No workout is on
    Given an empty book
    When I open "recordbook://strength/rest" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Odpočinek
      ═════════

      Žádný trénink neprobíhá

      Zpět: Posilování   recordbook strength
      """
