@screen:strength/active @screen:strength/active/add/NUMBER
Feature: The workout that is on
  How long it has been, what is done of it, the rest, and each exercise: its sets with what was done last time beside them,
  and the next and the planned sets in fields of their rows that hold what will most likely be done: what is planned, else
  what was just done, else what was done last time. Enter in a field, or the row's ✓, logs it; ✓ again takes it back, the
  number of a set leads to where it is corrected, with its kind, effort and note. Each exercise has its next set open, as a
  rack may be taken; Add Set beneath it opens all that a set may have. Its fields show the decimal mark of the language and
  take a point or a comma; a load takes a unit behind it, which counts instead of the column's, and words for no load; what
  cannot be read stays in its field, and why stands below. The rest stays in reach below; for a minute after its end it is
  said there that it is over. Times are in digits of one width. It fills the screen, and what interrupts it, a call, a reload,
  a killed program, loses nothing. Where for four hours no set was logged, no exercise added and nobody went on with it, it
  was likely forgotten: it asks whether it ended with its last set, goes on or is discarded, before it takes a set.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Of a routine, before the first set, in Czech
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    And the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    When I open "recordbook://strength/active" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Full Body
      ═════════

        0:00
        0 ze 6 sérií   [..........] 0 %

      ▌ Bench press s velkou činkou
        Minule: 16. 11. · odpočinek 1:30
        Série    Minule    kg  Opak.  RPE
        > 1    82,5 × 5  82,5      5    –
          2    82,5 × 4  82,5      5    –
          3           —  82,5      5    –
        Přidat sérii        recordbook show recordbook://strength/active/add/1
        Další možnosti: Bench press s velkou činkou
            Vyměnit cvik    recordbook strength swap 1 EXERCISE
            Posunout dolů   recordbook strength move 1 2

      Dřep s velkou činkou
        Minule: 12. 11. · odpočinek 1:30
        Série   Minule   kg  Opak.
          1    100 × 5  100      5
          2    105 × 5  100      5
          3          —  100      5
        Přidat sérii          recordbook show recordbook://strength/active/add/2
        Další možnosti: Dřep s velkou činkou
            Vyměnit cvik      recordbook strength swap 2 EXERCISE
            Posunout nahoru   recordbook strength move 2 1

        Přidat cvik   recordbook strength exercises

      Hotovo                recordbook strength set LOAD xREPS
      Zpět: Posilování      recordbook strength
      Začít supersérii  recordbook show 'recordbook://strength/exercises?superset=1'
      Poznámka k tréninku   recordbook strength note NOTE
      Zahodit               recordbook strength discard
      Pozastavit            recordbook strength pause
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    And the screen is:
      | presentation | fullScreenModal |

  @clock:2026-11-18T17:30:00,x0
  Scenario: Of a routine, before the first set, in English
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    And the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    When I open "recordbook://strength/active" in English
    Then in a terminal 80 columns wide it reads:
      """
      Full Body
      ═════════

        0:00
        0 of 6 sets   [..........] 0%

      ▌ Barbell Bench Press
        Last: Nov 16 · rest 1:30
        Set  Previous    kg  Reps  RPE
        > 1  82.5 × 5  82.5     5    –
          2  82.5 × 4  82.5     5    –
          3         —  82.5     5    –
        Add Set             recordbook show recordbook://strength/active/add/1
        More: Barbell Bench Press
            Swap Exercise   recordbook strength swap 1 EXERCISE
            Move Down       recordbook strength move 1 2

      Barbell Squat
        Last: Nov 12 · rest 1:30
        Set  Previous   kg  Reps
          1   100 × 5  100     5
          2   105 × 5  100     5
          3         —  100     5
        Add Set             recordbook show recordbook://strength/active/add/2
        More: Barbell Squat
            Swap Exercise   recordbook strength swap 2 EXERCISE
            Move Up         recordbook strength move 2 1

        Add Exercise   recordbook strength exercises

      Done                  recordbook strength set LOAD xREPS
      Back: Strength        recordbook strength
      Start a Superset  recordbook show 'recordbook://strength/exercises?superset=1'
      Note on the Workout   recordbook strength note NOTE
      Discard               recordbook strength discard
      Pause                 recordbook strength pause
      """

  @clock:2026-11-18T17:30:00,x0
  Scenario: What a rotor leads through
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
    And the routine "Full Body" of "Bench Press:2x5, Barbell Squat:2x5"
    And a workout of routine r1 was started
    When I open "recordbook://strength/active" in English
    Then the rotor of headings lists:
      | heading |
      | Full Body |
      | Barbell Bench Press |
      | Barbell Squat |
    And the rotor of tables lists:
      | table |
      | Barbell Bench Press |
      | Barbell Squat |
    And the rotor of fields lists:
      | field |
      | Load, kg: Barbell Bench Press, set 1 |
      | Reps: Barbell Bench Press, set 1 |
      | Effort (RPE): Barbell Bench Press, set 1 |
      | Load, kg: Barbell Bench Press, set 2 |
      | Reps: Barbell Bench Press, set 2 |
      | Effort (RPE): Barbell Bench Press, set 2 |
      | Load, kg: Barbell Squat, set 1 |
      | Reps: Barbell Squat, set 1 |
      | Load, kg: Barbell Squat, set 2 |
      | Reps: Barbell Squat, set 2 |
    And the rotor of buttons lists:
      | button |
      | Done: Barbell Bench Press, set 1 |
      | Done: Barbell Bench Press, set 2 |
      | Add Set: Barbell Bench Press |
      | Swap Exercise: Barbell Bench Press |
      | Move Down: Barbell Bench Press |
      | Done: Barbell Squat, set 1 |
      | Done: Barbell Squat, set 2 |
      | Add Set: Barbell Squat |
      | Swap Exercise: Barbell Squat |
      | Move Up: Barbell Squat |
      | Add Exercise |

  @clock:2026-11-18T17:30:00,x0
  Scenario: For a minute the dock says that the rest is over
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the set "85kg x5" was logged
    And the clock says "2026-11-18T17:31:42"
    When I open "recordbook://strength/active" in English
    Then there is a text "Rest is over"
    And there is a timer "0:12"
    And there is no button "Skip"
    When I open "recordbook://strength/active" in Czech
    Then there is a text "Odpočinek skončil"
    Given the clock says "2026-11-18T17:32:30"
    When I open "recordbook://strength/active" in English
    Then there is no text "Rest is over"

  @clock:2026-11-18T17:30:00,x0
  Scenario: Nothing is on
    Given an empty book
    When I open "recordbook://strength/active" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Trénink
      ═══════

      Žádný trénink neprobíhá

      Začít trénink   recordbook strength start

      Zpět: Posilování   recordbook strength
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A set is done, and a rest begins
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    And the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    When I open "recordbook://strength/active" in English
    And I press "Done: Barbell Bench Press, set 1" with:
      | Load | 85 |
    Then there is a button "Delete Set 1"
    And there is a dock "Rest"
    And there is a progress-bar "1 of 6 sets"
    And the numericField "Load" is:
      | value | 85 |
    And the numericField "Reps" is:
      | value | 5 |
    And a person goes on with "Done: Barbell Bench Press, set 2"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Any of the planned sets is done first
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    When I open "recordbook://strength/active" in English
    And I press "Done: Barbell Bench Press, set 3" with:
      | Load | 85 |
    Then there is a button "Delete Set 1"
    And there is no button "Done: Barbell Bench Press, set 1"
    And there is a button "Done: Barbell Bench Press, set 3"

  @clock:2026-11-18T17:30:00,x0
  Scenario: What is done is seen beside what was done last time
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    And the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the set "85kg x5 @8.5" was logged
    And the clock says "2026-11-18T17:33:10"
    When I open "recordbook://strength/active" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Full Body
      ═════════

        3:10
        1 ze 6 sérií   [#.........] 16 %
        425 kg

      ▌ Bench press s velkou činkou
        Minule: 16. 11. · odpočinek 1:30
        Série              Minule  kg  Opak.  RPE
        ✓ 1    82,5 × 5 · RPE 8,5  85      5  8,5
        > 2              82,5 × 4  85      5    –
          3                     —  85      5    –
        Přidat sérii        recordbook show recordbook://strength/active/add/1
        Další možnosti: Bench press s velkou činkou
            Vyměnit cvik    recordbook strength swap 1 EXERCISE
            Posunout dolů   recordbook strength move 1 2

      Dřep s velkou činkou
        Minule: 12. 11. · odpočinek 1:30
        Série   Minule   kg  Opak.
          1    100 × 5  100      5
          2    105 × 5  100      5
          3          —  100      5
        Přidat sérii          recordbook show recordbook://strength/active/add/2
        Další možnosti: Dřep s velkou činkou
            Vyměnit cvik      recordbook strength swap 2 EXERCISE
            Posunout nahoru   recordbook strength move 2 1

        Přidat cvik   recordbook strength exercises

      Opraví sérii          recordbook show recordbook://strength/active/sets/1
      Smazat sérii 1        recordbook strength remove-set s20261118T173000 1
      Hotovo                recordbook strength set LOAD xREPS
      Zpět: Posilování      recordbook strength
      Začít supersérii  recordbook show 'recordbook://strength/exercises?superset=1'
      Poznámka k tréninku   recordbook strength note NOTE
      Zahodit               recordbook strength discard
      Pozastavit            recordbook strength pause
      Dokončit              recordbook strength finish
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: The other exercise first, where the rack is taken
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    And the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    When I open "recordbook://strength/active" in Czech
    And I press "Hotovo: Dřep s velkou činkou, série 1" with:
      | Zátěž | 110 |
    Then there is a button "Smazat sérii 1"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: The order of a superset
    Given a workout was started
    And "Bench Press" was added to superset 1
    And "Bent Over Barbell Row" was added to superset 1
    When I open "recordbook://strength/active" in English
    Then the card "Barbell Bench Press, superset 1" is:
      | fill | accent.fill |
    When I log the set "80kg x8"
    And I open "recordbook://strength/active" in English
    Then the card "Bent Over Barbell Row, superset 1" is:
      | fill | accent.fill |
    When I log the set "60kg x8"
    And I open "recordbook://strength/active" in English
    Then the card "Barbell Bench Press, superset 1" is:
      | fill | accent.fill |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A superset of one block follows itself
    Given a workout was started
    And "Bench Press" was added to superset 1
    When I log the set "80kg x8"
    And I open "recordbook://strength/active" in Czech
    Then the card "Bench press s velkou činkou, supersérie 1" is:
      | fill | accent.fill |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A superset is begun by choosing its exercises
    Given a workout was started
    And "Bench Press" was added to the workout
    When I open "recordbook://strength/active" in English
    Then the button "Start a Superset" is:
      | leads to | recordbook://strength/exercises?superset=1 |
    When I open "recordbook://strength/exercises?query=barbell%20squat&superset=1" in English
    And I press "Add: Barbell Squat"
    Then there is a card "Barbell Squat, superset 1"
    And there is a button "Add an Exercise to Superset 1"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Pause and go on
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    When I open "recordbook://strength/active" in Czech
    And I press "Pozastavit"
    Then there is a warning "Pozastaveno"
    And there is no numericField "Zátěž"
    When I press "Pokračovat"
    Then there is no warning "Pozastaveno"
    And there is a button "Pozastavit"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: No set while it is paused
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the workout was paused
    When I log the set "80kg x5"
    Then it is refused, naming "the workout is paused"
    And it is refused, naming "recordbook strength resume"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: It is finished
    Given these workouts were done:
      | start            | minutes | name | sets                                                                   |
      | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8, 80kg x5; Plank: 60s |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5, 105kg x5                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5 @9, 82.5kg x4; Chin Up: x12           |
    And the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the set "90kg x5" was logged
    And the clock says "2026-11-18T18:10:00"
    When I open "recordbook://strength/active" in English
    And I press "Finish"
    Then the route is "recordbook://strength/workouts/s20261118T173000"
    And there is a badge "Heaviest 90 kg, before 82.5 kg"
    And the stat "Duration" is:
      | label | 40 minutes |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: With no set it can only be discarded
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    When I open "recordbook://strength/active" in English
    Then there is no button "Finish"
    And the button "Discard" is:
      | asks first | Discard the workout? It can be undone. |
    When I press "Discard"
    Then the route is "recordbook://strength/home"
    And there is no button "Resume Workout"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Four hours without a set
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the set "80kg x5" was logged
    And the clock says "2026-11-18T21:45:00"
    When I open "recordbook://strength/active" in Czech
    Then there is a warning "Dnešní trénink ze 17:30 stále běží (poslední série 17:30)."
    When I press "Ukončit poslední sérií"
    Then the route is "recordbook://strength/workouts/s20261118T173000"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A workout of yesterday that was forgotten asks before it takes sets of today
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the clock says "2026-11-18T17:40:00"
    And the set "80kg x5" was logged
    And the clock says "2026-11-19T08:00:00"
    When I log the set "85kg x5"
    Then it is refused, naming "the workout of yesterday, 5:30 PM, still runs (last set 5:40 PM)"
    And it is refused, naming "recordbook strength finish --at-last-set"
    And it is refused, naming "recordbook strength resume"
    And it is refused, naming "recordbook strength discard"
    When I open "recordbook://strength/active" in English
    Then there is a warning "The workout of yesterday, 5:30 PM, still runs (last set 5:40 PM)."
    And there is a button "Finish at the Last Set"
    And there is just one button "Discard"
    And there is no numericField "Load"
    And there is no button "Finish"
    And there is no button "Add Exercise"
    When I press "Go On"
    And I press "Done: Barbell Bench Press, set 2" with:
      | Load | 85 |
    Then there is a button "Delete Set 2"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A forgotten workout takes no exercise, and is not finished now, without a question
    Given a workout was started
    And "Plank" was added to the workout
    And the clock says "2026-11-19T08:00:00"
    When I add "Bench Press" to the workout
    Then it is refused, naming "no set yet"
    When I finish the workout
    Then it is refused, naming "recordbook strength resume"
    When I start a workout
    Then it is refused, naming "recordbook strength discard"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: It may be paused
    Given a workout was started
    And "Plank" was added to the workout
    And the set "60s" was logged
    And the workout was paused
    And the clock says "2026-11-19T08:00:00"
    When I log the set "60s"
    Then it is refused, naming "strength finish --at-last-set"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Three hours and 59 minutes are a long rest
    Given a workout was started
    And "Plank" was added to the workout
    And the set "60s" was logged
    And the clock says "2026-11-18T21:29:00"
    When I log the set "60s"
    And I open "recordbook://strength/active" in English
    Then there is a button "Delete Set 2"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A set is deleted beside it
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the set "80kg x5" was logged
    When I open "recordbook://strength/active" in English
    And I press "Delete Set 1"
    Then there is no button "Delete Set 1"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: The program was killed in the middle
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    And the set "80kg x5" was logged
    And the service that had the run was killed
    When I open "recordbook://strength/active" in English
    Then there is a button "Delete Set 1"
    And there is a dock "Rest"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: The first set, before there is an exercise
    Given a workout was started
    When I log the set "80kg x5"
    Then it is refused, naming "no exercise yet"
    And it is refused, naming "recordbook strength add EXERCISE"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: More repetitions than anybody does
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    When I log the set "80kg x10001"
    Then it is refused, naming "reps"
    And it is refused, naming "from 0 to 10000"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: More than anybody lifts
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    When I log the set "2000.001kg x1"
    Then it is refused, naming "at most 2000 kg"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Less than nothing
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    When I open "recordbook://strength/active" in English
    And I press "Done: Barbell Bench Press, set 1" with:
      | Load | 80 |
      | Reps | -5 |
    Then it is refused

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A power of ten
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    When I open "recordbook://strength/active" in English
    And I press "Done: Barbell Bench Press, set 1" with:
      | Load | 1e5 |
    Then it is refused

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario Outline: What may be typed as a load
    Given a workout was started
    And "Bench Press" was added to the workout
    When I open "recordbook://strength/active" in English
    And I press "Done: Barbell Bench Press, set 1" with:
      | Load | <typed> |
      | Reps | 5       |
    And I finish the workout
    And I open "recordbook://strength/workouts/s20261118T173000" in English
    Then there is a row "<set>"

    Examples:
      | typed      | set             |
      | 62.5       | 1 · 62.5 kg × 5 |
      | 62,5       | 1 · 62.5 kg × 5 |
      | 62.5kg     | 1 · 62.5 kg × 5 |
      | 135 lb     | 1 · 135 lb × 5  |
      | bodyweight | 1 · 5×          |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A field is sent with the decimal comma that it shows
    Given a workout was started
    And "Bench Press" was added to the workout
    And the set "62.5kg x5" was logged
    When I open "recordbook://strength/active" in Czech
    And I press "Hotovo: Bench press s velkou činkou, série 2" with:
      | Opakování | 4 |
    And I finish the workout
    And I open "recordbook://strength/workouts/s20261118T173000" in Czech
    Then there is a row "2 · 62,5 kg × 4"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario Outline: What is no load of this exercise
    Given a workout was started
    And "Bench Press" was added to the workout
    When I open "recordbook://strength/active" in English
    And I press "Done: Barbell Bench Press, set 1" with:
      | Load | <typed> |
      | Reps | 5       |
    Then it is refused
    When I open "recordbook://strength/active" in English
    Then there is no button "Delete Set 1"

    Examples:
      | typed |
      | −20   |
      | heavy |
      | 20 st |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A set with its kind is added
    Given the routine "Full Body" of "Bench Press:3x5, Barbell Squat:3x5"
    And a workout of routine r1 was started
    When I open "recordbook://strength/active" in Czech
    Then the button "Přidat sérii: Dřep s velkou činkou" is:
      | leads to | recordbook://strength/active/add/2 |
    When I open "recordbook://strength/active/add/2" in Czech
    Then the title is "Přidat sérii"
    And the stepper "Opakování" is:
      | value | 5 |
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    And the screen is:
      | presentation | sheet |
    When I press "Uložit" with:
      | Zátěž      | 60         |
      | Druh série | Rozcvičení |
    Then the route is "recordbook://strength/active"
    And there is a button "Smazat sérii 1"
    And there is a text "rozcvičení"

  @clock:2026-11-18T17:30:00,x0
  Scenario: No set is added to an exercise that there is not
    Given a workout was started
    When I open "recordbook://strength/active/add/1" in English
    Then it is refused
