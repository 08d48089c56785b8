@screen:strength/workouts/ID
Feature: A finished workout
  How long and how much, the records that it set with what was best before, each exercise with its sets, and what can be
  corrected. Every set leads to its correction. Estimates are always called so. In a wide window what can be done with it
  stands beside its sets.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: One with records, in Czech
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/workouts/s20261116T170000" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Push
      ════
      16. 11. 2026 17:00 · Hevy

        Trvání                                                       1 h 10 min
        Objem                                                        743 kg
        Série                                                        3
        Rekordy                                                      4

      ▌ Nové rekordy
        Bench press s velkou činkou: nejtěžší  82,5 kg, předtím 80 kg
        Bench press s velkou činkou: maximum na 1 opakování (odhad)
            96,3 kg, předtím 93,3 kg
        Bench press s velkou činkou: objem série  412,5 kg, předtím 400 kg
        Shyby podhmatem: nejvíc opakování                            12×

      Bench press s velkou činkou
        1 · 82,5 kg × 5                                              RPE 9
        2 · 82,5 kg × 4
        Rekordy cviku
        Přidat sérii
            recordbook show recordbook://strength/workouts/s20261116T170000/add/1
        Další možnosti: Bench press s velkou činkou
            Vyměnit cvik    recordbook strength swap s20261116T170000 1 EXERCISE
            Posunout dolů   recordbook strength move s20261116T170000 1 2

      Shyby podhmatem
        1 · 12×
        Rekordy cviku
        Přidat sérii
            recordbook show recordbook://strength/workouts/s20261116T170000/add/2
        Další možnosti: Shyby podhmatem
            Vyměnit cvik      recordbook strength swap s20261116T170000 2 EXERCISE
            Posunout nahoru   recordbook strength move s20261116T170000 2 1

        Přidat cvik
            recordbook show 'recordbook://strength/exercises?workout=s20261116T170000'
        Zopakovat              recordbook strength start --again s20261116T170000
        Udělat z toho rutinu
            recordbook strength save-routine NAME --from s20261116T170000
        Dát do příspěvku       recordbook feed preview s20261116T170000

      Opravy
        Název: Push             recordbook strength rename s20261116T170000 NAME
        Poznámka k tréninku:    recordbook strength note s20261116T170000 NOTE
        Začátek a konec
            recordbook show recordbook://strength/workouts/s20261116T170000/times
        Vyřadit z knihy         recordbook strength remove s20261116T170000

      Ukáže cvik       recordbook strength lifts 'Barbell Bench Press - Medium Grip'
      Opraví sérii
          recordbook show recordbook://strength/workouts/s20261116T170000/sets/1
      Zpět: Tréninky   recordbook show recordbook://strength/workouts

      ( ) Domů        recordbook show recordbook://strength/home
      (•) Tréninky    recordbook show recordbook://strength/workouts
      ( ) Příspěvky   recordbook show recordbook://feed
      ( ) Profil      recordbook show recordbook://strength/profile
      ( ) Více        recordbook show recordbook://strength/more
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    And the way back is:
      | label | leads to |
      | Zpět: Tréninky | recordbook://strength/workouts |

  @clock:2026-11-18T17:30:00,x0
  Scenario: One with records, in English
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/workouts/s20261116T170000" in English
    Then in a terminal 80 columns wide it reads:
      """
      Push
      ════
      Nov 16, 2026, 5:00 PM · Hevy

        Duration                                                    1 h 10 min
        Volume                                                      743 kg
        Sets                                                        3
        Records                                                     4

      ▌ New Records
        Barbell Bench Press - Medium Grip: heaviest  82.5 kg, before 80 kg
        Barbell Bench Press - Medium Grip: one-rep max (estimated)
            96.3 kg, before 93.3 kg
        Barbell Bench Press - Medium Grip: set volume  412.5 kg, before 400 kg
        Chin-Up: most repetitions                                   12×

      Barbell Bench Press - Medium Grip
        1 · 82.5 kg × 5                                             RPE 9
        2 · 82.5 kg × 4
        Exercise Records
        Add Set  recordbook show recordbook://strength/workouts/s20261116T170000/add/1
        More: Barbell Bench Press - Medium Grip
            Swap Exercise   recordbook strength swap s20261116T170000 1 EXERCISE
            Move Down       recordbook strength move s20261116T170000 1 2

      Chin-Up
        1 · 12×
        Exercise Records
        Add Set  recordbook show recordbook://strength/workouts/s20261116T170000/add/2
        More: Chin-Up
            Swap Exercise   recordbook strength swap s20261116T170000 2 EXERCISE
            Move Up         recordbook strength move s20261116T170000 2 1

        Add Exercise
            recordbook show 'recordbook://strength/exercises?workout=s20261116T170000'
        Do It Again            recordbook strength start --again s20261116T170000
        Make a Routine of It
            recordbook strength save-routine NAME --from s20261116T170000
        Post It                recordbook feed preview s20261116T170000

      Corrections
        Name: Push              recordbook strength rename s20261116T170000 NAME
        Note on the Workout:    recordbook strength note s20261116T170000 NOTE
        Start and End
            recordbook show recordbook://strength/workouts/s20261116T170000/times
        Remove From the Book    recordbook strength remove s20261116T170000

      Shows the exercise
          recordbook strength lifts 'Barbell Bench Press - Medium Grip'
      Corrects the set
          recordbook show recordbook://strength/workouts/s20261116T170000/sets/1
      Back: Workouts       recordbook show recordbook://strength/workouts

      ( ) Home       recordbook show recordbook://strength/home
      (•) Workouts   recordbook show recordbook://strength/workouts
      ( ) Feed       recordbook show recordbook://feed
      ( ) Profile    recordbook show recordbook://strength/profile
      ( ) More       recordbook show recordbook://strength/more
      """

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Notes of two lines stand as two lines
    When I import this log:
      """
      "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
      "Pull","5 Jan 2026, 18:00","5 Jan 2026, 18:40","line one
      line two","Pull Up",,"seat 4
      grip wide",0,"normal",,8,,,
      """
    And I open "recordbook://strength/workouts/s20260105T180000" in English
    Then there is a text "line one"
    And there is a text "line two"
    And there is a text "seat 4"
    And there is a text "grip wide"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: It is named
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/workouts/s20261112T170000" in English
    And I press "Name" and give "Heavy legs"
    Then the title is "Heavy legs"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Somebody else's workout
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/workouts/s20261116T170000" in Czech
    And I press "Vyřadit z knihy"
    Then there is a text "Trénink je vyřazený z knihy a nikde se nepočítá."
    When I undo the last correction
    And I open "recordbook://strength/workouts/s20261116T170000" in Czech
    Then there is a section "Nové rekordy"

  @clock:2026-11-18T17:30:00,x0
  Scenario: A suspicious set is told by its words
    Given a workout was started
    And "Barbell Squat" was added to the workout
    And the set "700kg x3" was logged
    And the workout was finished
    When I open "recordbook://strength/workouts/s20261118T173000" in English
    Then there is a row "suspicious"

  @clock:2026-11-18T17:30:00,x0
  Scenario: A workout that there is not
    Given an empty book
    When I open "recordbook://strength/workouts/s20250101T100000" in English
    Then it is refused, naming "s20250101T100000"
    And it is refused, naming "strength list"

  @clock:2026-11-18T17:30:00,x0
  Scenario: What is no workout
    Given an empty book
    When I open "recordbook://strength/workouts/yesterday" in Czech
    Then it is refused, naming "yesterday"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A set that was removed by another hand
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I correct set 9 of s20261116T170000 to "80kg x5"
    Then it is refused, naming "s20261116T170000 has no set 9"
    And it is refused, naming "strength show s20261116T170000"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A set in a workout that has ended
    Given a workout was started
    And "Plank" was added to the workout
    And the set "60s" was logged
    And the workout was finished
    When I log the set "60s"
    Then it is refused, naming "no workout is in progress"
    And it is refused, naming "recordbook strength start"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: It is done again
    Given these workouts were done:
      | start            | minutes | name | sets                                |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5 |
    When I open "recordbook://strength/workouts/s20261112T170000" in English
    And I press "Do It Again"
    Then the route is "recordbook://strength/active"
    And the title is "Legs"
    When I open "recordbook://strength/workouts/s20261112T170000" in English
    Then there is no button "Do It Again"

  @clock:2026-11-18T17:30:00,x0
  Scenario: It becomes a routine
    Given these workouts were done:
      | start            | minutes | name | sets                    |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5 |
    When I open "recordbook://strength/workouts/s20261112T170000" in English
    Then the button "Make a Routine of It" is:
      | calls    | strength.saveRoutine           |
      | leads to | recordbook://strength/workouts |
