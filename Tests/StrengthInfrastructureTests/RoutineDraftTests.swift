import KernelDomain
import StrengthApplication
import StrengthDomain
import Testing

/// A routine that is written and not saved.
struct RoutineDraftTests {
  private let squat = ExerciseID("Barbell_Squat")
  private let plank = ExerciseID("Plank")

  private var draft: RoutineDraft {
    let heavy = SetTargetView(load: Load(thousandths: 82_500, unit: .kilogram), reps: 5)
    return RoutineDraft(
      name: "Legs, 50 % | hard; short",
      blocks: [
        .init(exercise: squat, restSeconds: 90, targets: [SetTargetView(kind: .warmup, reps: 8), heavy]),
        .init(exercise: plank, superset: 1, targets: [SetTargetView(seconds: 60)]),
      ])
  }

  @Test func itsTextIsReadAgain() throws {
    #expect(try #require(RoutineDraft(draft.description)) == draft)
    let bare = RoutineDraft(name: "", blocks: [.init(exercise: plank, targets: [])])
    #expect(try #require(RoutineDraft(bare.description)) == bare)
    for text in ["Legs;Plank", "Legs;,,", "Legs;Plank,,|normal", "Legs;Plank,,|other,,,,,"] {
      #expect(RoutineDraft(text) == nil, "\(text)")
    }
  }

  @Test func aPlanIsReadAgain() throws {
    let step = try #require(Load(thousandths: 2_500, unit: .kilogram))
    let range = SetTargetView(load: step, reps: 8, mostReps: 12)
    let planned = RoutineDraft(
      name: "Plan",
      blocks: [
        .init(exercise: squat, targets: [range], progression: ProgressionView(rule: .double, step: step)),
        .init(exercise: plank, targets: [SetTargetView(reps: 5, percent: 72.5), SetTargetView(reps: 5, rpe: 8.5)]),
        .init(exercise: squat, targets: [], progression: ProgressionView(rule: .wave, step: step, max: step)),
      ])
    #expect(try #require(RoutineDraft(planned.description)) == planned)
  }

  /// A draft is not checked before it is saved.
  @Test func numbersTooGreatAreLeftOut() throws {
    let target = SetTargetView(reps: 5, percent: 1e300, rpe: -.infinity)
    let draft = RoutineDraft(name: "Plan", blocks: [.init(exercise: squat, targets: [target])])
    #expect(try #require(RoutineDraft(draft.description)).blocks[0].targets == [SetTargetView(reps: 5)])
  }

  private func change(
    _ change: DraftRoutine.Change, _ block: Int, _ target: Int? = nil
  ) throws -> (draft: RoutineDraft, block: Int?, target: Int?) {
    let output = try DraftRoutine()(
      DraftRoutine.Input(name: draft.name, blocks: draft.blocks, change: change, block: block, target: target))
    return (try #require(RoutineDraft(output.draft)), output.block, output.target)
  }

  @Test func aSetIsTheLastAgain() throws {
    let (after, block, target) = try change(.addSet, 0)
    #expect(after.blocks[0].targets?.map(\.reps) == [8, 5, 5])
    #expect(block == 0 && target == 2)
  }

  /// The user goes on with the next set, and with the one before where none follows.
  @Test func aSetGoes() throws {
    let first = try change(.removeSet, 0, 0)
    #expect(first.draft.blocks[0].targets?.map(\.reps) == [5] && first.target == 0)
    let last = try change(.removeSet, 0, 1)
    #expect(last.draft.blocks[0].targets?.map(\.reps) == [8] && last.target == 0)
    #expect(try change(.removeSet, 1, 0).target == nil)
  }

  @Test func exercisesMoveAndGo() throws {
    let down = try change(.moveDown, 0)
    #expect(down.draft.blocks.map(\.exercise) == [plank, squat] && down.block == 1)
    #expect(try change(.moveUp, 0).draft == draft)
    let gone = try change(.removeExercise, 1)
    #expect(gone.draft.blocks.map(\.exercise) == [squat] && gone.block == 0)
  }

  @Test func aBlockThatIsNotThereIsRefused() throws {
    #expect(throws: (any Error).self) { try change(.addSet, 2) }
    #expect(try change(.none, 2).draft == draft)
  }
}
