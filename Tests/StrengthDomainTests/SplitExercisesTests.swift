import KernelDomain
import StrengthDomain
import Testing

/// What the user chose for an exercise follows its name to another exercise.
struct SplitExercisesTests {
  private static func exercise(_ number: Int) -> ExerciseID { .own(number) }

  /// A state with these rests in seconds, by the number of the exercise.
  private static func state(_ rests: [Int: Int32], favourites: [Int] = []) -> StrengthState {
    var state = StrengthState()
    var edits: [StrengthEdit] = rests.map { .setRest(exercise($0.key), $0.value) }
    edits += favourites.map { .setFavourite(exercise($0), true) }
    state.apply(StrengthChange(number: 1, edits: edits))
    return state
  }

  /// The state after each name moved to another exercise: pairs of numbers of exercises.
  private static func moved(_ moves: [(Int, Int)], _ state: StrengthState) -> StrengthState {
    let names = moves.map { LoggedName(app: "Strong", name: "Name \($0.0)") }
    let before = zip(names, moves).map { NamedExercise($0, exercise($1.0), .table) }
    let after = zip(names, moves).map { NamedExercise($0, exercise($1.1), .table) }
    let sets = Dictionary(uniqueKeysWithValues: names.map { ($0, 3) })
    var state = state
    let edits = SplitExercises(from: before, to: after, sets: sets).edits(state)
    state.apply(StrengthChange(number: 2, edits: edits))
    return state
  }

  @Test func anExerciseHandsOnAndReceives() {
    let state = SplitExercisesTests.moved(
      [(1, 2), (2, 3)], SplitExercisesTests.state([1: 60, 2: 120], favourites: [1]))
    #expect(state.rests == [.own(2): 60, .own(3): 120])
    #expect(state.favourites == [.own(2)])
  }

  @Test func twoExercisesChangePlaces() {
    let state = SplitExercisesTests.moved([(1, 2), (2, 1)], SplitExercisesTests.state([1: 60, 2: 120]))
    #expect(state.rests == [.own(1): 120, .own(2): 60])
  }

  @Test func whatTheUserChoseForTheNewExerciseStands() {
    let state = SplitExercisesTests.moved([(1, 2)], SplitExercisesTests.state([1: 60, 2: 120], favourites: [1, 2]))
    #expect(state.rests == [.own(2): 120])
    #expect(state.favourites == [.own(2)])
  }
}
