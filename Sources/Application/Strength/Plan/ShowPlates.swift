package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// Shows which plates to put on the bar to reach a load.
package struct ShowPlates: UseCase {
  package static let method = "strength.showPlates"
  package static let summary = "Show the plates to put on each side of the bar for a load."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var load: Load
    package var bar: Load?

    package static let schema = Schema(
      "The load.",
      [
        .init(
          "load", Load.schema, "The load, including the bar.", examples: [#"{"thousandths":102500,"unit":"kg"}"#]),
        .optional(
          "bar", Load.schema, "The weight of the bar; if left out, the one in the settings.",
          examples: [#"{"thousandths":15000,"unit":"kg"}"#]),
      ])

    package init(load: Load, bar: Load? = nil) {
      self.load = load
      self.bar = bar
    }
  }

  package struct Output: Described, Equatable {
    package var plates: PlatesView

    package static let schema = Schema("The plates.", [.init("plates", PlatesView.schema, "The plates.")])
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let equipment = try reader.settings.settings().equipment
    guard let plates = PlatesView(input.load, equipment, bar: input.bar) else {
      let weight = input.bar.map { $0.thousandths(in: input.load.unit) } ?? equipment.bar(input.load.unit)
      throw .invalidInput(
        field: "load", problem: .strength(.lighterThanBar(bar: Load(thousandths: weight, unit: input.load.unit))))
    }
    return Output(plates: plates)
  }
}

/// Shows the warm-up sets to do before a heavy set.
package struct ShowWarmup: UseCase {
  package static let method = "strength.showWarmup"
  package static let summary = "Show the warm-up sets to do before sets with a load."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var load: Load
    package var exercise: ExerciseID?

    package static let schema = Schema(
      "The load.",
      [
        .init(
          "load", Load.schema, "The load of the working sets.", examples: [#"{"thousandths":100000,"unit":"kg"}"#]),
        .optional(
          "exercise", ExerciseID.asked, "The exercise, which decides whether a bar is used; if left out, one is used."),
      ])

    package init(load: Load, exercise: ExerciseID? = nil) {
      self.load = load
      self.exercise = exercise
    }
  }

  package struct Output: Described, Equatable {
    package var sets: [SetTargetView]

    package static let schema = Schema(
      "The warm-up sets.",
      [.init("sets", .list(SetTargetView.schema), "The warm-up sets, in order; empty if none are needed.")])
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let snapshot = try reader.repository.snapshot()
    let planner = try reader.planner(snapshot)
    if let asked = input.exercise {
      let exercise = try snapshot.exercise(asked)
      return Output(sets: planner.warmups(before: input.load, exercise.id).map { SetTargetView($0) })
    }
    return Output(sets: planner.warmups(before: input.load).map { SetTargetView($0) })
  }
}
