import KernelDomain
import StrengthDomain
import TestSupport
import Testing

struct CorrectionTests {
  private func change(
    _ workout: Workout, _ random: inout SeededGenerator
  ) -> WorkoutCorrection.Change {
    let number = workout.blocks.flatMap(\.sets).randomElement(using: &random)?.number ?? 1
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .name(["A", "B", "C"].randomElement(using: &random)!)
    case 1: return .remove
    case 2: return .removeSet(number)
    case 3: return .confirmSet(number)
    default:
      let load = Load(thousandths: Int.random(in: 40...900, using: &random) * 1_000, unit: .kilogram)
      return .editSet(number, SetEntry(number: 0, load: load, reps: Int32.random(in: 1...12, using: &random)))
    }
  }

  private func records(_ book: CorrectedWorkouts) -> StrengthRecords {
    StrengthRecords(book.counting, confirmed: book.confirmed, exercise: RandomWorkouts.exercise)
  }

  /// What nothing rests on can be taken back: all else stands, and of the latest the records before come back.
  @Test(arguments: 0..<60)
  func whatNothingRestsOnCanBeTakenBack(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let workouts = RandomWorkouts(12, using: &random).workouts
    var book = CorrectedWorkouts(workouts)
    var made: [WorkoutCorrection] = []
    var before: [StrengthRecords] = []
    for _ in 0..<20 {
      let known = records(book)
      let id = workouts.randomElement(using: &random)!.id
      guard let workout = book[id]?.workout else { continue }
      let suspicious = Set(known.exercises.values.flatMap(\.suspicious))
      guard let correction = try? book.make(change(workout, &random), of: id, suspicious: suspicious) else { continue }
      made.append(correction)
      before.append(known)
    }
    #expect(CorrectedWorkouts(workouts, corrections: made) == book)
    for (place, correction) in made.enumerated() {
      let later = made[(place + 1)...]
      guard !later.contains(where: { $0.depends(on: correction) }) else { continue }
      let rest = made[..<place] + later
      let undone = CorrectedWorkouts(workouts, corrections: rest)
      #expect(undone.setAside == [])
      if later.isEmpty { #expect(records(undone) == before[place]) }
    }
  }

  private func workout(_ name: String, _ reps: Int32, source: String = "Strong") -> Workout {
    var block = Block(exercise: .named("Row"))
    block.sets = [SetEntry(number: 1, load: Load(thousandths: 50_000, unit: .kilogram), reps: reps)]
    return Workout(
      id: WorkoutID(second: 0), source: source, name: name, start: Timestamp(seconds: 0), utcOffset: 0, blocks: [block])
  }

  @Test func anImportIsUnchangedUpdatedOrNew() {
    var merge = WorkoutImportMerge(into: [workout("A", 5)])
    var (same, other, changed, foreign) = (
      workout("A", 5), workout("B", 9), workout("A", 6), workout("A", 5, source: "Hevy")
    )
    let first = WorkoutID(second: 0)
    #expect(merge.add(&same) == .unchanged(first))
    #expect(merge.add(&other) == .new(WorkoutID(second: 0, ordinal: 1)))
    #expect(merge.add(&changed) == .updated(first))
    #expect(merge.add(&foreign) == .new(WorkoutID(second: 0, ordinal: 2)))
    #expect(merge.add(&other) == .unchanged(WorkoutID(second: 0, ordinal: 1)))
    #expect(merge.add(&same) == .updated(first))
  }

  @Test func aWorkoutThatItsAppRenamedIsUpdated() {
    var merge = WorkoutImportMerge(into: [workout("A", 5)])
    var (renamed, foreign) = (workout("B", 5), workout("C", 5, source: "Hevy"))
    #expect(merge.add(&renamed) == .updated(WorkoutID(second: 0)))
    #expect(merge.add(&foreign) == .new(WorkoutID(second: 0, ordinal: 1)))
  }

  @Test func aCorrectionOfASetThatAnImportChangedIsSetAside() throws {
    var book = CorrectedWorkouts([workout("A", 5)])
    let correction = try book.make(.editSet(1, SetEntry(number: 1, reps: 9)), of: WorkoutID(second: 0))
    #expect(CorrectedWorkouts([workout("A", 5)], corrections: [correction]) == book)
    let imported = CorrectedWorkouts([workout("A", 6)], corrections: [correction])
    #expect(imported.setAside == [correction])
    #expect(imported.counting == [workout("A", 6)])
  }

  @Test func whatChangesNothingOrDoesNotFitIsRefused() throws {
    var book = CorrectedWorkouts([workout("A", 5)])
    let id = WorkoutID(second: 0)
    #expect(throws: WorkoutCorrectionError.changesNothing) { try book.make(.name("A"), of: id) }
    #expect(throws: WorkoutCorrectionError.noSet(2)) { try book.make(.removeSet(2), of: id) }
    #expect(throws: WorkoutCorrectionError.notSuspicious(1)) { try book.make(.confirmSet(1), of: id) }
    #expect(throws: WorkoutCorrectionError.emptySet) { try book.make(.editSet(1, SetEntry(number: 1)), of: id) }
    #expect(throws: WorkoutCorrectionError.unknownWorkout) { try book.make(.remove, of: WorkoutID(second: 1)) }
    _ = try book.make(.remove, of: id)
    #expect(throws: WorkoutCorrectionError.removed) { try book.make(.name("B"), of: id) }
    #expect(book.counting.isEmpty)
  }
}
