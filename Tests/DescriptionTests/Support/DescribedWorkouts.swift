/// A log for a described book: a squat of 100 kg per day, one of 225 that is probably in pounds, and an exercise of
/// another app.
enum DescribedWorkouts {
  static let first = "s20250101T080000"
  /// The workout whose first set is suspicious.
  static let heavy = "s20250113T080000"
  static let ownExercise = "own-1"

  /// CSV of Strong, which does not give the unit.
  static var log: String {
    let rows = (1...13).map { day in
      let number = day < 10 ? "0\(day)" : "\(day)"
      return "2025-01-\(number) 08:00:00,Legs,1h,Squat (Barbell),1,\(day == 13 ? 225 : 100),5,0,0,,,"
    }
    return """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      \(rows.joined(separator: "\n"))
      2025-01-14 08:00:00,Odd,1h,Zercher Yoke Lunge,1,60,5,0,0,,,

      """
  }

  /// Frames of a camera that sees a person too poorly to judge anything, and then loses them.
  static let frames = #"[{"t":1,"p":[\#(Array(repeating: "[0.5,0.5,0,0.9]", count: 33).joined(separator: ","))]}]"#
  static let poses = """
    {"recordbook":"poses","version":1,"width":1280,"height":720,"exercise":"squat"}
    \(frames.dropFirst().dropLast())
    """

  /// A call of each method that changes strength data, in an order in which all of them work.
  static let changes: [(method: String, input: String)] = [
    ("strength.confirmSet", #"{"workout":"\#(heavy)","set":1}"#), ("book.undo", "{}"),
    ("strength.editSet", #"{"workout":"\#(heavy)","set":1,"load":{"thousandths":225000,"unit":"lb"},"reps":5}"#),
    ("strength.renameWorkout", #"{"workout":"\#(heavy)","name":"Legs, heavy"}"#),
    ("strength.removeSet", #"{"workout":"\#(first)","set":1}"#), ("book.undo", "{}"),
    ("strength.removeWorkout", #"{"workout":"\#(first)"}"#), ("book.undo", "{}"), ("book.redo", "{}"),
    ("strength.saveExercise", #"{"name":"Sandbag","measure":"distance","primary":["glutes"]}"#),
    ("strength.favouriteExercise", #"{"exercise":"Barbell_Squat"}"#),
    ("strength.mergeExercise", #"{"from":"\#(ownExercise)","into":"Barbell_Squat"}"#), ("strength.listNames", "{}"),
    ("strength.splitExercise", #"{"exercise":"Barbell_Squat","names":["Zercher Yoke Lunge"]}"#),
    ("strength.assignNames", #"{"names":[{"name":"Zercher Yoke Lunge","exercise":"Barbell_Squat"}]}"#),
    ("strength.renewNames", "{}"),
    (
      "strength.saveRoutine",
      #"{"name":"Legs","blocks":[{"exercise":"Barbell_Squat","targets":[{"reps":5},{"reps":5}]},{"exercise":"Plank"}]}"#
    ), ("strength.listRoutines", "{}"),
    (
      "strength.draftRoutine",
      #"{"name":"Legs","blocks":[{"exercise":"Barbell_Squat","targets":[{"reps":5}]}],"change":"addSet","block":0}"#
    ),
    ("strength.scheduleWorkout", #"{"routine":"r1","weekdays":[1,4]}"#), ("strength.showSchedule", "{}"),
    ("strength.unscheduleWorkout", #"{"schedule":"p1"}"#),
    ("strength.startWorkout", #"{"routine":"r1"}"#),
    ("strength.logSet", #"{"kind":"warmup","load":{"thousandths":60000,"unit":"kg"},"reps":5,"restSeconds":120}"#),
    ("strength.showActiveWorkout", "{}"), ("strength.adjustRest", #"{"seconds":15}"#), ("strength.skipRest", "{}"),
    ("strength.pauseWorkout", "{}"), ("strength.resumeWorkout", "{}"),
    ("strength.addExercise", #"{"exercise":"Push-Up_Wide","restSeconds":30}"#),
    ("strength.logSet", #"{"load":{"thousandths":250000,"unit":"kg"},"reps":3,"rpe":9.5,"note":"deep"}"#),
    ("strength.editSet", #"{"set":1,"load":{"thousandths":65000,"unit":"kg"},"reps":5,"kind":"warmup"}"#),
    ("strength.removeSet", #"{"set":1}"#), ("book.undo", "{}"),
    ("strength.finishWorkout", "{}"), ("strength.startWorkout", "{}"), ("strength.discardWorkout", "{}"),
    ("strength.logBodyWeight", #"{"weight":{"thousandths":82500,"unit":"kg"},"day":"2026-01-02"}"#),
    ("strength.logBodyWeight", #"{"weight":{"thousandths":182000,"unit":"lb"},"day":"2026-01-09"}"#),
    ("book.recordBodyWeight", #"{"weight":{"thousandths":82000,"unit":"kg"},"day":"2026-01-16"}"#),
    ("book.showBodyWeights", "{}"), ("strength.listBodyWeights", "{}"),
    ("strength.showChart", #"{"name":"bodyWeight"}"#),
    ("strength.renderChartAudio", #"{"name":"volume"}"#), ("strength.listWorkouts", "{}"), ("strength.listLifts", "{}"),
    ("strength.planBlock", #"{"routine":"r1","exercise":"Barbell_Squat","sets":3,"reps":5,"rule":"linear"}"#),
    ("strength.setTrainingMax", #"{"exercise":"Barbell_Squat","load":{"thousandths":100000,"unit":"kg"}}"#),
    ("strength.deloadRoutine", #"{"routine":"r1"}"#), ("strength.showToday", #"{"routine":"r1"}"#),
    ("strength.removeRoutine", #"{"routine":"r1"}"#), ("book.undo", "{}"),
    (
      "strength.logWorkout",
      #"{"day":"2025-02-01","time":"18:00","exercise":"Barbell_Squat","sets":[{"reps":5},{"reps":4}],"name":"Evening"}"#
    ), ("strength.addSet", #"{"workout":"s20250201T180000","exercise":"Plank","seconds":60}"#),
    ("strength.moveBlock", #"{"workout":"s20250201T180000","block":2,"to":1}"#),
    ("strength.swapExercise", #"{"workout":"s20250201T180000","block":2,"exercise":"Push-Up_Wide"}"#),
    ("strength.noteWorkout", #"{"workout":"s20250201T180000","note":"Slept badly"}"#),
    ("strength.setTimes", #"{"workout":"s20250201T180000","durationSeconds":4200}"#),
    ("strength.decideTwins", #"{"workout":"s20250201T180000","other":"\#(heavy)","same":false}"#),
    ("strength.logMeasure", #"{"measure":"waist","value":{"thousandths":91000,"unit":"cm"},"day":"2026-01-02"}"#),
    ("strength.listMeasures", "{}"),
  ]
}
