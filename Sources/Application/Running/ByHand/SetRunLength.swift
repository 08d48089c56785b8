package import KernelApplication
import KernelDomain
package import RunningDomain

package struct SetRunLength: UseCase {
  package static let method = "running.setLength"
  package static let summary = "Set the distance of a run without positions, such as the one that a treadmill showed."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var lengthMillimetres: Int64?
    package var distance: String?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The run, and its distance.",
      [
        .init("run", RunID.schema, "The name of the run."),
        .optional(
          "lengthMillimetres", .integer, "The distance in millimetres, instead of `distance`.",
          unit: .of("millimetres"),
          examples: ["5200000"]),
        .optional(
          "distance", .text, "The distance in words, instead of `lengthMillimetres`.", unit: .of("as written"),
          examples: [#""5.2 km""#]),
        .dryRun,
      ])

    package init(run: RunID, lengthMillimetres: Int64? = nil, distance: String? = nil, dryRun: Bool? = nil) {
      self.run = run
      self.lengthMillimetres = lengthMillimetres
      self.distance = distance
      self.dryRun = dryRun
    }
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let length = try length(input)
    return try reader.correct(input.run, isDryRun: input.dryRun) { _ throws(Failure) in .length(length) }
  }

  private func length(_ input: Input) throws(Failure) -> Int64 {
    do throws(AddedRunWords.Refusal) {
      let words = try AddedRunWords([input.distance ?? ""])
      let length = input.lengthMillimetres ?? words.length
      guard let length else { throw AddedRunWords.Refusal(problem: .nothing, word: "") }
      guard StatedLength.possible.contains(length) else {
        let typed = input.lengthMillimetres.map { "\($0)" } ?? input.distance ?? ""
        throw AddedRunWords.Refusal(problem: .length, word: typed)
      }
      return length
    } catch {
      throw .refused(error.problem, "distance", error.word)
    }
  }
}
