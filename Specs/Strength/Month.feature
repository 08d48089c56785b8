Feature: A month of training by a plan
  What a plan suggests on each day of a month, and why, follows from what was done before. Each row is a workout: what was
  planned, the reason that the page gives, and what the lifter then did.

  @clock:2026-11-01T17:30:00,x0
  Scenario: Linear: adds after each success, takes a tenth off after three failures in a row, and a lighter day changes nothing
    Given the routine "Legs" of "Barbell Squat:3x5"
    And "Barbell Squat" of routine r1 is planned as "3x5 x80kg linear 2.5kg"
    When routine r1 is followed:
      | day        | planned        | why                                        | done                             |
      | 2026-11-02 | 3 × 5, 80 kg   |                                            | 80kg x5, 80kg x5, 80kg x5        |
      | 2026-11-04 | 3 × 5, 82.5 kg | Suggested: +2.5 kg, 3 × 5 done on Nov 2    | 82.5kg x5, 82.5kg x5, 82.5kg x6  |
      | 2026-11-06 | 3 × 5, 85 kg   | Suggested: +2.5 kg, 3 × 5 done on Nov 4    | 85kg x5, 87.5kg x5, 85kg x5      |
      | 2026-11-09 | 3 × 5, 87.5 kg | Suggested: +2.5 kg, 3 × 5 done on Nov 6    | 87.5kg x5, 87.5kg x5, 87.5kg x4  |
      | 2026-11-11 | 3 × 5, 87.5 kg | Failed once on Nov 9: again                | 87.5kg x5, 87.5kg x5, 85kg x5    |
      | 2026-11-13 | 3 × 5, 87.5 kg | Failed twice on Nov 11: again              | 87.5kg x5, 87.5kg x5             |
      | 2026-11-16 | 3 × 5, 77.5 kg | Failed three times: back to 77.5 kg        | 77.5kg x5, 77.5kg x5, 77.5kg x5  |
      | 2026-11-18 | 3 × 5, 80 kg   | Suggested: +2.5 kg, 3 × 5 done on Nov 16   | 80kg x5, 80kg x5, 80kg x5        |
    Given the clock says "2026-11-19T08:00:00"
    And the next workout of routine r1 is a lighter one
    When routine r1 is followed:
      | day        | planned        | why                                        | done                             |
      | 2026-11-20 | 2 × 5, 72.5 kg | Suggested: +2.5 kg, 3 × 5 done on Nov 18   | 72.5kg x5, 72.5kg x5             |
      | 2026-11-23 | 3 × 5, 82.5 kg | Suggested: +2.5 kg, 3 × 5 done on Nov 18   | 82.5kg x5, 82.5kg x5, 82.5kg x5  |
      | 2026-11-25 | 3 × 5, 85 kg   | Suggested: +2.5 kg, 3 × 5 done on Nov 23   | 85kg x5, 85kg x5, 85kg x5        |

  @clock:2026-11-01T17:30:00,x0
  Scenario: Double: repetitions grow within the range, then the load; two failures in a row take a tenth off
    Given the routine "Press" of "Bench Press:3x8"
    And "Bench Press" of routine r1 is planned as "3x8-12 x60kg double 2.5kg"
    When routine r1 is followed:
      | day        | planned                                     | why                                            | done                                  |
      | 2026-11-02 | 3 × 8, 60 kg                                |                                                | 60kg x12, 60kg x10, 60kg x9           |
      | 2026-11-04 | 60 kg × 12, 60 kg × 11, 60 kg × 10          | Suggested: more reps, 12, 10, 9 on Nov 2       | 60kg x12, 60kg x12, 60kg x11          |
      | 2026-11-06 | 3 × 12, 60 kg                               | Suggested: more reps, 12, 12, 11 on Nov 4      | 60kg x12, 60kg x12, 60kg x12          |
      | 2026-11-09 | 3 × 8, 62.5 kg                              | Suggested: +2.5 kg, 3 × 12 done on Nov 6       | 62.5kg x8, 62.5kg x7, 62.5kg x6       |
      | 2026-11-11 | 62.5 kg × 9, 2 × 8, 62.5 kg                 | Failed once on Nov 9: again                    | 62.5kg x8, 62.5kg x8                  |
      | 2026-11-13 | 3 × 8, 55 kg                                | Failed twice: back to 55 kg                    | 55kg x9, 55kg x9, 55kg x9             |
      | 2026-11-16 | 3 × 10, 55 kg                               | Suggested: more reps, 9, 9, 9 on Nov 13        | 55kg x12, 55kg x12, 55kg x13          |
      | 2026-11-18 | 3 × 8, 57.5 kg                              | Suggested: +2.5 kg, 3 × 12 done on Nov 16      | 57.5kg x8, 57.5kg x8, 57.5kg x8       |
    Given the clock says "2026-11-19T08:00:00"
    And the next workout of routine r1 is a lighter one
    When routine r1 is followed:
      | day        | planned                                     | why                                            | done                                  |
      | 2026-11-20 | 2 × 9, 50 kg                                | Suggested: more reps, 8, 8, 8 on Nov 18        | 50kg x9, 50kg x9                      |
      | 2026-11-23 | 3 × 9, 57.5 kg                              | Suggested: more reps, 8, 8, 8 on Nov 18        | 57.5kg x9, 57.5kg x9, 57.5kg x9       |

  @clock:2026-11-01T17:30:00,x0
  Scenario: Wave: four weeks of the training max, which then grows, or is lowered when the heaviest set had no repetition
    Given the routine "Legs" of "Barbell Squat:3x5"
    And "Barbell Squat" of routine r1 is planned as "wave 100kg 2.5kg"
    When routine r1 is followed:
      | day        | planned                                    | why                                  | done                               |
      | 2026-11-02 | 65 kg × 5, 75 kg × 5, 85 kg × 5+           | Week 1 of 4, training max 100 kg     | 65kg x5, 75kg x5, 85kg x8          |
      | 2026-11-09 | 70 kg × 3, 80 kg × 3, 90 kg × 3+           | Week 2 of 4, training max 100 kg     | 70kg x3, 80kg x3, 90kg x5          |
      | 2026-11-16 | 75 kg × 5, 85 kg × 3, 95 kg × 1+           | Week 3 of 4, training max 100 kg     | 75kg x5, 85kg x3, 95kg x2          |
      | 2026-11-23 | 40 kg × 5, 50 kg × 5, 60 kg × 5            | Week 4 of 4, training max 100 kg     | 40kg x5, 50kg x5, 60kg x5          |
      | 2026-11-30 | 67.5 kg × 5, 77.5 kg × 5, 87.5 kg × 5+     | Week 1 of 4, training max 102.5 kg   | 67.5kg x5, 77.5kg x5, 87.5kg x5    |
      | 2026-12-07 | 72.5 kg × 3, 82.5 kg × 3, 92.5 kg × 3+     | Week 2 of 4, training max 102.5 kg   | 72.5kg x3, 82.5kg x3, 92.5kg x3    |
      | 2026-12-14 | 77.5 kg × 5, 87.5 kg × 3, 97.5 kg × 1+     | Week 3 of 4, training max 102.5 kg   | 77.5kg x5, 87.5kg x3               |
      | 2026-12-21 | 40 kg × 5, 50 kg × 5, 62.5 kg × 5          | Week 4 of 4, training max 102.5 kg   | 40kg x5, 50kg x5, 62.5kg x5        |
      | 2026-12-28 | 57.5 kg × 5, 67.5 kg × 5, 77.5 kg × 5+     | Week 1 of 4, training max 90 kg      | 57.5kg x5, 67.5kg x5, 77.5kg x6    |
