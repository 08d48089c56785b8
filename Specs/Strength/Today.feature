@screen:strength/today
Feature: What to do today
  The routines that are planned for today, or else the next one: each exercise with its sets, the load that its plan
  suggests and why, the plates on each side and the warm-up sets. It starts them, lightens the next time once, and leads to
  where they are changed. What a plan suggests follows from the workouts of the routine alone: a set that is corrected or
  taken back corrects it, and a lighter workout leaves it as it is.

  @doors @clock:2026-11-26T17:30:00,x0
  Scenario: Nothing is planned, in Czech
    Given an empty book
    When I open "recordbook://strength/today" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Dnes
      ════
      Čtvrtek 26. listopadu

      Nic není naplánováno

      Rutiny a plán jsou v Trénincích.

      Tréninky   recordbook show recordbook://strength/workouts

      Zpět: Posilování   recordbook strength

      ( ) Domů        recordbook show recordbook://strength/home
      ( ) Tréninky    recordbook show recordbook://strength/workouts
      ( ) Příspěvky   recordbook show recordbook://feed
      ( ) Profil      recordbook show recordbook://strength/profile
      ( ) Více        recordbook show recordbook://strength/more
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-26T17:30:00,x0
  Scenario: A linear plan, after a workout in which all was done
    Given the routine "Push" of "Bench Press:3x5"
    And "Bench Press" of routine r1 is planned as "3x5 x80kg linear 2.5kg"
    And a workout of routine r1 was started
    And the set "80kg x5" was logged
    And the set "80kg x5" was logged
    And the set "80kg x5" was logged
    And the workout was finished
    When I open "recordbook://strength/today?routine=r1" in English
    Then there is a row "Sets: 3 × 5, 82.5 kg"
    And there is a text "Suggested: +2.5 kg, 3 × 5 done on Nov 26"
    And there is a row "Plates: 25 + 5 + 1.25 a side"
    And there is a row "Warm-up: 20 kg × 10, 32.5 kg × 5, 47.5 kg × 3, 65 kg × 2"
    And there is a button "Start: Push"
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-26T17:30:00,x0
  Scenario: Failed once, in Czech
    Given the routine "Push" of "Bench Press:3x5"
    And "Bench Press" of routine r1 is planned as "3x5 x80kg linear 2.5kg"
    And a workout of routine r1 was started
    And the set "80kg x5" was logged
    And the set "80kg x4" was logged
    And the workout was finished
    When I open "recordbook://strength/today?routine=r1" in Czech
    Then there is a row "Série: 3 × 5, 80 kg"
    And there is a text "Jednou nesplněno, 26. 11.: znovu"
    And there is a row "Kotouče: 25 + 5 na stranu"

  @doors @clock:2026-11-26T17:30:00,x0
  Scenario: A set that is corrected corrects the plan
    Given the routine "Push" of "Bench Press:3x5"
    And "Bench Press" of routine r1 is planned as "3x5 x80kg linear 2.5kg"
    And a workout of routine r1 was started
    And the set "80kg x5" was logged
    And the set "80kg x5" was logged
    And the set "80kg x4" was logged
    And the workout was finished
    When I correct set 3 of s20261126T173000 to "x5"
    And I open "recordbook://strength/today?routine=r1" in English
    Then there is a row "Sets: 3 × 5, 82.5 kg"

  @doors @clock:2026-11-26T17:30:00,x0
  Scenario: A lighter workout next time, and it is taken back
    Given the routine "Push" of "Bench Press:3x5"
    And "Bench Press" of routine r1 is planned as "3x5 x80kg linear 2.5kg"
    When I open "recordbook://strength/today?routine=r1" in English
    And I press "Deload: Push"
    Then there is a row "Sets: 2 × 5, 70 kg"
    And there is a text "Deload: next time 90% of the loads and one set fewer"
    And there is no button "Deload: Push"
    When I undo the last correction
    And I open "recordbook://strength/today?routine=r1" in English
    Then there is a button "Deload: Push"

  @doors @clock:2026-11-26T17:30:00,x0
  Scenario: A lighter workout leaves the plan as it is
    Given the routine "Push" of "Bench Press:3x5"
    And "Bench Press" of routine r1 is planned as "3x5 x80kg linear 2.5kg"
    When I deload routine r1
    Given a workout of routine r1 was started
    And the set "70kg x5" was logged
    And the set "70kg x5" was logged
    And the workout was finished
    When I open "recordbook://strength/today?routine=r1" in English
    Then there is a row "Sets: 3 × 5, 80 kg"
    And there is a button "Deload: Push"

  @clock:2026-11-26T17:30:00,x0
  Scenario: A wave, a part of the training max, and double progression
    Given the routine "Full Body" of "Barbell Squat:1x1, Bench Press:3x5, Barbell Curl:1x1"
    And the training max of "Bench Press" is "102.5kg"
    And "Barbell Squat" of routine r1 is planned as "wave 100kg 2.5kg"
    And "Bench Press" of routine r1 is planned as "5x5+ @75%"
    And "Barbell Curl" of routine r1 is planned as "3x8-12 x30kg double 2.5kg"
    When I open "recordbook://strength/today?routine=r1" in English
    Then there is a row "Sets: 65 kg × 5, 75 kg × 5, 85 kg × 5+"
    And there is a text "Week 1 of 4, training max 100 kg"
    And there is a row "Sets: 5 × 5+, 77.5 kg"
    And there is a text "Of the training max 102.5 kg"
    And there is a row "Sets: 3 × 8, 30 kg"
    And whatever can be pressed has a label
    And every colour is in the palette

  @clock:2026-11-26T17:30:00,x0
  Scenario: An effort is of the best estimate, to a tenth
    Given these workouts were done:
      | start            | minutes | name | sets                            |
      | 2026-11-24 17:00 | 60      | Push | Bench Press (Barbell): 100kg x5 |
    And the routine "Push" of "Bench Press:3x5"
    And "Bench Press" of routine r1 is planned as "3x5 @8"
    When I open "recordbook://strength/today?routine=r1" in English
    Then there is a row "Sets: 3 × 5, 95 kg @8"
    And there is a text "Of the estimated max 116.7 kg"

  @clock:2026-11-26T17:30:00,x0
  Scenario: A routine that there is not
    Given an empty book
    When I open "recordbook://strength/today?routine=r7" in English
    Then it is refused, naming "r7"
