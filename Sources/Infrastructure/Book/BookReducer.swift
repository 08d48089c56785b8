package import KernelApplication
package import KernelDomain
package import Storage

/// The reducer of the section `book`, which contains everything that belongs to no feature. The state consists of the
/// most recent value of each kind, such as `profile.name`, `settings.theme` or `access`.
package struct BookReducer: SectionReducer {
  /// The current values of the section `book`, as JSON by kind, such as `profile.name`.
  package typealias State = [String: [UInt8]]

  package enum Edit: Sendable {
    /// Sets values, given as JSON by kind, such as `profile.name`. Pass only values that differ from the current ones.
    case set([String: [UInt8]])
    /// Undoes the changes that these numbers identify.
    case undo([Int])
    /// Erases the values whose kinds begin with this prefix, including their earlier versions in the history of
    /// changes.
    case erase(prefix: String)
  }

  package init() {}

  package var section: FeatureID { .book }
  package var derivedNames: [String] { [BookReducer.documents] }
  /// The name of the derived file that contains all values, so that most queries need not read the journal.
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

  /// Returns an empty array, because the store itself finds the later changes that set the same kind of value.
  package func dependents(of change: Change, among later: [Change]) -> [Change] { [] }

  package func fold(_ changes: [Change], of book: State, in content: SectionContent) -> Fold? { nil }

  /// Returns the file's bytes unchanged. Never called, since the section `book` has no files.
  package func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile { InspectedFile(sound: bytes) }

  package func problem(with entry: Entry) -> Message? { nil }
}
