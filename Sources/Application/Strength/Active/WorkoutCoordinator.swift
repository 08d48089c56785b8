package import KernelApplication
import KernelDomain
package import StrengthDomain

/// Changes the workout under way in steps. Logging a set, for example, is a step.
extension StrengthReader {
  /// Makes a change (a step) in the workout under way, and returns the workout's new state.
  /// - Parameter step: returns the step to make, given the current workout; nil to change nothing.
  func take(
    _ step: (ActiveWorkout, any StrengthSnapshot) throws(Failure) -> WorkoutStep?
  ) throws(Failure) -> WorkoutStepOutput {
    let (formula, hasCues) = (try self.formula(), try self.hasCues())
    let changed = try repository.change { (snapshot) throws(Failure) in
      guard var workout = snapshot.book.state.active else { throw .conflict(.strength(.noWorkoutIsOn)) }
      // A step is never dated before the previous one, so that a clock that was set back does not block the workout.
      let now = max(self.now(), workout.lastStep)
      guard let step = try step(workout, snapshot) else {
        return (
          [], (workout, WorkoutStep?.none, [WorkoutEvent](), (records: [RecordMoveView](), isSuspicious: false), now)
        )
      }
      let before = workout
      let events: [WorkoutEvent]
      do throws(WorkoutStepError) {
        events = try workout.take(step, at: now)
      } catch {
        throw error.failure(of: workout)
      }
      let outcome = snapshot.outcome(of: step, before, workout, formula)
      return ([.step(workout.id, step, at: now)], (workout, step, events, outcome, now))
    }
    let (workout, step, events, outcome, now) = changed.value
    let catalogue = changed.after.catalogue
    var output = WorkoutStepOutput(
      workout, events, records: outcome.records, isSuspicious: outcome.isSuspicious, at: now,
      change: changed.number, in: catalogue, hasCues: hasCues)
    if case .addBlock(let block) = step { output.added = ExerciseName(.known(block.exercise), in: catalogue) }
    return output
  }
}

extension ActiveWorkout {
  /// Fails with `conflict` if the user probably forgot this workout and did not finish it: a set done today is unlikely
  /// to belong to yesterday's workout.
  func refuseForgotten(at now: Timestamp) throws(Failure) {
    guard isForgotten(at: now) else { return }
    throw .conflict(
      .strength(
        .staleWorkout(
          workout: id.description, name: name, start: start, utcOffsetSeconds: utcOffset,
          lastSet: offersFinish(at: now), daysAgo: daysAgo(at: now))))
  }

  /// Returns how many days ago the workout began, by the local time of the place where it began.
  func daysAgo(at now: Timestamp) -> Int {
    func day(_ instant: Timestamp) -> Int { CivilDateTime(instant, offset: utcOffset).day.daysSinceEpoch }
    return day(now) - day(start)
  }
}

extension StrengthSnapshot {
  /// Returns the records that a step of the workout under way, such as logging a set, has set; and whether the logged
  /// set is suspicious, so that the user has to confirm or correct it.
  fileprivate func outcome(
    of step: WorkoutStep, _ before: ActiveWorkout, _ after: ActiveWorkout, _ formula: OneRepMaxRule
  ) -> (records: [RecordMoveView], isSuspicious: Bool) {
    switch step {
    case .logSet(let block, _, _):
      let exercise = id(of: .known(after.blocks[block].exercise))
      let now = records(of: exercise, with: after, formula)
      let moves = now.moves(from: records(of: exercise, with: before, formula), in: catalogue)
        .filter { $0.isBetter && $0.kind != .workoutVolume && $0.after?.workout == after.id }
      let number = after.blocks[block].sets.map(\.number).max() ?? 0
      let place = SetPlace(workout: after.id, set: Int(number))
      return (moves, now.exercises[exercise]?.suspicious.contains(place) ?? false)
    case .finish, .finishAtLastSet:
      return (recordsSet(by: after.asFinished, formula).filter { $0.kind == .workoutVolume }, false)
    default: return ([], false)
    }
  }
}

