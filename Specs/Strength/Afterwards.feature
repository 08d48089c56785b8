@screen:strength/log @screen:strength/workouts/ID/add @screen:strength/workouts/ID/add/NUMBER @screen:strength/workouts/ID/times
Feature: A workout that is over
  It is written down exercise by exercise: a further log of the same start adds to the same workout. Sets are added, exercises
  moved and swapped, its times and its note corrected. Each of these is a correction that can be undone. A day to come is
  scheduled, not logged.

  @doors @clock:2026-11-26T17:30:00,x0
  Scenario: The exercise is chosen first, in Czech
    Given an empty book
    When I open "recordbook://strength/log" in Czech
    Then there is a button "Přidat cvik"
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-26T17:30:00,x0
  Scenario: The form, in English
    Given an empty book
    When I open "recordbook://strength/log?exercise=Barbell_Squat" in English
    Then the dateField "Day" is:
      | value | 2026-11-26 |
    And there is a timeField "Start"
    And there is a stepper "Load"
    And there is a button "Save"
    And whatever can be pressed has a label

  @doors @clock:2026-11-26T17:30:00,x0
  Scenario: Logged in two parts
    Given an empty book
    When I log "80kg x5, 75kg x8" of "Bench Press" on 2026-11-25 at 18:00
    And I log "60s" of "Plank" on 2026-11-25 at 18:00
    And I open "recordbook://strength/workouts/s20261125T180000" in English
    Then there is a row "1 · 80 kg × 5"
    And there is a row "2 · 75 kg × 8"
    And there is a row "1 · 1:00"
    When I undo the last correction
    And I open "recordbook://strength/workouts/s20261125T180000" in English
    Then there is no row "1 · 1:00"

  @doors @clock:2026-11-26T17:30:00,x0
  Scenario: A day to come
    Given an empty book
    When I log "80kg x5" of "Bench Press" on 2026-11-27 at 18:00
    Then it is refused, naming "day to come"
    When I log "80kg x5" of "Bench Press" on 2026-11-26 at 23:00
    Then it is refused, naming "day to come"
    When I log "80kg x5" of "Bench Press" on 2026-11-25 at 25:00
    Then it is refused, naming "25:00"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Sets are added
    Given these workouts were done:
      | start            | minutes | name | sets                                           |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 80kg x5, 80kg x4; Plank: 60s |
    When I add the set "80kg x3" of "Bench Press (Barbell)" to s20261110T170000
    And I add the set "82.5kg x1" of "Bench Press (Barbell)" to s20261110T170000 after set 1
    And I add the set "x12" of "Chin Up" to s20261110T170000
    And I open "recordbook://strength/workouts/s20261110T170000" in English
    Then there is a row "2 · 82.5 kg × 1"
    And there is a row "4 · 80 kg × 3"
    And there is a row "1 · 12×"
    When I add the set "x1" of "Plank" to s20261110T170000 after set 1
    Then it is refused, naming "set 1"
    When I add the set "x1" of "Plank" to s20261110T170000 after set 99
    Then it is refused, naming "99"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Exercises are moved and swapped
    Given these workouts were done:
      | start            | minutes | name | sets                                           |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 80kg x5; Plank: 60s |
    When I move exercise 2 of s20261110T170000 to place 1
    And I swap exercise 2 of s20261110T170000 for "Barbell Squat"
    And I open "recordbook://strength/workouts/s20261110T170000" in English
    Then there is a section "Barbell Squat"
    And there is no section "Barbell Bench Press"
    When I move exercise 3 of s20261110T170000 to place 1
    Then it is refused, naming "number 3"
    When I swap exercise 1 of s20261110T170000 for "No Such Thing Xyzzy"
    Then it is refused, naming "Xyzzy"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A set is added on the page
    Given these workouts were done:
      | start            | minutes | name | sets                           |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 80kg x5 |
    When I open "recordbook://strength/workouts/s20261110T170000/add/1" in English
    And I press "Save" with:
      | Load | 85 |
      | Reps | 3  |
    Then the route is "recordbook://strength/workouts/s20261110T170000"
    And there is a row "2 · 85 kg × 3"

  @clock:2026-11-18T17:30:00,x0
  Scenario: The end of a workout of less than a minute
    Given these workouts were done:
      | start            | minutes | name | sets       |
      | 2026-11-10 17:00 | 0       | Core | Plank: 30s |
    When I open "recordbook://strength/workouts/s20261110T170000/times" in English
    Then the timeField "Start" is:
      | value | 17:00 |
    And the timeField "End" is:
      | value | |

  @doors @clock:2026-11-10T17:30:00,x0
  Scenario: An end that is the start
    Given these workouts were done:
      | start            | minutes | name | sets                           |
      | 2026-11-10 17:00 | 10      | Push | Bench Press (Barbell): 80kg x5 |
    When I open "recordbook://strength/workouts/s20261110T170000/times" in English
    And I press "Save" with:
      | End | 17:00 |
    Then it is refused, naming "end"

  @doors @clock:2026-11-10T17:30:00,x0
  Scenario: An end to come
    Given these workouts were done:
      | start            | minutes | name | sets                           |
      | 2026-11-10 17:00 | 10      | Push | Bench Press (Barbell): 80kg x5 |
    When I open "recordbook://strength/workouts/s20261110T170000/times" in English
    And I press "Save" with:
      | End | 18:30 |
    Then it is refused, naming "end"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Its times, in Czech
    Given these workouts were done:
      | start            | minutes | name | sets                           |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 80kg x5 |
    When I open "recordbook://strength/workouts/s20261110T170000/times" in Czech
    Then the timeField "Začátek" is:
      | value | 17:00 |
    And the timeField "Konec" is:
      | value | 18:05 |
    And whatever can be pressed has a label
    When I press "Uložit" with:
      | Začátek | 16:30 |
      | Konec   | 17:50 |
    Then the route is "recordbook://strength/workouts/s20261110T170000"
