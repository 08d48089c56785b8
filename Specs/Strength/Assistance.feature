Feature: What a machine takes off the lifter
  In an assisted exercise the load is what a machine or a band takes off, and less is better. It may be told as less than
  nothing, with a hyphen or a minus sign, as assistance, or as an amount: all mean the same, and the amount is kept. In
  another exercise less than nothing is refused, and the exercise for it is named. A log may have it where the name of the
  exercise leaves room for assistance; the exercise is then the assisted one. The column of loads has numbers, no words.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario Outline: It is logged
    Given a workout was started
    And "Pull Up (Assisted)" was added to the workout
    When I log the set "<told> x8"
    And I finish the workout
    And I open "recordbook://strength/workouts/s20261118T173000" in English
    Then there is a section "Pull Up (Assisted)"
    And there is a row "1 · 20 kg × 8"

    Examples:
      | told          |
      | -20kg         |
      | −20kg         |
      | 20kg assisted |
      | 20kg          |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario Outline: It is corrected
    Given these workouts were done:
      | start            | minutes | name | sets                         |
      | 2026-11-10 17:00 | 30      | Pull | Pull Up (Assisted): 25kg x8  |
    When I correct set 1 of s20261110T170000 to "<told>"
    And I open "recordbook://strength/workouts/s20261110T170000" in English
    Then there is a row "1 · 20 kg × 8"

    Examples:
      | told          |
      | -20kg         |
      | −20kg         |
      | 20kg assisted |

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Another exercise names the assisted one
    Given a workout was started
    And "Pull Up" was added to the workout
    When I log the set "-20kg x8"
    Then it is refused, naming "Pull Up (Assisted)"
    When I log the set "20kg assisted x8"
    Then it is refused, naming "Pull Up (Assisted)"
    When I open "recordbook://strength/active" in English
    Then there is no button "Delete Set 1"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Another exercise is not corrected to it
    Given these workouts were done:
      | start            | minutes | name | sets                           |
      | 2026-11-10 17:00 | 30      | Push | Bench Press (Barbell): 80kg x5 |
    When I correct set 1 of s20261110T170000 to "−20kg"
    Then it is refused, naming "no assisted exercise"
    When I open "recordbook://strength/workouts/s20261110T170000" in English
    Then there is a row "1 · 80 kg × 5"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A log has it with a hyphen and with a minus sign
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Pull Up",1,-20,8,0,0,"","",
      2026-11-10 17:00:00,"A",1h,"Pull Up",2,−15,8,0,0,"","",
      """
    And I open "recordbook://strength/workouts/s20261110T170000" in English
    Then there is a section "Pull Up (Assisted)"
    And there is a row "1 · 20 kg × 8"
    And there is a row "2 · 15 kg × 8"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario Outline: A log that has it elsewhere, or in words
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"<exercise>",1,<load>,8,0,0,"","",
      """
    Then it is refused, naming "line 2"
    And it is refused, naming "Weight"
    And it is refused, naming "<load>"

    Examples:
      | exercise              | load           |
      | Bench Press (Barbell) | −20            |
      | Pull Up               | 20 kg assisted |
