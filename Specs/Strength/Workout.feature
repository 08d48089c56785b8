@screen:strength/workouts/ID
Feature: A finished workout
  How long and how much, each exercise with its volume, its sets and the records that it set with how much they gained, the
  muscles, and what can be corrected, in the menu of the header. Every set leads to its correction. What is estimated says
  so where there is room, and is spoken so everywhere. In a wide window the muscles and what can be done with the workout
  stand beside its sets.

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
      Pondělí 16. 11. 2026 17:00 · Hevy

        Trvání           1:10 h
        Objem            743 kg
        Série            3
        Rekordy          4

      Bench press s velkou činkou
        743 kg
        1 · 82,5 kg × 5  RPE 9
        2 · 82,5 kg × 4
        Nejtěžší 82,5 kg, +2,5
        Maximum na 1 opakování 96,3 kg, +3
        Objem série 412,5 kg, +12,5
        Další možnosti: Bench press s velkou činkou
            Přidat sérii
                recordbook show recordbook://strength/workouts/s20261116T170000/add/1
            Rekordy cviku
                recordbook strength lifts 'Barbell Bench Press - Medium Grip'
            Vyměnit cvik    recordbook strength swap s20261116T170000 1 EXERCISE
            Posunout dolů   recordbook strength move s20261116T170000 1 2

      Shyby podhmatem
        1 · 12×
        Nejvíc opakování 12×
        Další možnosti: Shyby podhmatem
            Přidat sérii
                recordbook show recordbook://strength/workouts/s20261116T170000/add/2
            Rekordy cviku     recordbook strength lifts Chin-Up
            Vyměnit cvik      recordbook strength swap s20261116T170000 2 EXERCISE
            Posunout nahoru   recordbook strength move s20261116T170000 2 1

      Svaly
        Sval                 Série
        Prsa                 2 ############
        Široké svaly zádové  1 ######
        Ramena               1 ######
        Triceps              1 ######
        Biceps               0,5 ###
        Předloktí            0,5 ###
        Střed zad            0,5 ###
        Série, pomocnému svalu za půl

        Zopakovat              recordbook strength start --again s20261116T170000
        Udělat z toho rutinu
            recordbook strength save-routine NAME --from s20261116T170000
        Dát do příspěvku       recordbook feed preview s20261116T170000

      Opraví sérii
          recordbook show recordbook://strength/workouts/s20261116T170000/sets/1
      Zpět: Tréninky        recordbook show recordbook://strength/workouts
      Název                 recordbook strength rename s20261116T170000 NAME
      Poznámka k tréninku   recordbook strength note s20261116T170000 NOTE
      Přidat cvik
          recordbook show 'recordbook://strength/exercises?workout=s20261116T170000'
      Začátek a konec
          recordbook show recordbook://strength/workouts/s20261116T170000/times
      Vyřadit z knihy       recordbook strength remove s20261116T170000

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
      Monday, Nov 16, 2026, 5:00 PM · Hevy

        Duration         1:10 h
        Volume           743 kg
        Sets             3
        Records          4

      Barbell Bench Press
        743 kg
        1 · 82.5 kg × 5  RPE 9
        2 · 82.5 kg × 4
        Heaviest 82.5 kg, +2.5
        One-rep max 96.3 kg, +3
        Set volume 412.5 kg, +12.5
        More: Barbell Bench Press
            Add Set
                recordbook show recordbook://strength/workouts/s20261116T170000/add/1
            Exercise Records
                recordbook strength lifts 'Barbell Bench Press - Medium Grip'
            Swap Exercise      recordbook strength swap s20261116T170000 1 EXERCISE
            Move Down          recordbook strength move s20261116T170000 1 2

      Chin-Up
        1 · 12×
        Most repetitions 12×
        More: Chin-Up
            Add Set
                recordbook show recordbook://strength/workouts/s20261116T170000/add/2
            Exercise Records   recordbook strength lifts Chin-Up
            Swap Exercise      recordbook strength swap s20261116T170000 2 EXERCISE
            Move Up            recordbook strength move s20261116T170000 2 1

      Muscles
        Muscle       Sets
        Chest        2 ############
        Lats         1 ######
        Shoulders    1 ######
        Triceps      1 ######
        Biceps       0.5 ###
        Forearms     0.5 ###
        Middle back  0.5 ###
        Sets, half for a muscle that helps

        Do It Again            recordbook strength start --again s20261116T170000
        Make a Routine of It
            recordbook strength save-routine NAME --from s20261116T170000
        Post It                recordbook feed preview s20261116T170000

      Corrects the set
          recordbook show recordbook://strength/workouts/s20261116T170000/sets/1
      Back: Workouts         recordbook show recordbook://strength/workouts
      Name                   recordbook strength rename s20261116T170000 NAME
      Note on the Workout    recordbook strength note s20261116T170000 NOTE
      Add Exercise
          recordbook show 'recordbook://strength/exercises?workout=s20261116T170000'
      Start and End
          recordbook show recordbook://strength/workouts/s20261116T170000/times
      Remove From the Book   recordbook strength remove s20261116T170000

      ( ) Home       recordbook show recordbook://strength/home
      (•) Workouts   recordbook show recordbook://strength/workouts
      ( ) Feed       recordbook show recordbook://feed
      ( ) Profile    recordbook show recordbook://strength/profile
      ( ) More       recordbook show recordbook://strength/more
      """

  @clock:2026-11-18T17:30:00,x0
  Scenario: With the body's weight the exercises add up to the workout
    Given these workouts were done:
      | start            | minutes | name | sets                                         |
      | 2026-11-16 17:00 | 30      | Pull | Chin Up: x12; Bench Press (Barbell): 80kg x5 |
    And the setting "strength.bodyVolume" is "on"
    And the user weighed "80kg" on 2026-11-15
    When I open "recordbook://strength/workouts/s20261116T170000" in English
    Then there is a text "960 kg"
    And there is a text "400 kg"
    And the stat "Volume" is:
      | value | 1,360 |

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
    Then there is a badge "Nejtěžší 82,5 kg, +2,5"

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
