package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// Adds sets to a past workout. If no workout in the book began at the given time, creates one.
package struct LogWorkout: UseCase {
  package static let method = "strength.logWorkout"
  package static let summary =
    "Log sets of a past workout; if the book has a workout that began at the same time, the sets are added to it."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var day: CivilDay
    package var time: String?
    package var exercise: ExerciseID
    package var sets: [SetInput]
    /// How many times to add the set; nil for once.
    package var count: Int?
    package var name: String?
    package var durationSeconds: Int?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The workout and its sets.",
      [
        .init("day", CivilDay.schema, "The day on which the workout began."),
        .optional(
          "time", .text, "The time of day at which it began; if left out, noon.", examples: [#""18:00""#]),
        .init("exercise", ExerciseID.asked, "The exercise of the sets."),
        .init(
          "sets", .list(SetInput.schema), "The sets, in order.",
          examples: [#"[{"load":{"thousandths":80000,"unit":"kg"},"reps":5}]"#]),
        .optional(
          "count", Schema(.integer(1...SaveRoutine.mostTargets)), "How often these sets were done; if left out, once.",
          unit: .of("times"), examples: ["3"]),
        .optional(
          "name", .text, "The title of a new workout, cut off after 200 characters.", examples: [#""Push""#]),
        .optional(
          "durationSeconds", Schema(.integer(1...SetTimes.longest)),
          "The duration of a new workout, in seconds; if left out, it is unknown.", unit: .seconds, examples: ["3600"]),
        .dryRun,
      ])

    package init(day: CivilDay, time: String? = nil, exercise: ExerciseID, sets: [SetInput]) {
      self.day = day
      self.time = time
      self.exercise = exercise
      self.sets = sets
    }
  }

  package struct Output: Described, Equatable {
    package var change: Int?
    package var workout: WorkoutID
    package var day: CivilDay
    package var exercise: ExerciseName
    package var sets: [SetView]
    /// Whether a new workout was created.
    package var isNew: Bool
    package var records: [RecordMoveView]
    package var dryRun: Bool?

    package static let schema = Schema(
      "The sets that were logged.",
      [
        .change, .init("workout", WorkoutID.schema, "The name of the workout."),
        .init("day", CivilDay.schema, "The day on which it began."),
        .init("exercise", ExerciseName.schema, "The exercise of the sets."),
        .init("sets", .list(SetView.schema), "The sets that were added."),
        .init("isNew", .flag, "Whether the workout is a new one."),
        .init(
          "records", .list(RecordMoveView.schema),
          "The records that changed, or would change if the change was only tried."), .isDryRun,
      ])
    package static let announced = StrengthEvents.bookDescriptions + StrengthEvents.recordDescriptions
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let moment = try reader.pastMoment(input.day, input.time)
    let name = try input.name?.checkedName(empty: nil) ?? ""
    let entries = try LogWorkout.entries(input)
    let duration = try input.durationSeconds?.checkedDuration()
    let (formula, isDryRun) = (try reader.formula(), input.dryRun ?? false)
    let changed = try reader.repository.change(isDryRun: isDryRun) { (snapshot) throws(Failure) in
      let exercise = try snapshot.exercise(input.exercise)
      for set in input.sets { try snapshot.refuseNegative(set.load, of: .known(exercise.id)) }
      let before = snapshot.records(formula)
      let second = moment.wall.timestamp(offset: 0).seconds
      if let active = snapshot.book.state.active, active.id.second == second {
        throw .conflict(.strength(.workoutIsOn(workout: active.id.description, name: active.name)))
      }
      let there = snapshot.corrected.workouts.filter { !$0.isRemoved && $0.workout.localSecond == second }
      if let known = there.first(where: { $0.workout.source == Workout.ownSource }) ?? there.first {
        let (edits, sets) = try LogWorkout.additions(entries, of: exercise.id, to: known.workout, snapshot)
        return (edits, (known.workout.id, exercise, sets, false, before))
      }
      var sets = entries
      for index in sets.indices { sets[index].number = Int32(index + 1) }
      let workout = Workout(
        id: WorkoutID.next(at: second, after: snapshot.book.ids(at: second)), source: Workout.ownSource, name: name,
        start: moment.start, utcOffset: moment.utcOffset, duration: duration,
        blocks: [Block(exercise: .known(exercise.id), sets: sets)])
      return ([.logWorkout(workout)], (workout.id, exercise, sets, true, before))
    }
    let (workout, exercise, sets, isNew, before) = changed.value
    let suspicious = changed.after.suspicious
    return Output(
      change: isDryRun ? nil : changed.number, workout: workout, day: input.day, exercise: ExerciseName(exercise),
      sets: sets.map {
        SetView($0, isSuspicious: suspicious.contains(SetPlace(workout: workout, set: Int($0.number))))
      },
      isNew: isNew, records: changed.after.records(formula).moves(from: before, in: changed.after.catalogue),
      dryRun: changed.tried(isDryRun))
  }

  private static func entries(_ input: Input) throws(Failure) -> [SetEntry] {
    let count = input.count ?? 1
    guard !input.sets.isEmpty, (1...SaveRoutine.mostTargets).contains(count),
      input.sets.count * count <= SaveRoutine.mostTargets
    else {
      throw input.sets.isEmpty
        ? .invalidInput(field: "sets", problem: .strength(.emptySet))
        : .invalidInput(field: "sets", problem: .strength(.tooMany(what: .sets, most: SaveRoutine.mostTargets)))
    }
    var entries: [SetEntry] = []
    for _ in 0..<count {
      for set in input.sets { entries.append(try set.entry()) }
    }
    return entries
  }

  /// Returns the corrections that add sets to a workout, and the new sets with their numbers.
  /// - Parameter after: the number of the set after which to add the new sets; nil to add them after the exercise's
  ///   last set.
  static func additions(
    _ entries: [SetEntry], of exercise: ExerciseID, to workout: Workout, after: Int? = nil,
    _ snapshot: any StrengthSnapshot
  ) throws(Failure) -> ([StrengthEdit], [SetEntry]) {
    guard workout.setCount + entries.count <= LogSet.mostSets else {
      throw .conflict(.strength(.tooMany(what: .sets, most: LogSet.mostSets)))
    }
    var last = workout.blocks.last { snapshot.id(of: $0.exercise) == exercise }?.sets.last?.number
    if let after {
      guard let block = workout.blocks.first(where: { $0.sets.contains { Int($0.number) == after } }) else {
        throw .notFound(.strength(.noSet(number: after, workout: workout.id.description)))
      }
      guard snapshot.id(of: block.exercise) == exercise else {
        throw .conflict(
          .strength(.setOfAnother(number: after, exercise: ExerciseName(block.exercise, in: snapshot.catalogue))))
      }
      last = Int32(after)
    }
    var corrected = snapshot.corrected
    var (edits, sets): ([StrengthEdit], [SetEntry]) = ([], [])
    var number = snapshot.nextSet(of: workout.id)
    for entry in entries {
      do throws(WorkoutCorrectionError) {
        edits.append(
          .correct(try corrected.make(.addSet(number, entry, exercise, after: last), of: workout.id)))
      } catch {
        throw error.failure(of: workout.id)
      }
      var set = entry
      set.number = number
      sets.append(set)
      last = number
      number += 1
    }
    return (edits, sets)
  }
}

extension LogWorkout.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard change != nil else { return [] }
    return [BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(.workouts, workout: workout))]
      + records.filter(\.isBetter).map { BookEvent(StrengthEvents.recordSet, $0) }
  }
}

/// Adds a set to a finished workout.
package struct AddSet: UseCase {
  package static let method = "strength.addSet"
  package static let summary = "Add a set to a finished workout: at the end of its exercise, or after another set."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable, SetMembers {
    package var workout: WorkoutID
    package var exercise: ExerciseID
    package var afterSet: Int?
    package var kind: SetKind?
    package var load: EnteredLoad?
    package var reps: Int?
    package var seconds: Int?
    package var millimetres: Int64?
    package var rpe: Double?
    package var note: String?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The set, with at least one of load, repetitions, time or distance.",
      [
        .init("workout", WorkoutID.schema, "The name of the workout."),
        .init("exercise", ExerciseID.asked, "The exercise of the set."),
        .optional(
          "afterSet", .ordinal,
          """
          The number of the set after which to add it; if left out, it is added at the end of the exercise, or of the \
          workout if that lacks the exercise.
          """,
          examples: ["1"]),
      ] + [Schema.Member].loggedSet + [.dryRun])

    package init(
      workout: WorkoutID, exercise: ExerciseID, afterSet: Int? = nil, _ set: SetInput, dryRun: Bool? = nil
    ) {
      self.workout = workout
      self.exercise = exercise
      self.afterSet = afterSet
      self.dryRun = dryRun
      take(set)
    }
  }

  package typealias Output = LogWorkout.Output

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let entry = try input.values.entry()
    let (formula, isDryRun) = (try reader.formula(), input.dryRun ?? false)
    let changed = try reader.repository.change(isDryRun: isDryRun) { (snapshot) throws(Failure) in
      if let active = snapshot.book.state.active, active.id == input.workout {
        throw .conflict(.strength(.workoutIsOn(workout: active.id.description, name: active.name)))
      }
      let exercise = try snapshot.exercise(input.exercise)
      try snapshot.refuseNegative(input.load, of: .known(exercise.id))
      let before = snapshot.records(formula)
      let workout = try snapshot.workout(input.workout).workout
      let (edits, sets) = try LogWorkout.additions(
        [entry], of: exercise.id, to: workout, after: input.afterSet, snapshot)
      return (edits, (exercise, workout, sets, before))
    }
    let (exercise, workout, sets, before) = changed.value
    let suspicious = changed.after.suspicious
    return Output(
      change: isDryRun ? nil : changed.number, workout: input.workout, day: workout.day,
      exercise: ExerciseName(exercise),
      sets: sets.map {
        SetView($0, isSuspicious: suspicious.contains(SetPlace(workout: workout.id, set: Int($0.number))))
      },
      isNew: false, records: changed.after.records(formula).moves(from: before, in: changed.after.catalogue),
      dryRun: changed.tried(isDryRun))
  }
}
