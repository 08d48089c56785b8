@screen:strength/workouts/ID/sets/NUMBER @screen:strength/active/sets/NUMBER
Feature: A set to be corrected
  Load, repetitions, effort and kind as they were entered, in steps or as numbers. What is not named stays: load, repetitions,
  kind, effort, note, time and distance; a field that is emptied, or no-load, no-reps, no-time, no-distance, no-rpe or no-note
  in a command, takes it away. The answer says how the set is now, and how it was. A load that is likely entered wrong asks
  whether it is right. Cancel changes nothing; everything can be undone.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Of a finished workout, in Czech
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/workouts/s20261116T170000/sets/1" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Bench press s velkou činkou, série 1
      ════════════════════════════════════

      Zátěž (0–2000 kg): 82.5
      Opakování (0–10000): 5
      Námaha (RPE) (1–10): 9

      Druh série
        ( ) Rozcvičení
        (•) Běžná
        ( ) Drop set
        ( ) Do selhání
        ( ) Co nejvíc opakování

      Uložit                    recordbook strength edit s20261116T170000 1 LOAD xREPS

      Smazat sérii              recordbook strength remove-set s20261116T170000 1

      Zrušit   recordbook strength show s20261116T170000
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    And the screen is:
      | presentation | sheet |

  @clock:2026-11-18T17:30:00,x0
  Scenario: Of a finished workout, in English
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/workouts/s20261116T170000/sets/1" in English
    Then in a terminal 80 columns wide it reads:
      """
      Barbell Bench Press, set 1
      ══════════════════════════

      Load (0–2000 kg): 82.5
      Reps (0–10000): 5
      Effort (RPE) (1–10): 9

      Kind of Set
        ( ) Warm-up
        (•) Normal
        ( ) Drop set
        ( ) To failure
        ( ) As many as possible

      Save                     recordbook strength edit s20261116T170000 1 LOAD xREPS

      Delete Set               recordbook strength remove-set s20261116T170000 1

      Cancel   recordbook strength show s20261116T170000
      """

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: It was another load
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/workouts/s20261116T170000/sets/1" in English
    And I press "Save" with:
      | Load | 85 |
    Then the cells of the row "1 · 85 kg × 5" are:
      | text |
      | 1 · 85 kg × 5 |
      | RPE 9 |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario Outline: What is not named stays
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I correct set 1 of s20261116T170000 to "<told>"
    And I open "recordbook://strength/workouts/s20261116T170000" in English
    Then the cells of the row "<set>" are:
      | text |
      | <set> |
      | <remarks> |

    Examples:
      | told         | set              | remarks         |
      | 182.5kg      | 1 · 182.5 kg × 5 | RPE 9           |
      | x9           | 1 · 82.5 kg × 9  | RPE 9           |
      | @8.5         | 1 · 82.5 kg × 5  | RPE 8.5         |
      | drop         | 1 · 82.5 kg × 5  | drop set, RPE 9 |
      | no-load      | 1 · 5×           | RPE 9           |
      | 40s no-reps  | 1 · 82.5 kg, 0:40 | RPE 9          |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Of the workout that is on, what is not named stays too
    Given a workout was started
    And "Bench Press" was added to the workout
    And the set "80kg x5 @8" was logged
    When I correct set 1 of s20261118T173000 to "x6"
    And I open "recordbook://strength/active" in English
    Then there is a text "6"
    And there is a text "RPE 8"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A field that is emptied takes away what it held
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/workouts/s20261116T170000/sets/1" in English
    And I press "Save" with:
      | Effort (RPE) | |
    Then the cells of the row "1 · 82.5 kg × 5" are:
      | text |
      | 1 · 82.5 kg × 5 |
      |  |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Nothing of it would be left
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I correct set 3 of s20261116T170000 to "no-reps"
    Then it is refused, naming "no load, repetitions, time or distance"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: It was to failure
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/workouts/s20261116T170000/sets/2" in Czech
    And I press "Uložit" with:
      | Druh série | Do selhání |
    Then the cells of the row "2 · 82,5 kg × 4" are:
      | text |
      | 2 · 82,5 kg × 4 |
      | do selhání |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: It is deleted, and back
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/workouts/s20261116T170000/sets/2" in English
    And I press "Delete Set"
    Then there is no row "2 · 82.5 kg × 4"
    When I undo the last correction
    And I open "recordbook://strength/workouts/s20261116T170000" in English
    Then there is a row "2 · 82.5 kg × 4"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A load that is likely wrong is asked about
    Given a workout was started
    And "Barbell Squat" was added to the workout
    And the set "700kg x3" was logged
    And the workout was finished
    When I open "recordbook://strength/workouts/s20261118T173000/sets/1" in Czech
    Then there is a warning "Je to správně? 700 kg × 3"
    When I press "Je to správně: 700 kg × 3"
    Then there is a row "potvrzená"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Of the workout that is on
    Given a workout was started
    And "Plank" was added to the workout
    And the set "60s" was logged
    When I open "recordbook://strength/active/sets/1" in Czech
    And I press "Uložit" with:
      | Sekundy | 75 |
    Then there is a text "75"

  @clock:2026-11-18T17:30:00,x0
  Scenario: A set that there is not
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/workouts/s20261116T170000/sets/9" in English
    Then it is refused, naming "has no set 9"

  @clock:2026-11-18T17:30:00,x0
  Scenario: Of no workout
    Given an empty book
    When I open "recordbook://strength/active/sets/1" in English
    Then it is refused, naming "no workout is in progress"
