import BookApplication
import KernelApplication
import KernelCommandLine
import KernelDomain
import StrengthApplication
import StrengthDomain

/// Adds a routine, a finished workout and a current workout to the demonstration. It calls the same use cases that a
/// user's commands call.
enum StrengthSample {
  static func fill(_ session: Session) throws(CommandError) {
    let blocks = [("Bench Press", 3, 5), ("Barbell Squat", 3, 5), ("Barbell Curl", 2, 10)].map { name, sets, reps in
      SaveRoutine.Input.Block(
        exercise: ExerciseID(name), targets: Array(repeating: SetTargetView(reps: reps), count: sets))
    }
    let routine = try session.call(SaveRoutine.self, SaveRoutine.Input(name: "Full Body", blocks: blocks)).routine
    // This workout is finished below. The one after it stays in progress.
    _ = try session.call(StartWorkout.self, StartWorkout.Input(routine: routine.id))
    for (load, reps) in [(80, 5), (80, 5), (82, 4), (100, 5), (105, 5), (110, 3), (30, 10), (30, 9)] {
      _ = try session.call(LogSet.self, set(load, reps))
    }
    _ = try session.call(FinishWorkout.self, FinishWorkout.Input())
    _ = try session.call(StartWorkout.self, StartWorkout.Input(routine: routine.id))
    _ = try session.call(LogSet.self, set(82, 5))
    _ = try session.call(LogSet.self, set(85, 5))
    _ = try session.call(
      ScheduleWorkout.self, ScheduleWorkout.Input(routine: routine.id, weekdays: [1, 4]))
    _ = try session.call(LogBodyWeight.self, LogBodyWeight.Input(weight: Load(thousandths: 82_500, unit: .kilogram)))
  }

  /// Returns the input for logging a set.
  /// - Parameter load: the load, in kilograms.
  private static func set(_ load: Int, _ reps: Int) -> LogSet.Input {
    LogSet.Input(SetInput(load: Load(thousandths: load * 1_000, unit: .kilogram), reps: reps))
  }
}
