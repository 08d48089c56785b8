package import KernelApplication
import KernelDomain

/// The changes that persons made, newest first.
package struct ListChanges: UseCase {
  package static let method = "book.listChanges"
  package static let summary = "The changes made to the book, newest first, each with the number that undo takes."
  package static let kind = UseCaseKind.query

  package struct Input: Codable, Hashable, Sendable {
    /// The id of the only feature whose changes are listed; nil is all.
    package var feature: String?

    package init(feature: String? = nil) {
      self.feature = feature
    }
  }

  package struct Output: Codable, Sendable {
    package var changes: [BookChange]
  }

  private let log: any ChangeLog

  package init(log: any ChangeLog) {
    self.log = log
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    Output(changes: try log.changes(of: .named(input.feature)))
  }
}
