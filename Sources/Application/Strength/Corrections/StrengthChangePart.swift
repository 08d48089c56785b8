package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// What a change said of strength, for lists of changes.
package struct StrengthChangePart: Codable, Hashable, Sendable {
  package var items: [Item]

  package static let schema = Schema("StrengthChange", "What a change said of strength.", [itemsSchema])

  package enum Item: Codable, Hashable, Sendable {
    case started(workout: WorkoutID)
    case step(workout: WorkoutID, step: Step)
    case logged(workout: WorkoutID, exercise: ExerciseName?, set: SetView)
    case added(workout: WorkoutID, exercise: ExerciseName)
    case corrected(correction: WorkoutCorrectionView)
    case exercise(exercise: ExerciseName)
    /// - seconds: nil for as the setting says.
    case exerciseRest(exercise: ExerciseName, seconds: Int?)
    case favourite(exercise: ExerciseName, on: Bool)
    case merged(from: ExerciseName, into: ExerciseName)
    case routine(routine: RoutineID, name: String)
    case routineRemoved(routine: RoutineID)
    case scheduled(schedule: ScheduleID, routine: RoutineID)
    case scheduleRemoved(schedule: ScheduleID)
    /// - weight: nil where it was removed.
    case weighed(day: CivilDay, weight: Load?)
  }

  package enum Step: String, CaseIterable, Codable, Hashable, Sendable {
    case editSet, removeSet, pause, resume, adjustRest, skipRest, finish, discard
  }

  package init(_ items: [Item]) {
    self.items = items
  }

  /// - Parameters:
  ///   - name: how an exercise is called.
  ///   - gone: how one is called, whatever it was joined into.
  ///   - exercise: of a workout's block, by its place.
  package init(
    _ edits: [StrengthEdit], name: (ExerciseID) -> ExerciseName, gone: (ExerciseID) -> ExerciseName,
    exercise: (WorkoutID, Int) -> ExerciseID?
  ) {
    items = edits.compactMap { edit in
      switch edit {
      case .start(let start): .started(workout: start.id)
      case .step(let id, let step, _): Item(step, of: id, name: name, exercise: exercise)
      case .told: nil
      case .correct(let correction): .corrected(correction: WorkoutCorrectionView(correction))
      case .putExercise(let own): .exercise(exercise: name(own.id))
      case .setRest(let id, let seconds): .exerciseRest(exercise: name(id), seconds: seconds.map { Int($0) })
      case .setFavourite(let id, let isOne): .favourite(exercise: name(id), on: isOne)
      case .merge(let merge): .merged(from: gone(merge.from), into: name(merge.into))
      case .putRoutine(let routine): .routine(routine: routine.id, name: routine.name)
      case .removeRoutine(let id): .routineRemoved(routine: id)
      case .putSchedule(let id, let scheduled): .scheduled(schedule: id, routine: scheduled.routine)
      case .removeSchedule(let id): .scheduleRemoved(schedule: id)
      case .weigh(let day, let load): .weighed(day: day, weight: load)
      }
    }
  }
}

extension StrengthChangePart.Item {
  fileprivate init(
    _ step: WorkoutStep, of id: WorkoutID, name: (ExerciseID) -> ExerciseName,
    exercise: (WorkoutID, Int) -> ExerciseID?
  ) {
    self =
      switch step {
      case .addBlock(let block): .added(workout: id, exercise: name(block.exercise))
      case .logSet(let block, let entry, _):
        .logged(workout: id, exercise: exercise(id, block).map(name), set: SetView(entry))
      case .editSet: .step(workout: id, step: .editSet)
      case .removeSet: .step(workout: id, step: .removeSet)
      case .pause: .step(workout: id, step: .pause)
      case .resume: .step(workout: id, step: .resume)
      case .adjustRest: .step(workout: id, step: .adjustRest)
      case .skipRest: .step(workout: id, step: .skipRest)
      case .finish, .finishAtLastSet: .step(workout: id, step: .finish)
      case .discard: .step(workout: id, step: .discard)
      }
  }
}

/// What taking a change back, or making it again, did.
package struct StrengthRevertedPart: Codable, Hashable, Sendable {
  /// What was taken back or made again.
  package var items: [StrengthChangePart.Item]
  package var records: [RecordMoveView]
  package var undone: Bool

  package static let schema = Schema(
    "StrengthRevertedChange", "What taking a change back, or making it again, did.",
    [
      StrengthChangePart.itemsSchema,
      .init("records", .list(RecordMoveView.schema), "The records that moved."),
      .init("undone", .flag, "False where it was made again."),
    ])

  package init(_ part: StrengthChangePart, records: [RecordMoveView], undone: Bool) {
    items = part.items
    self.records = records
    self.undone = undone
  }
}

extension StrengthRevertedPart: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard changed else { return [] }
    return [
      BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(what, undone: undone ? true : nil))
    ]
  }

  private var what: StrengthEvents.BookChanged.What {
    switch items.first {
    case .started, .step, .logged, .added, .corrected, nil: .workouts
    case .exercise, .exerciseRest, .favourite, .merged: .exercises
    case .routine, .routineRemoved: .routines
    case .scheduled, .scheduleRemoved: .schedule
    case .weighed: .bodyWeight
    }
  }
}

extension StrengthChangePart {
  static var itemsSchema: Schema.Member {
    .init(
      "items", .list(.anything), "What was said, in order: an object each, under its kind.",
      examples: [#"[{"started":{"workout":"s20250210T164613"}}]"#])
  }
}
