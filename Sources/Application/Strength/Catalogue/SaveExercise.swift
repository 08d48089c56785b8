package import KernelApplication
package import KernelDomain
package import StrengthDomain

package struct SaveExercise: UseCase {
  package static let method = "strength.saveExercise"
  package static let summary =
    """
    Create or change one of the user's own exercises; of a built-in exercise, only the rest and the step of loads can \
    be changed.
    """
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var exercise: ExerciseID?
    package var name: String?
    package var measure: ExerciseMeasure?
    package var primary: [String]?
    package var secondary: [String]?
    package var restSeconds: Int?
    package var step: Load?
    package var withoutStep: Bool?

    package static let schema = Schema(
      "The exercise; members that are left out are not changed.",
      [
        .optional(
          "exercise", ExerciseID.asked, "The exercise to change; if left out, a new one is created.",
          examples: [#""own-1""#]),
        .optional(
          "name", .text, "The name of the exercise, at most 100 characters; required for a new one.",
          examples: [#""Sandbag Carry""#]),
        .optional(
          "measure", ExerciseMeasure.schema, "What is recorded for its sets; if left out, `loadReps` in a new exercise."
        ),
        .optional(
          "primary", .list(.text), "The muscles that the exercise mainly trains.", examples: [#"["quadriceps"]"#]),
        .optional("secondary", .list(.text), "The muscles that the exercise also trains.", examples: [#"["calves"]"#]),
        .optional(
          "restSeconds", Schema(.integer(-1...SetEntry.restSeconds.upperBound)),
          "The rest after each set, in seconds; -1 removes it.", unit: .seconds, examples: ["180"]),
        .optional(
          "step", Load.schema, "The step by which its loads are changed.",
          examples: [#"{"thousandths":1250,"unit":"kg"}"#]),
        .optional("withoutStep", .flag, "True removes the step, so that `strength.step` applies; if left out, false."),
      ])

    package init(
      exercise: ExerciseID? = nil, name: String? = nil, measure: ExerciseMeasure? = nil, primary: [String]? = nil,
      secondary: [String]? = nil, restSeconds: Int? = nil, step: Load? = nil, withoutStep: Bool? = nil
    ) {
      self.step = step
      self.withoutStep = withoutStep
      self.exercise = exercise
      self.name = name
      self.measure = measure
      self.primary = primary
      self.secondary = secondary
      self.restSeconds = restSeconds
    }
  }

  package typealias Output = ExerciseOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try SaveExercise.check(muscles: input.primary, field: "primary")
    try SaveExercise.check(muscles: input.secondary, field: "secondary")
    var rest: Int32??
    if let seconds = input.restSeconds { rest = .some(seconds == -1 ? nil : try seconds.checkedRest()) }
    let newRest = rest
    let changed = try reader.repository.change { (snapshot) throws(Failure) in
      var edits: [StrengthEdit] = []
      let id: ExerciseID
      if let asked = input.exercise {
        let known = try snapshot.exercise(asked)
        id = known.id
        if input.name != nil || input.measure != nil || input.primary != nil || input.secondary != nil {
          let set = try own(known, input, snapshot)
          if set != OwnExercise(known) { edits.append(.putExercise(set)) }
        }
      } else {
        let name = try SaveExercise.name(input.name ?? "")
        try SaveExercise.refuse(name, in: snapshot, but: nil)
        id = .own(snapshot.book.nextExercise)
        edits.append(
          .putExercise(
            OwnExercise(
              id: id, name: name, measure: input.measure ?? .loadReps, primary: SaveExercise.muscles(input.primary),
              secondary: SaveExercise.muscles(input.secondary))))
      }
      if let rest = newRest, snapshot.book.state.rests[id] != rest { edits.append(.setRest(id, rest)) }
      let known = snapshot.book.state.steps[id]
      let step = input.withoutStep == true ? nil : input.step ?? known
      if step != known { edits.append(.setStep(id, step)) }
      return (edits, id)
    }
    return try ExerciseOutput(changed.value, changed.number, in: changed.after)
  }

  private func own(
    _ known: CatalogueExercise, _ input: Input, _ snapshot: any StrengthSnapshot
  ) throws(Failure) -> OwnExercise {
    guard known.id.isOwn else {
      throw .conflict(.strength(.notOwnExercise(name: known.english)))
    }
    var own = OwnExercise(known)
    if let name = input.name {
      own.name = try SaveExercise.name(name)
      try SaveExercise.refuse(own.name, in: snapshot, but: known.id)
    }
    if let measure = input.measure { own.measure = measure }
    if let primary = input.primary { own.primary = SaveExercise.muscles(primary) }
    if let secondary = input.secondary { own.secondary = SaveExercise.muscles(secondary) }
    return own
  }

  /// Fails with `conflict` if an exercise other than `id` already has the name.
  /// - Parameters:
  ///   - name: the name to check.
  ///   - id: the exercise that is being saved, which may keep its name; nil for a new one.
  private static func refuse(
    _ name: String, in snapshot: any StrengthSnapshot, but id: ExerciseID?
  ) throws(Failure) {
    guard let other = snapshot.catalogue.exercise(named: name), other.id != id else { return }
    throw .conflict(.strength(.exerciseNameTaken(name: other.english)))
  }

  private static let longestName = 100

  /// Returns the name in the form in which it is stored. Fails with `invalidInput` if the name is empty, is too long
  /// or contains hidden characters.
  private static func name(_ text: String) throws(Failure) -> String {
    let name = try text.checkedName(empty: .strength(.emptyName))
    guard name.count <= longestName else {
      throw .invalidInput(
        field: "name", problem: .strength(.exerciseNameTooLong(found: name.count, most: longestName)))
    }
    return name
  }

  private static func check(muscles names: [String]?, field: String) throws(Failure) {
    for name in names ?? [] where !CatalogueWords.muscles.contains(name) {
      throw .invalidInput(
        field: field, problem: .strength(.noSuchMuscle(name: name)), valid: CatalogueWords.muscles)
    }
  }

  private static func muscles(_ names: [String]?) -> [String] {
    // Keep each muscle once, and at most 20 muscles.
    let names = names ?? []
    return Array(names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { names[$0] }.prefix(20))
  }
}

extension OwnExercise {
  fileprivate init(_ exercise: CatalogueExercise) {
    self.init(
      id: exercise.id, name: exercise.english, measure: exercise.measure, equipment: exercise.equipment,
      primary: exercise.primary, secondary: exercise.secondary)
  }
}

/// The output of a use case that changes an exercise.
package struct ExerciseOutput: Described, Equatable {
  /// The number that identifies the recorded change; nil if nothing changed.
  package var change: Int?
  package var exercise: ExerciseView
  /// True if this was a dry run, which wrote nothing; nil otherwise.
  package var dryRun: Bool?

  package static let schema = Schema(
    "ChangedExercise", "An exercise after a change.",
    [.change, .init("exercise", ExerciseView.schema, "The exercise after the change."), .isDryRun])
  package static let announced = StrengthEvents.bookDescriptions

  init(_ id: ExerciseID, _ change: Int?, in snapshot: any StrengthSnapshot) throws(Failure) {
    self.change = change
    exercise = ExerciseView(try snapshot.exercise(id), in: snapshot)
  }
}

extension ExerciseOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    change == nil ? [] : [BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(.exercises))]
  }
}
