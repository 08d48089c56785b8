package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// The effects of one change of the book on strength training.
package struct StrengthChangePart: Codable, Hashable, Sendable {
  package var items: [Item]

  package static let schema = Schema("StrengthChange", "The part of a change that concerns strength.", [itemsSchema])

  package enum Item: Codable, Hashable, Sendable {
    case started(workout: WorkoutID)
    case step(workout: WorkoutID, step: Step)
    case logged(workout: WorkoutID, exercise: ExerciseName?, set: SetView)
    case added(workout: WorkoutID, exercise: ExerciseName)
    /// An exercise of the workout under way was replaced with another exercise.
    case swapped(workout: WorkoutID, from: ExerciseName?, into: ExerciseName)
    /// A past workout was added.
    case wrote(workout: WorkoutID, exercise: ExerciseName?, sets: Int)
    case corrected(correction: WorkoutCorrectionView)
    case exercise(exercise: ExerciseName)
    /// The user set the rest after an exercise's sets; `seconds` is nil if the rest in the settings applies again.
    case exerciseRest(exercise: ExerciseName, seconds: Int?)
    /// The user set the smallest amount by which an exercise's loads can be changed; `load` is nil if the general
    /// setting applies again.
    case loadStep(exercise: ExerciseName, load: Load?)
    case trainingMax(exercise: ExerciseName, load: Load?)
    case favourite(exercise: ExerciseName, on: Bool)
    case merged(from: ExerciseName, into: ExerciseName)
    /// The user decided which exercises some names in logs stand for.
    /// - name: the first of these names.
    /// - own: how many of the names now stand for exercises that the user defined.
    case named(count: Int, own: Int, name: String, exercise: ExerciseName)
    /// The user decided about `count` pairs of workouts whether the two workouts of each pair are the same workout.
    /// - workout: one workout of the first pair.
    /// - other: the other workout of the first pair.
    case twins(count: Int, workout: WorkoutID, other: WorkoutID, same: Bool)
    case routine(routine: RoutineID, name: String)
    case routineRemoved(routine: RoutineID)
    /// The user requested that the routine's next workout be lighter.
    case deload(routine: RoutineID)
    case scheduled(schedule: ScheduleID, routine: RoutineID)
    case scheduleRemoved(schedule: ScheduleID)
    /// A body measure was recorded or removed; `value` is nil if it was removed.
    case measured(measure: BodyMeasure.Kind, day: CivilDay, value: MeasureValue?)
    /// The body weight on a day was recorded or removed; `weight` is nil if it was removed.
    case weighed(day: CivilDay, weight: Load?)
  }

  package enum Step: String, CaseIterable, Codable, Hashable, Sendable {
    case editSet, removeSet, moveBlock, note, pause, resume, adjustRest, skipRest, finish, discard
  }

  /// Creates the description of a change from its edits.
  /// - Parameters:
  ///   - edits: the edits.
  ///   - name: returns the name of an exercise.
  ///   - gone: returns the former name of an exercise that was merged into another one.
  ///   - exercise: returns the exercise for which the change logged a set, or which it replaced.
  package init(
    _ edits: [StrengthEdit], name: (ExerciseID) -> ExerciseName, gone: (ExerciseID) -> ExerciseName,
    exercise: () -> ExerciseID?
  ) {
    items = edits.compactMap { edit in
      switch edit {
      case .start(let start): .started(workout: start.id)
      case .step(let id, let step, _): Item(step, of: id, name: name, exercise: exercise)
      case .told: nil
      case .logWorkout(let workout): Item(workout, name: name)
      case .correct(let correction): .corrected(correction: WorkoutCorrectionView(correction, name: name))
      case .putExercise(let own): .exercise(exercise: name(own.id))
      case .setRest(let id, let seconds): .exerciseRest(exercise: name(id), seconds: seconds.map { Int($0) })
      case .setStep(let id, let load): .loadStep(exercise: name(id), load: load)
      case .setTrainingMax(let id, let load): .trainingMax(exercise: name(id), load: load)
      case .setFavourite(let id, let isOne): .favourite(exercise: name(id), on: isOne)
      case .merge(let merge): .merged(from: gone(merge.from), into: name(merge.into))
      case .setNames(let named, _): Item(named, name: name)
      case .setTwins(let pairs, let same):
        pairs.first.map { .twins(count: pairs.count, workout: $0.first, other: $0.second, same: same) }
      case .putRoutine(let routine): .routine(routine: routine.id, name: routine.name)
      case .removeRoutine(let id): .routineRemoved(routine: id)
      case .deload(let id, _): .deload(routine: id)
      case .putSchedule(let id, let scheduled): .scheduled(schedule: id, routine: scheduled.routine)
      case .removeSchedule(let id): .scheduleRemoved(schedule: id)
      case .setMeasure(let key, let measure):
        .measured(measure: key.kind, day: key.day, value: measure.map { MeasureValue($0) })
      case .weigh(let day, let load): .weighed(day: day, weight: load)
      }
    }
  }
}

extension StrengthChangePart.Item {
  fileprivate init?(_ named: [NamedExercise], name: (ExerciseID) -> ExerciseName) {
    guard let first = named.first else { return nil }
    self = .named(
      count: named.count, own: named.count { $0.exercise.isOwn }, name: first.logged.name,
      exercise: name(first.exercise))
  }

  fileprivate init(_ workout: Workout, name: (ExerciseID) -> ExerciseName) {
    var exercise: ExerciseName?
    if case .known(let id)? = workout.blocks.first?.exercise { exercise = name(id) }
    self = .wrote(workout: workout.id, exercise: exercise, sets: workout.setCount)
  }

  fileprivate init(
    _ step: WorkoutStep, of id: WorkoutID, name: (ExerciseID) -> ExerciseName,
    exercise: () -> ExerciseID?
  ) {
    self =
      switch step {
      case .addBlock(let block): .added(workout: id, exercise: name(block.exercise))
      case .logSet(_, let entry, _): .logged(workout: id, exercise: exercise().map(name), set: SetView(entry))
      case .swapExercise(_, let into): .swapped(workout: id, from: exercise().map(name), into: name(into))
      case .moveBlock: .step(workout: id, step: .moveBlock)
      case .note: .step(workout: id, step: .note)
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

/// The effects of an undo or redo on strength training.
package struct StrengthRevertedPart: Codable, Hashable, Sendable {
  /// The changes that were undone or redone.
  package var items: [StrengthChangePart.Item]
  package var records: [RecordMoveView]
  package var undone: Bool

  package static let schema = Schema(
    "StrengthRevertedChange", "The part of an undone or redone change that concerns strength.",
    [
      StrengthChangePart.itemsSchema,
      .init("records", .list(RecordMoveView.schema), "The records that changed."),
      .init("undone", .flag, "True if the change was undone, false if it was redone."),
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
    case .started, .step, .logged, .added, .swapped, .wrote, .corrected, .twins, nil: .workouts
    case .exercise, .exerciseRest, .loadStep, .trainingMax, .favourite, .merged, .named: .exercises
    case .routine, .routineRemoved, .deload: .routines
    case .scheduled, .scheduleRemoved: .schedule
    case .weighed: .bodyWeight
    case .measured: .measures
    }
  }
}

extension StrengthChangePart {
  static var itemsSchema: Schema.Member {
    .init(
      "items", .list(.anything),
      """
      The things that were changed, in order: one object per thing, whose only member is named after the kind of \
      thing.
      """,
      examples: [#"[{"started":{"workout":"s20250210T164613"}}]"#])
  }
}
