Feature: One workout in two apps
  Who moves from one app to another brings every workout twice. Workouts of two apps that start together and have the same
  sets are the same: one of them counts, the other stays in the list. Where it is not sure both count, and the book asks. A
  workout that was logged here and comes back from another app is already here.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: From Strong to Hevy
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:10,"Push",40m,"Bench Press (Barbell)",1,80,5,0,0,"","",
      2026-11-10 17:00:10,"Push",40m,"Bench Press (Barbell)",2,80,5,0,0,"","",
      """
    And I import this log:
      """
      "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
      "Push","10 Nov 2026, 17:00","10 Nov 2026, 17:40","","Bench Press (Barbell)",,"",0,"normal",80,5,,,
      "Push","10 Nov 2026, 17:00","10 Nov 2026, 17:40","","Bench Press (Barbell)",,"",1,"normal",80,5,,,
      """
    And I open "recordbook://strength/workouts/s20261110T170010" in English
    Then there is a text "The same workout as Hevy's of 5:00 PM: counted once."
    And there is a button "Count Both"
    And there is no button "It Is the Same"
    And whatever can be pressed has a label
    And every route on it opens
    When I open "recordbook://strength/exercises/Barbell_Bench_Press_-_Medium_Grip" in English
    Then the title is "Barbell Bench Press - Medium Grip"
    When I open "recordbook://strength/workouts/s20261110T170000" in Czech
    Then there is a text "Týž trénink jako ze Strongu v 17:00: počítá se ten, tento ne."
    When I press "Počítat oba"
    And I open "recordbook://strength/workouts/s20261110T170010" in English
    Then there is no button "Count Both"
    When I undo the last correction
    And I open "recordbook://strength/workouts/s20261110T170010" in English
    Then there is a button "Count Both"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: The same sets two hours later
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:10,"Push",40m,"Bench Press (Barbell)",1,80,5,0,0,"","",
      2026-11-10 17:00:10,"Push",40m,"Bench Press (Barbell)",2,80,5,0,0,"","",
      """
    And I import this log:
      """
      "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
      "Push","10 Nov 2026, 19:00","10 Nov 2026, 19:40","","Bench Press (Barbell)",,"",0,"normal",80,5,,,
      "Push","10 Nov 2026, 19:00","10 Nov 2026, 19:40","","Bench Press (Barbell)",,"",1,"normal",80,5,,,
      """
    And I open "recordbook://review" in English
    Then there is a decision "Maybe the same workout?"
    And there is a button "Count Both"
    When I press "It Is the Same"
    And I open "recordbook://strength/workouts/s20261110T190000" in English
    Then there is a text "The same workout as Strong's of 5:00 PM, which counts in place of this one."
    When I undo the last correction
    And I open "recordbook://review" in Czech
    Then there is a decision "Možná týž trénink?"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Its own export again
    Given an empty book
    And a workout was started
    And "Plank" was added to the workout
    And the set "60s" was logged
    And the workout was finished
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-18 17:30:00,"",40m,"Plank",1,0,0,0,60,"","",
      """
    And I open "recordbook://strength/workouts" in English
    Then there is just one row "s20261118T173000"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Names to decide stand on the overview
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Bench Press (Barbell)",1,80,5,0,0,"","",
      2026-11-10 17:00:00,"A",1h,"Bench Press",1,70,5,0,0,"","",
      """
    And I open "recordbook://strength/home" in English
    Then there is a row "To Decide: 1"
    When I open "recordbook://" in English
    Then there is a row "To Decide"
    And there is a badge "1"
