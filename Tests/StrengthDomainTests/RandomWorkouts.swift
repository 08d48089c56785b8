import KernelDomain
import StrengthDomain
import TestSupport

/// Workouts of a few exercises, with loads that tie often and some that are entered wrong.
struct RandomWorkouts {
  static let exercises = ["Squat", "Row", "Dip", "Pull Up (Assisted)"]

  let workouts: [Workout]

  init(_ count: Int, using random: inout SeededGenerator) {
    var second: Int64 = 1_700_000_000
    workouts = (0..<count).map { _ in
      second += Int64.random(in: 3_600...400_000, using: &random)
      var workout = Workout(
        id: WorkoutID(second: second), source: "Strong", name: "A", start: Timestamp(seconds: second), utcOffset: 0)
      var number = 0
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        var block = Block(exercise: .named(RandomWorkouts.exercises.randomElement(using: &random)!))
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          number += 1
          block.sets.append(RandomWorkouts.set(number, &random))
        }
        workout.blocks.append(block)
      }
      return workout
    }
  }

  private static func set(_ number: Int, _ random: inout SeededGenerator) -> SetEntry {
    var set = SetEntry(number: number, kind: SetKind.allCases.randomElement(using: &random)!)
    set.isDone = Int.random(in: 0..<10, using: &random) > 0
    let pounds = Int.random(in: 0..<3, using: &random) == 0
    var thousandths = Int.random(in: 8...12, using: &random) * 5_000
    switch Int.random(in: 0..<25, using: &random) {
    case 0: thousandths = Int.random(in: 590_000...700_000, using: &random)
    case 1, 2: thousandths = thousandths * 22 / 10
    default: break
    }
    if Int.random(in: 0..<8, using: &random) > 0 {
      set.load = Load(
        thousandths: pounds ? thousandths * 220_462 / 100_000 : thousandths, unit: pounds ? .pound : .kilogram)
    }
    if Int.random(in: 0..<8, using: &random) > 0 { set.reps = Int32.random(in: 0...24, using: &random) }
    if Int.random(in: 0..<4, using: &random) == 0 { set.seconds = Int32.random(in: 1...90, using: &random) }
    if Int.random(in: 0..<4, using: &random) == 0 { set.millimetres = Int64.random(in: 1...9_000, using: &random) }
    return set
  }

  static func exercise(_ block: BlockExercise) -> (id: ExerciseID, isAssisted: Bool) {
    switch block {
    case .known(let id): (id, false)
    case .named(let name, _): (ExerciseID(name), AssistanceRule.isAssisted(name))
    }
  }
}
