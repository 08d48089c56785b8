Feature: Logs of other apps
  Ten apps, told apart by the titles of their columns. A bad field refuses the whole file and leaves the book as it was;
  the message names the file, its line, its column, what stands there and what would do. A name or note that a spreadsheet
  would compute (`=1+1`) has an apostrophe in front in a log that this book writes, and loses it again when it is read.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A log of Strong
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Bench Press (Barbell)",W,40,8,0,0,"","",
      2026-11-10 17:00:00,"A",1h,"Bench Press (Barbell)",1,80,5,0,0,"","",8.5
      """
    And I open "recordbook://strength/workouts/s20261110T170000" in English
    Then there is a row "2 · 80 kg × 5"
    And there is a row "RPE 8.5"
    And there is a row "warm-up"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A German log of Strong that Excel saved
    Given an empty book
    When I import this log with the unit "kg":
      """
      sep=;
      Datum;Workout-Name;Dauer;Name der Übung;Reihenfolge festlegen;Gewicht;Wiederh.;Entfernung;Sekunden;Notizen;Workout-Notizen;RPE
      Dienstag, 10. November 2026 um 17:00;A;1h;Bench Press (Barbell);1;80,5;5;0;0;;;8,5
      Dienstag, 10. November 2026 um 17:00;A;1h;Bench Press (Barbell);Ruhezeit;0;0;0;120;;;
      """
    And I open "recordbook://strength/workouts/s20261110T170000" in English
    Then there is a row "1 · 80.5 kg × 5"
    And there is a row "RPE 8.5"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A log that tells no unit
    Given an empty book
    When I import this log:
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Bench Press (Barbell)",1,80,5,0,0,"","",
      """
    Then it is refused, naming "tells no unit"
    And it is refused, naming "--unit kg or --unit lb"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Less than nothing
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Bench Press (Barbell)",1,-80,5,0,0,"","",
      """
    Then it is refused, naming "line 2"
    And it is refused, naming "Weight"
    And it is refused, naming "-80"
    And it is refused, naming "less than nothing"
    And it is refused, naming "only assisted exercises"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: More than anybody lifts
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Bench Press (Barbell)",1,200000,5,0,0,"","",
      """
    Then it is refused, naming "line 2"
    And it is refused, naming "Weight"
    And it is refused, naming "200000"
    And it is refused, naming "at most"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A power of ten
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Bench Press (Barbell)",1,1e5,5,0,0,"","",
      """
    Then it is refused, naming "line 2"
    And it is refused, naming "Weight"
    And it is refused, naming "1e5"
    And it is refused, naming "22.5"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: What is no number
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Bench Press (Barbell)",1,NaN,5,0,0,"","",
      """
    Then it is refused, naming "line 2"
    And it is refused, naming "Weight"
    And it is refused, naming "NaN"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A kind of set that nobody knows
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Bench Press (Barbell)",Z,80,5,0,0,"","",
      """
    Then it is refused, naming "line 2"
    And it is refused, naming "Set Order"
    And it is refused, naming "Z"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: The thirty-first of February
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-02-31 17:00:00,"A",1h,"Bench Press (Barbell)",1,80,5,0,0,"","",
      """
    Then it is refused, naming "line 2"
    And it is refused, naming "Date"
    And it is refused, naming "2026-02-31"
    And it is refused, naming "2021-02-10 16:46:13"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Too few fields
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h
      """
    Then it is refused, naming "line 2"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Commas that fit in no one way
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Bench Press (Barbell)",1,80,5,0,0,"","",8.5,x,y
      """
    Then it is refused, naming "line 2"
    And it is refused, naming "14 fields of 12"
    And it is refused, naming "the commas fit in no one way"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A quotation that is never closed
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A,1h,"Bench Press (Barbell)",1,80,5,0,0,,,
      """
    Then it is refused, naming "line 2"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Bytes that are no UTF-8
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"<ff>",1h,"Bench Press (Barbell)",1,80,5,0,0,"","",
      """
    Then it is refused, naming "line 2"
    And it is refused, naming "UTF-8"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A header of no app
    Given an empty book
    When I import this log with the unit "kg":
      """
      when,what,how much
      x,y,z
      """
    Then it is refused, naming "csv"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: An effort that there is not
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Bench Press (Barbell)",1,80,5,0,0,"","",11
      """
    Then it is refused, naming "line 2"
    And it is refused, naming "RPE"
    And it is refused, naming "11"
    And it is refused, naming "1 to 10"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: The book stays as it was
    Given an empty book
    When I import this log with the unit "kg":
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-11-10 17:00:00,"A",1h,"Bench Press (Barbell)",1,80,5,0,0,"","",
      2026-11-10 17:00:00,"A",1h,"Bench Press (Barbell)",2,-80,5,0,0,"","",
      """
    And I open "recordbook://strength/home" in Czech
    Then there is a heading "Zatím žádné tréninky"
