@screen:strength/names
Feature: Names of exercises in logs
  Apps call exercises by names of their own. A table and the words of a name say which exercise it is; different names of one
  app are different exercises. A name that finds its exercise held by another becomes an exercise of its own, and the book
  asks. What the user decides stands.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Two names of one app are two exercises
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Preacher Curl (Barbell)",1,40,8,0,0,"","",
      2026-11-10 17:00:00,"A",1h,"Preacher Curl (Dumbbell)",1,14,10,0,0,"","",
      2026-11-10 17:00:00,"A",1h,"Bench Press (Barbell)",1,80,5,0,0,"","",
      2026-11-10 17:00:00,"A",1h,"Bench Press",1,70,5,0,0,"","",
      """
    And I open "recordbook://strength/names" in English
    Then there is a row "Preacher Curl (Barbell)"
    And there is a row "Preacher Curl (Dumbbell)"
    And there is a button "Join Likely Ones (1)"
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: The book asks about a name beside another
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Bench Press (Barbell)",1,80,5,0,0,"","",
      2026-11-10 17:00:00,"A",1h,"Bench Press",1,70,5,0,0,"","",
      """
    And I open "recordbook://review" in Czech
    Then there is a decision "„Bench Press“ (1 série) vedle „Bench Press (Barbell)“: jeden cvik?"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: The book asks about a name that may be any squat
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Dřep",1,80,5,0,0,"","",
      """
    And I open "recordbook://review" in Czech
    Then there is a decision "Je „Dřep“ (1 série) cvik Dřep s velkou činkou?"

  @clock:2026-11-18T17:30:00,x0
  Scenario: An empty book
    Given an empty book
    When I open "recordbook://strength/names" in English
    Then the title is "Names in Logs"
    And there is no button "Join Likely Ones (0)"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A table says which exercises names are, all at once or not at all
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Zercher Yoke Lunge",1,40,8,0,0,"","",
      2026-11-10 17:00:00,"A",1h,"Gym Thing",1,14,10,0,0,"","",
      """
    And I assign names as this table says:
      """
      exercise;name
      Plank;Zercher Yoke Lunge
      Nowhere at All;Gym Thing
      Plank;Nobody's Name
      Barbell_Squat;Zercher Yoke Lunge
      """
    Then it is refused, naming "line 3: there is no exercise"
    And it is refused, naming "line 4: no imported log has the name"
    And it is refused, naming "line 5: "
    When I assign names as this table says:
      """
      exercise;name
      Plank;Zercher Yoke Lunge
      Barbell_Squat;Gym Thing
      """
    And I open "recordbook://strength/names" in English
    Then there is a row "Gym Thing: Barbell Squat · 1 set"
    And there is a row "Zercher Yoke Lunge: Plank · 1 set"
    When I undo the last correction
    And I open "recordbook://strength/names" in English
    Then there is no row "Gym Thing: Barbell Squat · 1 set"
