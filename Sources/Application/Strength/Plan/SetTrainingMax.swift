package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// Sets the training max of an exercise. Planned percentages are percentages of this load.
package struct SetTrainingMax: UseCase {
  package static let method = "strength.setTrainingMax"
  package static let summary = "Set the training max of an exercise, which planned loads in percent refer to."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var exercise: ExerciseID
    package var load: Load?
    package var remove: Bool?

    package static let schema = Schema(
      "The exercise and its training max.",
      [
        .init("exercise", ExerciseID.asked, "The exercise."),
        .optional(
          "load", Load.schema, "The training max; required unless it is removed.",
          examples: [#"{"thousandths":100000,"unit":"kg"}"#]),
        .optional("remove", .flag, "True removes the training max; if left out, false."),
      ])

    package init(exercise: ExerciseID, load: Load? = nil, remove: Bool? = nil) {
      self.exercise = exercise
      self.load = load
      self.remove = remove
    }
  }

  package struct Output: Described, Equatable {
    package var change: Int?
    package var exercise: ExerciseName
    package var load: Load?
    package var before: Load?

    package static let schema = Schema(
      "The training max of the exercise.",
      [
        .change, .init("exercise", ExerciseName.schema, "The exercise."),
        .optional("load", Load.schema, "The training max after the change; left out if there is none."),
        .optional("before", Load.schema, "The training max before the change; left out if there was none."),
      ])
    package static let announced = StrengthEvents.bookDescriptions
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard input.load != nil || input.remove == true else {
      throw .invalidInput(field: "load", problem: .strength(.noLoad(text: "")))
    }
    let load = input.remove == true ? nil : input.load
    let changed = try reader.repository.change { (snapshot) throws(Failure) in
      let exercise = try snapshot.exercise(input.exercise)
      let before = snapshot.book.state.trainingMaxima[exercise.id]
      return (before == load ? [] : [.setTrainingMax(exercise.id, load)], (ExerciseName(exercise), before))
    }
    return Output(change: changed.number, exercise: changed.value.0, load: load, before: changed.value.1)
  }
}

extension SetTrainingMax.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    change == nil ? [] : [BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(.exercises))]
  }
}
