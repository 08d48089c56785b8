@screen:strength/missing
Feature: What the week lacks
  How many working sets of this week each muscle has, how many are wanted, and what is still planned; those first that lack
  most. Muscles that assist count half.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A week with one workout and a plan
    Given these workouts were done:
      | start            | minutes | name | sets                                                        |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 40kg x8 warmup, 80kg x5, 80kg x5     |
    And the routine "Legs" of "Barbell Squat:3x5"
    When I schedule routine r1 on "2026-11-20"
    And I open "recordbook://strength/missing" in English
    Then the title is "Still to do this week"
    And the table row "Chest" is said as "Chest: 8 missing, 2 of 10 done"
    And the table row "Quadriceps" is said as "Quadriceps: 10 missing, 0 of 10 done, 3 planned"
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    When I open "recordbook://strength/missing" in Czech
    Then the title is "Zbývá tento týden"
    And the table row "Prsa" is said as "Prsa: chybí 8, hotovo 2 z 10"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A wave decides its own sets
    Given the routine "Legs" of "Barbell Squat:3x5"
    And "Barbell Squat" of routine r1 is planned as "wave 100kg 2.5kg"
    When I schedule routine r1 on "2026-11-20"
    And I open "recordbook://strength/missing" in English
    Then the table row "Quadriceps" is said as "Quadriceps: 10 missing, 0 of 10 done, 3 planned"
