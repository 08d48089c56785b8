package import KernelApplication
package import StrengthDomain

package struct AssignNames: UseCase {
  package static let method = "strength.assignNames"
  package static let summary = "Assign exercises to names in imported logs, as one change."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Assignment: Codable, Hashable, Sendable {
    package var name: String
    package var exercise: ExerciseID
    package var app: String?

    package static let schema = Schema(
      "NameAssignment", "A name in logs and its exercise.",
      [
        .init("name", .text, "The name in imported logs.", examples: [#""Bench Press""#]),
        .init("exercise", ExerciseID.asked, "The exercise that the name stands for."),
        .optional(
          "app", .text, "The app whose logs are meant; if left out, all apps whose logs contain the name.",
          examples: [#""Strong""#]),
      ])

    package init(name: String, exercise: ExerciseID, app: String? = nil) {
      self.name = name
      self.exercise = exercise
      self.app = app
    }
  }

  package struct Input: Described, Equatable {
    package var names: [Assignment]?
    package var likely: Bool?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The names to which to assign exercises.",
      [
        .optional(
          "names", .list(Assignment.schema), "The names and their exercises; if left out, none.",
          examples: [#"[{"name":"Bench Press","exercise":"Dumbbell_Bench_Press"}]"#]),
        .optional(
          "likely", .flag,
          """
          True assigns an exercise also to each name that probably means an exercise which has another name; if left \
          out, false.
          """),
        .dryRun,
      ])

    package init(names: [Assignment]? = nil, likely: Bool? = nil, dryRun: Bool? = nil) {
      self.names = names
      self.likely = likely
      self.dryRun = dryRun
    }
  }

  package typealias Output = NamesOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    let changed = try reader.repository.change(isDryRun: isDryRun) { (snapshot) throws(Failure) in
      var chosen: [LoggedName: ExerciseID] = [:]
      if input.likely == true { chosen = snapshot.likelyNames }
      for one in input.names ?? [] {
        let exercise = try snapshot.exercise(one.exercise).id
        for named in try snapshot.named(one.name, app: one.app) { chosen[named.logged] = exercise }
      }
      return snapshot.assigning(chosen)
    }
    return NamesOutput(changed, isDryRun: isDryRun)
  }
}

extension StrengthSnapshot {
  /// Returns the edits that assign exercises to names in logs, and the names that stand for another exercise then.
  func assigning(_ chosen: [LoggedName: ExerciseID]) -> (edits: [StrengthEdit], value: [NamedExercise]) {
    let named = chosen.sorted { $0.key < $1.key }.filter { logged, exercise in
      names.exercises[logged].flatMap { catalogue[$0.exercise]?.id } != exercise
    }.map { NamedExercise($0.key, $0.value, .user) }
    return (edits(named, adding: []), named)
  }
}
