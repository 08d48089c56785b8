import KernelDomain
import StrengthDomain
import Testing

struct ActiveWorkoutTests {
  private static let start = Timestamp(seconds: 1_760_000_000)
  private let five = SetEntry(number: 0, load: Load(thousandths: 100_000, unit: .kilogram), reps: 5)

  private func workout(_ blocks: [ActiveBlock]) -> ActiveWorkout {
    ActiveWorkout(
      id: WorkoutID(start: CivilDateTime(ActiveWorkoutTests.start)), name: "A", start: ActiveWorkoutTests.start,
      utcOffset: 0, blocks: blocks)
  }

  private func at(_ second: Int64) -> Timestamp { ActiveWorkoutTests.start + second * 1_000 }

  private let row = ActiveBlock(exercise: ExerciseID("Row"))

  @Test func aRestStartsWithASetAndEndsByTheClock() throws {
    var workout = workout([row])
    #expect(
      try workout.take(.logSet(block: 0, five, rest: 90), at: at(10)) == [
        .setLogged(1, next: 0), .restStarted(until: at(100)),
      ])
    #expect(workout.nextDue == at(97))
    #expect(workout.due(at: at(96)) == [])
    #expect(workout.due(at: at(97)) == [.restWarning])
    #expect(workout.due(at: at(98)) == [])
    #expect(workout.nextDue == at(100))
    #expect(workout.due(at: at(400)) == [.restEnded])
    #expect(workout.nextDue == nil)
  }

  @Test func theEndOfARestIsToldForAMinute() throws {
    var (told, silent) = (workout([row]), workout([row]))
    _ = try told.take(.logSet(block: 0, five, rest: 90), at: at(10))
    _ = try silent.take(.logSet(block: 0, five, rest: 90), at: at(10))
    #expect(told.restOver(at: at(99)) == nil)
    #expect(told.due(at: at(105)) == [.restEnded])
    for workout in [told, silent] {
      #expect(workout.restOver(at: at(100)) == at(100) && workout.restOver(at: at(159)) == at(100))
      #expect(workout.restOver(at: at(160)) == nil)
    }
    _ = try told.take(.logSet(block: 0, five, rest: 0), at: at(110))
    #expect(told.restOver(at: at(111)) == nil)
    _ = try silent.take(.adjustRest(-15), at: at(20))
    _ = try silent.take(.skipRest, at: at(21))
    #expect(silent.restOver(at: at(22)) == nil && silent.restOver(at: at(90)) == nil)
  }

  @Test func restIsAddedAndTakenAwayAndNeverBelowNothing() throws {
    var workout = workout([row])
    _ = try workout.take(.logSet(block: 0, five, rest: 20), at: at(0))
    #expect(try workout.take(.adjustRest(15), at: at(5)) == [.restChanged(until: at(35))])
    #expect(try workout.take(.adjustRest(-15), at: at(6)) == [.restChanged(until: at(20))])
    #expect(try workout.take(.adjustRest(-15), at: at(7)) == [.restEnded])
    #expect(throws: WorkoutStepError.noRest) { try workout.take(.adjustRest(-15), at: at(7)) }
    #expect(throws: WorkoutStepError.noRest) { try workout.take(.skipRest, at: at(7)) }
  }

  @Test func aClockThatIsSetBackMakesARestNoLonger() throws {
    var workout = workout([row])
    _ = try workout.take(.logSet(block: 0, five, rest: 90), at: at(10))
    let rest = try #require(workout.rest)
    #expect(rest.remaining(at: at(40)) == 60_000)
    #expect(rest.remaining(at: at(-1_000_000)) == 90_000)
    #expect(rest.remaining(at: at(101)) == 0)
  }

  @Test func aRestOfAnHourIsTheLongest() throws {
    var workout = workout([row])
    _ = try workout.take(.logSet(block: 0, five, rest: 3_600), at: at(0))
    #expect(try workout.take(.adjustRest(15), at: at(5)) == [.restChanged(until: at(3_605))])
    #expect(throws: WorkoutStepError.outside(.rest)) {
      try workout.take(.logSet(block: 0, five, rest: 3_601), at: at(9))
    }
  }

  @Test func restPausesWithTheWorkout() throws {
    var workout = workout([row])
    _ = try workout.take(.logSet(block: 0, five, rest: 60), at: at(0))
    _ = try workout.take(.pause, at: at(20))
    #expect(workout.due(at: at(500)) == [])
    #expect(throws: WorkoutStepError.isPaused) { try workout.take(.logSet(block: 0, five, rest: 0), at: at(21)) }
    #expect(try workout.take(.adjustRest(15), at: at(100)) == [.restChanged(until: at(75))])
    #expect(try workout.take(.resume, at: at(520)) == [.changed, .restChanged(until: at(575))])
    #expect(throws: WorkoutStepError.isNotPaused) { try workout.take(.resume, at: at(520)) }
    #expect(workout.elapsed(at: at(530)) == 30_000)
    _ = try workout.take(.logSet(block: 0, five, rest: 0), at: at(540))
    #expect(workout.blocks[0].sets[0].rest == 40)
  }

  @Test func aSetThatWasNotDoneDoesNotInterruptTheRest() throws {
    var workout = workout([row])
    var notDone = five
    notDone.isDone = false
    _ = try workout.take(.logSet(block: 0, five, rest: 60), at: at(0))
    _ = try workout.take(.logSet(block: 0, notDone, rest: 60), at: at(30))
    _ = try workout.take(.logSet(block: 0, five, rest: 60), at: at(90))
    #expect(workout.blocks[0].sets.map(\.rest) == [30, 90, nil])
  }

  @Test func aSupersetGoesRound() throws {
    let one = ActiveBlock(exercise: ExerciseID("A"), superset: 1)
    let other = ActiveBlock(exercise: ExerciseID("B"), superset: 1)
    var workout = workout([row, one, row, other])
    #expect(try workout.take(.logSet(block: 1, five, rest: 0), at: at(1)) == [.setLogged(1, next: 3)])
    #expect(try workout.take(.logSet(block: 3, five, rest: 0), at: at(2)) == [.setLogged(2, next: 1)])
    #expect(try workout.take(.logSet(block: 0, five, rest: 0), at: at(3)) == [.setLogged(3, next: 0)])
    #expect(SupersetRule.next(after: 0, of: [7]) == 0)
  }

  @Test func whatIsOverTakesNoMoreSteps() throws {
    var finished = workout([row])
    #expect(throws: WorkoutStepError.nothingLogged) { try finished.take(.finish, at: at(1)) }
    _ = try finished.take(.logSet(block: 0, five, rest: 90), at: at(5))
    _ = try finished.take(.pause, at: at(10))
    _ = try finished.take(.finish, at: at(70))
    #expect(finished.finished?.duration == 10)
    #expect(finished.finished?.setCount == 1)
    #expect(finished.nextDue == nil)
    for step in [WorkoutStep.logSet(block: 0, five, rest: 0), .pause, .finish, .discard] {
      #expect(throws: WorkoutStepError.isOver) { try finished.take(step, at: at(80)) }
    }
    var discarded = workout([row])
    _ = try discarded.take(.discard, at: at(1))
    #expect(discarded.finished == nil)
    #expect(discarded.isOver)
  }

  @Test func whatNoSetCanBeIsRefusedAndChangesNothing() throws {
    var workout = workout([row])
    let before = workout
    #expect(throws: WorkoutStepError.emptySet) {
      try workout.take(.logSet(block: 0, SetEntry(number: 0), rest: 0), at: at(1))
    }
    #expect(throws: WorkoutStepError.noBlock(count: 1)) {
      try workout.take(.logSet(block: 1, five, rest: 0), at: at(1))
    }
    #expect(throws: WorkoutStepError.noSet(4)) { try workout.take(.removeSet(4), at: at(1)) }
    #expect(throws: WorkoutStepError.outside(.reps)) {
      try workout.take(.logSet(block: 0, SetEntry(number: 0, reps: 10_001), rest: 0), at: at(1))
    }
    #expect(throws: WorkoutStepError.outside(.effort)) {
      try workout.take(.logSet(block: 0, SetEntry(number: 0, reps: 1, halvesOfRPE: 21), rest: 0), at: at(1))
    }
    #expect(workout == before)
    _ = try workout.take(.pause, at: at(5))
    #expect(throws: WorkoutStepError.clockWentBack(to: at(5))) { try workout.take(.resume, at: at(4)) }
  }

  @Test func setsAreEditedAndRemovedByTheirNumbers() throws {
    var workout = workout([row, row])
    for block in [0, 1, 0] { _ = try workout.take(.logSet(block: block, five, rest: 60), at: at(1)) }
    _ = try workout.take(.editSet(2, SetEntry(number: 9, reps: 8)), at: at(2))
    #expect(workout.blocks[1].sets == [SetEntry(number: 2, reps: 8)])
    #expect(try workout.take(.removeSet(3), at: at(3)) == [.changed, .restSkipped])
    _ = try workout.take(.logSet(block: 0, five, rest: 0), at: at(4))
    #expect(workout.blocks[0].sets.map(\.number) == [1, 4])
  }

  @Test func afterFourHoursWithoutASetItOffersToFinishAtTheLast() throws {
    var workout = workout([row])
    _ = try workout.take(.logSet(block: 0, five, rest: 60), at: at(100))
    #expect(workout.offersFinish(at: at(14_499)) == nil)
    #expect(workout.offersFinish(at: at(14_500)) == at(100))
  }

  @Test func aForgottenWorkoutWithoutASetHasNoTimeToFinishAt() {
    var workout = workout([row])
    #expect(workout.isForgotten(at: at(14_400)) && workout.offersFinish(at: at(14_400)) == nil)
    #expect(throws: WorkoutStepError.nothingLogged) { try workout.take(.finishAtLastSet, at: at(14_400)) }
  }

  @Test func whereToRestHowLongIsToldByTheNearest() {
    #expect(RestRule.seconds(planned: 30, block: 60, exercise: 120) == 30)
    #expect(RestRule.seconds(planned: nil, block: 0, exercise: 120) == 0)
    #expect(RestRule.seconds(planned: nil, block: nil, exercise: 120) == 120)
    #expect(RestRule.seconds(planned: nil, block: nil, exercise: nil) == 90)
    #expect(RestRule.seconds(planned: 9_999, block: nil, exercise: nil) == 3_600)
  }
}
