package import KernelApplication
package import StrengthDomain

package struct SplitExercise: UseCase {
  package static let method = "strength.splitExercise"
  package static let summary =
    "Make names in imported logs exercises of their own, if they were taken for one exercise."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var exercise: ExerciseID
    package var names: [String]?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The exercise to split.",
      [
        .init("exercise", ExerciseID.asked, "The exercise."),
        .optional(
          "names", .list(.text),
          "The names that become exercises of their own; if left out, all names of the exercise.",
          examples: [#"["Preacher Curl (Dumbbell)"]"#]), .dryRun,
      ])

    package init(exercise: ExerciseID, names: [String]? = nil, dryRun: Bool? = nil) {
      self.exercise = exercise
      self.names = names
      self.dryRun = dryRun
    }
  }

  package typealias Output = NamesOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    let changed = try reader.repository.change(isDryRun: isDryRun) { (snapshot) throws(Failure) in
      let exercise = try snapshot.exercise(input.exercise)
      let all = snapshot.names(of: exercise.id)
      var chosen = all
      if let names = input.names, !names.isEmpty {
        let texts = Set(names.map { SearchText($0) })
        chosen = all.filter { texts.contains(SearchText($0.logged.name)) }
        let found = Set(chosen.map { SearchText($0.logged.name) })
        if let missing = names.first(where: { !found.contains(SearchText($0)) }) {
          throw .notFound(.strength(.noSuchName(name: missing)))
        }
      }
      guard all.count > 1 else { throw .conflict(.strength(.lastName(exercise: ExerciseName(exercise)))) }
      var own = snapshot.newOwnNames()
      let measures = snapshot.measures
      let named = chosen.map { one in
        let measure = measures[one.logged] ?? exercise.measure
        return NamedExercise(one.logged, own.new(one.logged.name, measure: measure), .user)
      }
      return (snapshot.edits(named, adding: own.added), named)
    }
    return NamesOutput(changed, isDryRun: isDryRun)
  }
}

extension StrengthSnapshot {
  /// What is measured (such as load and repetitions) for each exercise name in imported workouts.
  fileprivate var measures: [LoggedName: ExerciseMeasure] {
    Dictionary(book.loggedNames.map { ($0.logged, $0.measure) }) { first, _ in first }
  }
}