/// The output of use cases that make a step, such as logging a set, in the workout under way: the workout's new state.
package struct WorkoutStepOutput: Described, Equatable {
  /// The number that identifies the recorded change, for use with undo; nil if nothing was changed.
  package var change: Int?
  package var workout: WorkoutID
  package var state: StrengthEvents.WorkoutChanged.State
  package var elapsedMilliseconds: Int64
  package var exercise: ExerciseName?
  package var added: ExerciseName?
  package var set: SetView?
  package var nextBlock: Int?
  package var rest: RestView?
  package var records: [RecordMoveView]
  private var outcome: Announcement?

  package static let schema = Schema(
    "WorkoutStepTaken", "The state of the workout after a step.",
    [
      .change, .init("workout", WorkoutID.schema, "The name of the workout."),
      .init(
        "state", Schema("WorkoutStep", "The state of a workout.", StrengthEvents.WorkoutChanged.State.allCases),
        "The state of the workout."),
      .init(
        "elapsedMilliseconds", .integer, "The duration of the workout without pauses, in milliseconds.",
        unit: .milliseconds),
      .optional(
        "exercise", ExerciseName.schema,
        "The exercise of the logged set, or else of the block that comes next; left out if there is none."),
      .optional(
        "added", ExerciseName.schema,
        "The exercise that was added, which need not come next; left out if none was added."),
      .optional("set", SetView.schema, "The set that was logged; left out if none was logged."),
      .optional("nextBlock", .ordinal, "The number of the block that comes next, from 1; left out if there is none."),
      .optional("rest", RestView.schema, "The rest under way; left out if there is none."),
      .init("records", .list(RecordMoveView.schema), "The records that the step set."),
    ])
  package static let announced = StrengthEvents.stepDescriptions + StrengthEvents.recordDescriptions

  /// The values from which the output creates its events. They are not part of the JSON.
  private struct Announcement: Hashable, Sendable {
    let events: [WorkoutEvent]
    let workout: ActiveWorkout
    let name: ExerciseName?
    let hasCues: Bool
  }

  private enum CodingKeys: String, CodingKey {
    case change, workout, state, elapsedMilliseconds, exercise, added, set, nextBlock, rest, records
  }

  init(
    _ active: ActiveWorkout, _ events: [WorkoutEvent], records: [RecordMoveView], isSuspicious: Bool = false,
    at now: Timestamp, change: Int?, in catalogue: ExerciseCatalogue, hasCues: Bool = false
  ) {
    self.change = change
    workout = active.id
    state = StrengthEvents.WorkoutChanged.State(active.state)
    elapsedMilliseconds = active.elapsed(at: now)
    nextBlock = active.current.map { $0 + 1 }
    rest = active.rest.map { RestView($0, of: active, at: now) }
    self.records = records
    var block = active.current
    for case .setLogged(let number, _) in events {
      block = active.blocks.firstIndex { $0.sets.contains { $0.number == number } }
      set = block.flatMap { active.blocks[$0].sets.first { $0.number == number } }.map {
        SetView($0, isSuspicious: isSuspicious)
      }
    }
    exercise = block.map { ExerciseName(.known(active.blocks[$0].exercise), in: catalogue) }
    outcome = Announcement(events: events, workout: active, name: exercise, hasCues: hasCues)
  }
}

extension WorkoutStepOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard let outcome else { return [] }
    return StrengthEvents.events(outcome.events, of: outcome.workout, set: outcome.name, hasCues: outcome.hasCues)
      + records.map { BookEvent(StrengthEvents.recordSet, $0) }
  }
}

extension WorkoutStepError {
  /// Converts this error to the failure that a use case throws.
  func failure(of workout: ActiveWorkout) -> Failure {
    switch self {
    case .isOver: .conflict(.strength(.workoutIsOver(workout: workout.id.description)))
    case .isPaused: .conflict(.strength(.workoutIsPaused))
    case .isNotPaused: .conflict(.strength(.workoutIsNotPaused))
    case .noBlock(let count): .invalidInput(field: "block", problem: .strength(.noBlock(number: 0, count: count)))
    case .noSet(let number): .notFound(.strength(.noSet(number: Int(number), workout: workout.id.description)))
    case .emptySet: .invalidInput(field: "reps", problem: .strength(.emptySet))
    case .outside(.reps): .strength(outside: .reps, 0...SetEntry.mostReps, field: "reps")
    case .outside(.seconds): .strength(outside: .seconds, SetInput.secondsRange, field: "seconds")
    case .outside(.millimetres): .strength(outside: .millimetres, SetInput.millimetresRange, field: "millimetres")
    case .outside(.effort): .strength(outside: .rpe, 1...10, field: "rpe")
    case .outside(.rest): .strength(outside: .rest, SetEntry.restSeconds, field: "restSeconds")
    case .noRest: .conflict(.strength(.noRest))
    case .nothingLogged: .conflict(.strength(.nothingLogged))
    case .clockWentBack: .conflict(.strength(.workoutIsOver(workout: workout.id.description)))
    }
  }
}
