package import KernelApplication
package import StrengthDomain

package struct MergeExercise: UseCase {
  package static let method = "strength.mergeExercise"
  package static let summary =
    "Merge two exercises: all sets of the first count for the second; `book.undo` separates them."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var from: ExerciseID
    package var into: ExerciseID
    package var dryRun: Bool?

    package static let schema = Schema(
      "The exercises to merge.",
      [
        .init(
          "from", ExerciseID.asked, "The exercise that is merged into the other, and disappears.",
          examples: [#""own-1""#]),
        .init("into", ExerciseID.asked, "The exercise that remains."), .dryRun,
      ])

    package init(from: ExerciseID, into: ExerciseID, dryRun: Bool? = nil) {
      self.from = from
      self.into = into
      self.dryRun = dryRun
    }
  }

  package typealias Output = ExerciseOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    let changed = try reader.repository.change(isDryRun: isDryRun) { (snapshot) throws(Failure) in
      let (from, into) = (try snapshot.exercise(input.from).id, try snapshot.exercise(input.into).id)
      guard from != into else { throw .invalidInput(field: "into", problem: .strength(.mergedWithItself)) }
      return ([.merge(ExerciseMerge(from: from, into: into))], into)
    }
    var output = try ExerciseOutput(changed.value, isDryRun ? nil : changed.number, in: changed.after)
    output.dryRun = changed.tried(isDryRun)
    return output
  }
}
