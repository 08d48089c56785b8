package import KernelApplication
package import KernelDomain
package import Storage

/// Keeps the section `book`: what belongs to no feature, as small documents, each the latest value of its kind:
/// `profile.name`, `settings.theme`, `access`.
package struct BookReducer: SectionReducer {
  /// JSON by kind.
  package typealias State = [String: [UInt8]]

  package enum Edit: Sendable {
    /// The values to be set, each only where it differs: JSON by kind.
    case set([String: [UInt8]])
    /// Undoes the changes of those numbers.
    case undo([Int])
    /// Removes the values of kinds that begin so for good, from each change that set one.
    case erase(prefix: String)
  }

  package init() {}

  package var section: FeatureID { .book }
  package var derivedNames: [String] { [BookReducer.documents] }
  /// The name of what is kept beside the section: all documents, so that few questions need the journal.
  static let documents = "documents"

  package func state(
    of content: SectionContent, after known: (book: State, content: SectionContent)?
  ) throws(Failure) -> State {
    content.documents
  }

  package func make(_ edit: Edit, in book: inout State, _ transaction: inout Transaction) throws(Failure) {
    switch edit {
    case .set(let values):
      for (kind, value) in values.sorted(by: { $0.key < $1.key }) {
        try transaction.append(.set(kind, value), to: .book)
        book[kind] = value
      }
    case .undo(let numbers):
      try transaction.append(.undoing(numbers), to: .book)
      book = try transaction[.book].documents
    case .erase(let prefix):
      let isGone = { (entry: Entry) in
        if case .set(let kind, _) = entry { kind.hasPrefix(prefix) } else { false }
      }
      try transaction.erase(isGone, of: .book)
      book = try transaction[.book].documents
    }
  }

  package func derived(from book: State) -> [String: [UInt8]] {
    [BookReducer.documents: DocumentCoding.encode(book)]
  }

  /// Values of one kind rest on each other, which the store looks after.
  package func dependents(of change: Change, among later: [Change]) -> [Change] { [] }

  package func fold(_ changes: [Change], of book: State, in content: SectionContent) -> Fold? { nil }

  /// The section has no files.
  package func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile { InspectedFile(sound: bytes) }

  package func problem(with entry: Entry) -> Message? { nil }
}
