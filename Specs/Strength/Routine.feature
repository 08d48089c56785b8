@screen:strength/routines/ID @screen:strength/new-routine
Feature: A routine
  One form, saved once: its name, and a table of sets for each exercise, which tells the muscles and, in empty fields, the
  last loads and the usual rest. What adds, removes and moves brings the form back as it is written, unsaved, and its
  address carries that. A rest is written as 2:00, 120 or 90 s. It is started; a menu at its end plans it, shows the next
  workout, or deletes it, which can be undone. A new one begins with an exercise, and has a name that no other has.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Two exercises, in Czech
    Given the routine "Celé tělo" of "Bench Press:2x5, Barbell Squat:1x8"
    When I open "recordbook://strength/routines/r1" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Rutina
      ══════

      Začít trénink      recordbook strength start r1

      Dny
        [ ] Po   recordbook strength schedule r1 --weekdays mon
        [ ] Út   recordbook strength schedule r1 --weekdays tue
        [ ] St   recordbook strength schedule r1 --weekdays wed
        [ ] Čt   recordbook strength schedule r1 --weekdays thu
        [ ] Pá   recordbook strength schedule r1 --weekdays fri
        [ ] So   recordbook strength schedule r1 --weekdays sat
        [ ] Ne   recordbook strength schedule r1 --weekdays sun

      Název: Celé tělo

      Bench press s velkou činkou
        Prsa, ramena, triceps
        Další možnosti: Bench press s velkou činkou
            Progrese: žádná   recordbook show recordbook://strength/routines/r1/plan/1
            Odebrat cvik
        ↓
        Série  kg  Opak.
          1     –      5
          2     –      5
        Přidat sérii
        Odpočinek:

      Dřep s velkou činkou
        Přední stehna, lýtka, hýždě
        Další možnosti: Dřep s velkou činkou
            Progrese: žádná   recordbook show recordbook://strength/routines/r1/plan/2
            Odebrat cvik
        ↑
        Série  kg  Opak.
          1     –      8
        Přidat sérii
        Odpočinek:

      Přidat cvik
      Uložit             recordbook strength save-routine NAME EXERCISE:3x5 --id r1

        Další možnosti
            Plán  recordbook show recordbook://strength/routines/r1/schedule
            Příští trénink   recordbook strength today r1
            Smazat rutinu    recordbook strength remove-routine r1

      Zrušit   recordbook show recordbook://strength/workouts
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-18T17:30:00,x0
  Scenario: Two exercises, in English
    Given the routine "Full Body" of "Bench Press:2x5, Barbell Squat:1x8"
    When I open "recordbook://strength/routines/r1" in English
    Then in a terminal 80 columns wide it reads:
      """
      Routine
      ═══════

      Start Workout     recordbook strength start r1

      Days
        [ ] Mon   recordbook strength schedule r1 --weekdays mon
        [ ] Tue   recordbook strength schedule r1 --weekdays tue
        [ ] Wed   recordbook strength schedule r1 --weekdays wed
        [ ] Thu   recordbook strength schedule r1 --weekdays thu
        [ ] Fri   recordbook strength schedule r1 --weekdays fri
        [ ] Sat   recordbook strength schedule r1 --weekdays sat
        [ ] Sun   recordbook strength schedule r1 --weekdays sun

      Name: Full Body

      Barbell Bench Press
        Chest, shoulders, triceps
        More: Barbell Bench Press
            Progression: none
                recordbook show recordbook://strength/routines/r1/plan/1
            Remove Exercise
        ↓
        Set  kg  Reps
          1   –     5
          2   –     5
        Add Set
        Rest:

      Barbell Squat
        Quadriceps, calves, glutes
        More: Barbell Squat
            Progression: none
                recordbook show recordbook://strength/routines/r1/plan/2
            Remove Exercise
        ↑
        Set  kg  Reps
          1   –     8
        Add Set
        Rest:

      Add Exercise
      Save              recordbook strength save-routine NAME EXERCISE:3x5 --id r1

        More
            Plan  recordbook show recordbook://strength/routines/r1/schedule
            Next Workout     recordbook strength today r1
            Delete Routine   recordbook strength remove-routine r1

      Cancel   recordbook show recordbook://strength/workouts
      """

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Empty fields show the last loads and the usual rest
    Given these workouts were done:
      | start            | minutes | name | sets                                                                    |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 40kg x8 warmup, 82.5kg x5, 80kg x4; Chin Up: x12 |
    And the routine "Full Body" of "Bench Press:3x5"
    When I open "recordbook://strength/routines/r1" in English
    Then the numericField "Load, kg: Barbell Bench Press, set 1" is:
      | value       |      |
      | placeholder | 82.5 |
    And the numericField "Load, kg: Barbell Bench Press, set 3" is:
      | placeholder | 80 |
    And the textField "Rest: Barbell Bench Press" is:
      | placeholder | 1:30 |

  @clock:2026-11-18T17:30:00,x0
  Scenario: As it is written, and not saved
    Given the routine "Full Body" of "Bench Press:2x5, Barbell Squat:1x8"
    When I open "recordbook://strength/routines/r1?draft=Legs;Barbell_Squat,,90|normal,100000kg,5,,,|normal,,,,," in English
    Then in a terminal 80 columns wide it reads:
      """
      Routine
      ═══════

      Name: Legs

      Barbell Squat
        Quadriceps, calves, glutes
        Set   kg  Reps
          1  100     5
          2    –     –
        Add Set
        Rest: 1:30

      Add Exercise
      Save           recordbook strength save-routine NAME EXERCISE:3x5 --id r1

        More
            Plan  recordbook show recordbook://strength/routines/r1/schedule
            Next Workout     recordbook strength today r1
            Delete Routine   recordbook strength remove-routine r1

      Cancel   recordbook show recordbook://strength/workouts
      """
    And whatever can be pressed has a label
    And every colour is in the palette

  @clock:2026-11-18T17:30:00,x0
  Scenario: What is no draft
    Given the routine "Full Body" of "Bench Press:2x5, Barbell Squat:1x8"
    When I open "recordbook://strength/routines/r1?draft=Legs;Barbell_Squat" in English
    Then it is refused, naming "Legs;Barbell_Squat"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A new one
    Given an empty book
    When I open "recordbook://strength/new-routine?exercise=Plank" in English
    And I press "Save" with:
      | Name | Core |
    Then there is a row "Core"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A name that another has
    Given the routine "Core" of "Plank:3x1"
    When I open "recordbook://strength/new-routine?exercise=Plank" in English
    And I press "Save" with:
      | Name | core |
    Then it is refused, naming "routine r1 already"
    And it is refused, naming "save-routine NAME EXERCISE:3x5 --id r1"

  @clock:2026-11-18T17:30:00,x0
  Scenario: A new one, without an exercise yet, in Czech
    Given an empty book
    When I open "recordbook://strength/new-routine" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Nová rutina
      ═══════════
      Rutina začíná cvikem; další přidáte pak.

      Přidat cvik   recordbook show 'recordbook://strength/exercises?routine=new'

      Zrušit   recordbook show recordbook://strength/workouts
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: It is deleted, and back
    Given the routine "Core" of "Plank:3x1"
    When I open "recordbook://strength/routines/r1" in English
    Then the button "Delete Routine" is:
      | asks first | Delete the routine? It can be undone. |
    When I press "Delete Routine"
    Then there is no row "Core"
    When I undo the last correction
    And I open "recordbook://strength/workouts" in English
    Then there is a row "Core"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: It is started
    Given the routine "Core" of "Plank:3x1"
    When I open "recordbook://strength/routines/r1" in Czech
    And I press "Začít trénink"
    Then the route is "recordbook://strength/active"
    And the title is "Core"

  @clock:2026-11-18T17:30:00,x0
  Scenario: A routine that there is not
    Given an empty book
    When I open "recordbook://strength/routines/r7" in English
    Then it is refused, naming "r7"
    And it is refused, naming "strength routines"

  @clock:2026-11-18T17:30:00,x0
  Scenario: What is no routine
    Given an empty book
    When I open "recordbook://strength/routines/legs" in Czech
    Then it is refused, naming "legs"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: The days of the week are switched on and off
    Given the routine "Full Body" of "Bench Press:2x5"
    When I open "recordbook://strength/routines/r1" in English
    And I press "Monday"
    And I press "Wednesday"
    Then the toggle "Mon" is:
      | on | yes |
    And the toggle "Tue" is:
      | on | no |
    And the toggle "Wed" is:
      | on | yes |
    When I press "Monday"
    And I press "Wednesday"
    Then the toggle "Wed" is:
      | on | no |
