package import KernelApplication
import KernelDomain
import StrengthDomain

package struct ListNames: UseCase {
  package static let method = "strength.listNames"
  package static let summary = "List the names of exercises in imported logs, and the exercises that they stand for."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var own: Bool?
    package var likely: Bool?

    package static let schema = Schema(
      "The names to list.",
      [
        .optional("own", .flag, "True lists only names that are exercises of their own; if left out, false."),
        .optional(
          "likely", .flag,
          "True lists only names that probably mean an exercise which has another name; if left out, false."),
      ])

    package init(own: Bool? = nil, likely: Bool? = nil) {
      self.own = own
      self.likely = likely
    }
  }

  package struct Output: Described, Equatable {
    package var names: [NameView]

    package static let schema = Schema(
      "LoggedNames", "The names in imported logs.",
      [.init("names", .list(NameView.schema), "The names, grouped by app; within an app, those with most sets first.")])
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    Output(
      names: try reader.repository.snapshot().nameViews { name in
        (input.own != true || name.exercise.id.isOwn) && (input.likely != true || name.like != nil)
      })
  }
}
