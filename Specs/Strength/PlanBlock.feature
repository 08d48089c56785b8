@screen:strength/routines/ID/plan/NUMBER
Feature: The plan of an exercise
  Sets, repetitions or a range of them, the load or a part of the training max or an effort, and how the load grows: not at
  all, linear, double, or in waves. The rest, too. It is saved at once and can be undone. A plan that goes on keeps the load
  that it has come to, unless the load itself is changed. Warm-up sets stay; a load and a part of the training max are not
  given together.

  @doors @clock:2026-11-26T17:30:00,x0
  Scenario: An exercise without a rule, in Czech
    Given the routine "Push" of "Bench Press:3x5"
    When I open "recordbook://strength/routines/r1/plan/1" in Czech
    Then the stepper "Série" is:
      | value | 3 |
    And the stepper "Opakování" is:
      | value | 5 |
    And there is a radio "Žádná"
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-26T17:30:00,x0
  Scenario: An exercise with a rule, in English
    Given the routine "Push" of "Bench Press:3x5"
    And "Bench Press" of routine r1 is planned as "3x8-12 x60kg double 2.5kg"
    When I open "recordbook://strength/routines/r1/plan/1" in English
    Then there is a row "Next: 3 × 8, 60 kg"
    And the stepper "Reps at Most" is:
      | value | 12 |
    And the stepper "Load" is:
      | value | 60 |
    And the stepper "Add Each Time" is:
      | value | 2.5 |

  @clock:2026-11-26T17:30:00,x0
  Scenario: A part of the training max
    Given the routine "Push" of "Bench Press:3x5"
    And "Bench Press" of routine r1 is planned as "3x5 @32.3%"
    When I open "recordbook://strength/routines/r1/plan/1" in English
    Then the stepper "% of the Training Max" is:
      | value | 32.3 |

  @doors @clock:2026-11-26T17:30:00,x0
  Scenario: It is planned, and taken back
    Given the routine "Push" of "Bench Press:3x5"
    When I open "recordbook://strength/routines/r1/plan/1" in English
    And I press "Save" with:
      | Sets         | 3  |
      | Reps         | 8  |
      | Reps at Most | 12 |
      | Load         | 60 |
      | Progression  | Double |
    Then the route is "recordbook://strength/routines/r1"
    And there is a button "Progression: double, +2.5 kg: 3 × 8, 60 kg, Barbell Bench Press"
    When I undo the last correction
    And I open "recordbook://strength/routines/r1" in English
    Then there is a button "Progression: none, Barbell Bench Press"

  @doors @clock:2026-11-26T17:30:00,x0
  Scenario: What does not fit
    Given the routine "Push" of "Bench Press:3x5"
    When I plan "Bench Press" of routine r1 as "3x8 x60kg double 2.5kg"
    Then it is refused, naming "range"
    When I plan "Bench Press" of routine r1 as "3x8-12 x60kg double 5lb"
    Then it is refused, naming "units"
    When I plan "Bench Press" of routine r1 as "3x5 x80kg @75%"
    Then it is refused, naming "percentage"
    When I plan "Bench Press" of routine r1 as "3x5 @75% linear 2.5kg"
    Then it is refused, naming "percentage"
    When I plan "Bench Press" of routine r1 as "0x5"
    Then it is refused, naming "number of sets"
    When I plan "Bench Press" of routine r7 as "3x8"
    Then it is refused, naming "r7"

  @clock:2026-11-26T17:30:00,x0
  Scenario: An exercise that the routine lacks
    Given the routine "Push" of "Bench Press:3x5"
    When I open "recordbook://strength/routines/r1/plan/2" in English
    Then it is refused, naming "number 2"
