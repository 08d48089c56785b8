/// Returns an input of a use case of strength about workouts that are over, measures or plans.
func strengthInput(_ method: String) -> String {
  let workout = DescribedWorkouts.first
  return switch method {
  case "strength.addSet": #"{"workout":"\#(workout)","exercise":"Barbell_Squat","reps":5}"#
  case "strength.logWorkout": #"{"day":"2020-01-02","exercise":"Barbell_Squat","sets":[{"reps":5}]}"#
  case "strength.decideTwins": #"{"workout":"\#(workout)","other":"\#(DescribedWorkouts.heavy)","same":true}"#
  case "strength.logMeasure": #"{"measure":"waist","withoutValue":true}"#
  case "strength.moveBlock": #"{"workout":"\#(workout)","block":1,"to":2}"#
  case "strength.noteWorkout": #"{"workout":"\#(workout)","note":"Tired"}"#
  case "strength.planBlock": #"{"routine":"r99","exercise":"Barbell_Squat","sets":3,"reps":5}"#
  case "strength.setTimes": #"{"workout":"\#(workout)","time":"18:00"}"#
  case "strength.setTrainingMax": #"{"exercise":"Barbell_Squat","remove":true}"#
  case "strength.showPlates": #"{"load":{"thousandths":100000,"unit":"kg"}}"#
  case "strength.showWarmup": #"{"load":{"thousandths":100000,"unit":"kg"},"exercise":"Barbell_Squat"}"#
  case "strength.swapExercise": #"{"workout":"\#(workout)","block":1,"exercise":"Barbell_Squat"}"#
  case "strength.deloadRoutine", "strength.showToday": #"{"routine":"r99"}"#
  case "strength.reportCue": #"{"number":1,"report":"started"}"#
  default: "{}"
  }
}
