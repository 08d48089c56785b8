@screen:strength/workouts
Feature: Plan, routines and past workouts
  What is planned this week and the next, the routines, and what was done, by month, the latest thirty; older ones by year.
  Each workout tells its name, day, length, sets and volume, and whether something of it is suspicious.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Nothing planned and nothing done, in Czech
    Given an empty book
    When I open "recordbook://strength/workouts" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Tréninky
      ════════

      Plán
        Nic není naplánováno

      Rutiny
        Nová rutina
        Zapsat dřívější trénink

      Zatím žádné tréninky

      Začněte, nebo načtěte deník: Strong, Hevy, FitNotes i sedm dalších (CSV).

      Načíst deník (kg)   recordbook import LOG.csv --unit kg
      Načíst deník (lb)   recordbook import LOG.csv --unit lb

      Začne výběrem cviku            recordbook show recordbook://strength/new-routine
      Zapíše trénink, který už byl   recordbook show recordbook://strength/log
      Přehled                        recordbook

      ( ) Domů        recordbook show recordbook://strength/home
      (•) Tréninky    recordbook show recordbook://strength/workouts
      ( ) Příspěvky   recordbook show recordbook://feed
      ( ) Profil      recordbook show recordbook://strength/profile
      ( ) Více        recordbook show recordbook://strength/more
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-18T17:30:00,x0
  Scenario: Nothing planned and nothing done, in English
    Given an empty book
    When I open "recordbook://strength/workouts" in English
    Then in a terminal 80 columns wide it reads:
      """
      Workouts
      ════════

      Plan
        Nothing planned

      Routines
        New Routine
        Log a Past Workout

      No workouts yet

      Start one, or import a log: Strong, Hevy, FitNotes and seven more apps (CSV).

      Import a Log (kg)   recordbook import LOG.csv --unit kg
      Import a Log (lb)   recordbook import LOG.csv --unit lb

      Begins with choosing an exercise
          recordbook show recordbook://strength/new-routine
      Logs a workout that is over        recordbook show recordbook://strength/log
      Overview                           recordbook

      ( ) Home       recordbook show recordbook://strength/home
      (•) Workouts   recordbook show recordbook://strength/workouts
      ( ) Feed       recordbook show recordbook://feed
      ( ) Profile    recordbook show recordbook://strength/profile
      ( ) More       recordbook show recordbook://strength/more
      """

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Three workouts, in Czech
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/workouts" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Tréninky
      ════════

      Plán
        Nic není naplánováno

      Rutiny
        Nová rutina
        Zapsat dřívější trénink

      Hledat trénink:    recordbook strength list --query QUERY

      Listopad 2026
        Push, 16. 11. 2026       1 h 10 min · 3 série · 743 kg  s20261116T170000
        Legs, 12. 11. 2026       50 min · 2 série · 1 025 kg    s20261112T170000
        Push, 10. 11. 2026       1 h 5 min · 4 série · 800 kg   s20261110T170000

      Začne výběrem cviku            recordbook show recordbook://strength/new-routine
      Zapíše trénink, který už byl   recordbook show recordbook://strength/log
      Ukáže trénink                  recordbook strength show s20261116T170000
      Přehled                        recordbook

      ( ) Domů        recordbook show recordbook://strength/home
      (•) Tréninky    recordbook show recordbook://strength/workouts
      ( ) Příspěvky   recordbook show recordbook://feed
      ( ) Profil      recordbook show recordbook://strength/profile
      ( ) Více        recordbook show recordbook://strength/more
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-18T17:30:00,x0
  Scenario: Three workouts, in English
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/workouts" in English
    Then in a terminal 80 columns wide it reads:
      """
      Workouts
      ════════

      Plan
        Nothing planned

      Routines
        New Routine
        Log a Past Workout

      Search Workouts:    recordbook strength list --query QUERY

      November 2026
        Push, Nov 16, 2026  1 h 10 min · 3 sets · 743 kg  s20261116T170000
        Legs, Nov 12, 2026  50 min · 2 sets · 1,025 kg    s20261112T170000
        Push, Nov 10, 2026  1 h 5 min · 4 sets · 800 kg   s20261110T170000

      Begins with choosing an exercise
          recordbook show recordbook://strength/new-routine
      Logs a workout that is over        recordbook show recordbook://strength/log
      Shows the workout                  recordbook strength show s20261116T170000
      Overview                           recordbook

      ( ) Home       recordbook show recordbook://strength/home
      (•) Workouts   recordbook show recordbook://strength/workouts
      ( ) Feed       recordbook show recordbook://feed
      ( ) Profile    recordbook show recordbook://strength/profile
      ( ) More       recordbook show recordbook://strength/more
      """

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A routine, what is planned of it and what was missed
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    And the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And I schedule routine r1 on "2026-11-17"
    And I schedule routine r1 on "2026-11-20"
    When I open "recordbook://strength/workouts" in English
    Then the section "Plan" shows:
      | day | state |
      | Tue Nov 17  Full Body | missed |
      | Fri Nov 20  Full Body | planned |
    And there is a row "Full Body"

  @clock:2026-11-18T17:30:00,x0
  Scenario: A year
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/workouts?year=2026" in English
    Then there is a section "November 2026"
    And there is no section "Plan"

  @clock:2026-11-18T17:30:00,x0
  Scenario: A year without workouts
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    When I open "recordbook://strength/workouts?year=2019" in Czech
    Then there is a text "V roce 2019 žádné tréninky"

  @clock:2026-11-18T17:30:00,x0
  Scenario: What is no year is refused
    Given an empty book
    When I open "recordbook://strength/workouts?year=soon" in English
    Then it is refused, naming "soon"

  @clock:2026-11-18T17:30:00,x0
  Scenario: A workout that is on leads to it
    Given a workout was started
    And "Plank" was added to the workout
    And the set "60s" was logged
    When I open "recordbook://strength/workouts" in English
    Then the row "Workout, Nov 18, 2026" is:
      | leads to | recordbook://strength/active |
