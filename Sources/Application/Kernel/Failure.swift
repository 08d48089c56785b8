/// Everything a use case can refuse or fail with: a case for each thing a caller can do about it.
///
/// Adapters translate their own errors at their edge; fronts turn a failure into words and into an exit status or
/// an RPC code in one switch each.
package enum Failure: Error, Hashable, Sendable {
  /// A value is not what the use case takes. `field` names the input's member, `valid` what it would take.
  case invalidInput(field: String, problem: Message, valid: [String] = [])
  /// There is no such thing.
  case notFound(Message)
  /// A file or folder given by the user can't be used.
  case badFile(path: String, problem: Message, place: FilePlace? = nil)
  /// A path may not be read or written.
  case accessDenied(path: String, problem: Message)
  /// The change does not fit the state of the book, such as an undo where nothing was corrected.
  case conflict(Message)
  /// Another process holds the book for writing.
  case storeBusy(path: String, holder: Int32?)
  /// A file of the store is damaged or missing; `place` is a file with an offset or line.
  case storeDamaged(place: String, problem: Message)
  /// The store has another format: a newer version wrote it, or it is of format 1, which is not read any more.
  case storeNewer(path: String, found: Int, supported: Int)
  /// The store may be read but not written.
  case storeReadOnly(path: String)
  /// No space (or quota) left; nothing was changed.
  case diskFull(path: String)
  /// The system refused something, for a reason with no case of its own.
  case system(Message)
  /// The caller withdrew the request; nothing was changed.
  case cancelled
  /// The book is locked by its owner's account, and what was asked for is to be had only once she has logged in.
  case locked(Message)
}

/// Where in a file something is.
package enum FilePlace: Hashable, Codable, Sendable {
  case beginning
  /// A byte, counted from 0, and its line, counted from 1, where lines mean something; in a file of an archive where
  /// that is named.
  case byte(at: Int64, line: Int? = nil, entry: String? = nil)
  /// Counted from 1.
  case line(number: Int)
  /// A field of a table: its line and which field of that it is, counted from 1; what the table calls its column, where it
  /// has a name.
  case field(line: Int, column: Int, name: String? = nil)
  /// A place in a file that a backup holds, as a store tells it: `swimming/workouts/2024, line 3`.
  case inside(name: String)
}
