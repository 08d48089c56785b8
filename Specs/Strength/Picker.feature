@screen:strength/exercises
Feature: Choosing an exercise
  1,159 exercises by any of their names, in Czech or English, cut, without accents, with a letter wrong; of equally close ones
  those done most come first. Filters are equipment and muscle, each chosen on a sheet of its own, favourites and own
  ones. What is chosen goes into the workout that is on, into a superset of it, into a routine, or is joined with another.
  Forty are shown; where there are more it says how many.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: With a letter wrong, in Czech
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/exercises?query=mrtyv%20tah" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Cviky
      ═════

      Hledat cvik: mrtyv tah   recordbook strength exercises QUERY

      Cviky
        (•) Vše        recordbook strength exercises 'mrtyv tah'
        ( ) Oblíbené   recordbook strength exercises 'mrtyv tah' --favorites
        ( ) Vlastní    recordbook strength exercises 'mrtyv tah' --own

        Náčiní                             Vše
        Sval                               Vše

        Mrtvý tah  velká činka · spodní záda  Barbell_Deadlift
        Mrtvý tah sumo                     velká činka · zadní stehna  Sumo_Deadlift
        Rumunský mrtvý tah  velká činka · zadní stehna  Romanian_Deadlift
        Mrtvý tah na multipressu  stroj · spodní záda  Deadlift_Smith_Machine
        Mrtvý tah s trapézovou osou  jiné · přední stehna  Trap_Bar_Deadlift
        Mrtvý tah s nataženýma nohama  velká činka · zadní stehna
            Stiff-Legged_Barbell_Deadlift
        Rumunský mrtvý tah s jednoručkami  jednoručky · zadní stehna
            Romanian_Deadlift_Dumbbell

      Vybere, podle čeho se hledá
          recordbook strength exercises 'mrtyv tah' --equipment EQUIPMENT
      Ukáže cvik                    recordbook strength lifts 'Barbell Deadlift'
      Přidat k oblíbeným            recordbook strength favorite Barbell_Deadlift
      Zrušit                        recordbook show recordbook://strength/workouts
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-18T17:30:00,x0
  Scenario: Two letters exchanged, in English
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/exercises?query=dumbbell%20sqaut" in English
    Then in a terminal 80 columns wide it reads:
      """
      Exercises
      ═════════

      Search Exercises: dumbbell sqaut   recordbook strength exercises QUERY

      Exercises
        (•) All         recordbook strength exercises 'dumbbell sqaut'
        ( ) Favorites   recordbook strength exercises 'dumbbell sqaut' --favorites
        ( ) Own         recordbook strength exercises 'dumbbell sqaut' --own

        Equipment                   All
        Muscle                      All

        Dumbbell Goblet Squat       dumbbell · quadriceps  Dumbbell_Goblet_Squat
        Dumbbell Squat              dumbbell · quadriceps  Dumbbell_Squat
        Plie Dumbbell Squat         dumbbell · quadriceps  Plie_Dumbbell_Squat
        Sumo Squat (Dumbbell)       dumbbell · quadriceps  Sumo_Squat_Dumbbell
        Dumbbell Squat To A Bench   dumbbell · quadriceps  Dumbbell_Squat_To_A_Bench
        Split Squat with Dumbbells  dumbbell · quadriceps  Split_Squat_with_Dumbbells

      Chooses what to filter by
          recordbook strength exercises 'dumbbell sqaut' --equipment EQUIPMENT
      Shows the exercise          recordbook strength lifts 'Dumbbell Goblet Squat'
      Add to Favorites            recordbook strength favorite Dumbbell_Goblet_Squat
      Cancel                      recordbook show recordbook://strength/workouts
      """

  @clock:2026-11-18T17:30:00,x0
  Scenario: Without accents
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/exercises?query=drep" in Czech
    Then there is a row "Dřep s velkou činkou"

  @clock:2026-11-18T17:30:00,x0
  Scenario: What is done most comes first
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/exercises?query=bench%20press&equipment=barbell" in English
    Then there is a row "Barbell Bench Press - Medium Grip"
    And the row "Equipment" is:
      | label | Equipment, Barbell |

  @clock:2026-11-18T17:30:00,x0
  Scenario: Short names that people use
    Given an empty book
    When I open "recordbook://strength/exercises?query=OHP" in English
    Then there is a row "Standing Military Press"
    When I open "recordbook://strength/exercises?query=BB%20row" in English
    Then there is a row "Bent Over Barbell Row"
    When I open "recordbook://strength/exercises?query=BB%20row&equipment=cable" in English
    Then there is no row "Bent Over Barbell Row"
    When I open "recordbook://strength/exercises?query=veslov%C3%A1n%C3%AD" in Czech
    Then there is a row "Veslařský trenažér"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Nothing matches, so it becomes an own exercise
    Given an empty book
    When I open "recordbook://strength/exercises?query=Xyzzy" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Cviky
      ═════

      Hledat cvik: Xyzzy    recordbook strength exercises QUERY

      Cviky
        (•) Vše        recordbook strength exercises Xyzzy
        ( ) Oblíbené   recordbook strength exercises Xyzzy --favorites
        ( ) Vlastní    recordbook strength exercises Xyzzy --own

        Náčiní  Vše
        Sval    Vše

      „Xyzzy“ neodpovídá žádný cvik

      Přidat jako vlastní   recordbook show 'recordbook://strength/own?name=Xyzzy'

      Vybere, podle čeho se hledá
          recordbook strength exercises Xyzzy --equipment EQUIPMENT
      Zrušit                        recordbook show recordbook://strength/workouts
      """
    When I press "Přidat jako vlastní"
    Then the title is "Vlastní cvik"
    And the text-field "Název" is:
      | value | Xyzzy |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: By equipment
    Given an empty book
    When I open "recordbook://strength/exercises?query=curl&filter=equipment" in Czech
    And I press "Kladka"
    Then the row "Náčiní" is:
      | label | Náčiní, Kladka |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Favourites
    Given an empty book
    When I open "recordbook://strength/exercises?query=face%20pull" in English
    And I press "Add to Favorites: Face Pull"
    And I open "recordbook://strength/exercises?list=favourites" in English
    Then there is a row "★ Face Pull"
    When I press "Remove From Favorites: Face Pull"
    Then there is a heading "Nothing here yet"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: It goes into the workout that is on
    Given a workout was started
    When I open "recordbook://strength/exercises?query=plank" in English
    And I press "Add: Plank"
    Then the route is "recordbook://strength/active"
    And there is a card "Plank"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Two that are one are joined
    Given the exercise "My bench" of your own
    And a workout was started
    And "My bench" was added to the workout
    And the set "80kg x5" was logged
    And the workout was finished
    When I open "recordbook://strength/exercises?query=bench%20press&merge=own-1" in English
    Then the title is "Merge My bench with…"
    When I press "Merge: Barbell Bench Press - Medium Grip"
    Then the route is "recordbook://strength/exercises/Barbell_Bench_Press_-_Medium_Grip"
    And the row "Sets" is:
      | label | Sets: 1 set |

  @clock:2026-11-18T17:30:00,x0
  Scenario: A muscle that there is not is refused
    Given an empty book
    When I open "recordbook://strength/exercises?muscle=tail" in English
    Then it is refused, naming "tail"
