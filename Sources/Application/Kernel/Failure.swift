/// Every failure of a use case, with one case for each way in which a caller can react.
///
/// Adapters translate the errors of the system and of libraries into these failures. Front ends turn a failure into
/// words and an exit status or RPC code, each in one switch.
package enum Failure: Error, Hashable, Sendable {
  /// A value in the input is refused. `field` names the input's member; `valid` lists the values that it accepts, if
  /// they can be listed.
  case invalidInput(field: String, problem: Message, valid: [String] = [])
  /// What the input names does not exist.
  case notFound(Message)
  /// A file or folder given by the user can't be used.
  case badFile(path: String, problem: Message, place: FilePlace? = nil)
  /// A path may not be read or written.
  case accessDenied(path: String, problem: Message)
  /// The change is not possible in the book's present state, such as an undo if there is no change to undo.
  case conflict(Message)
  /// Another process holds the book for writing; `holder` is its process id, if known.
  case storeBusy(path: String, holder: Int32?)
  /// A file of the store is damaged or missing; `place` names the file, with an offset or line.
  case storeDamaged(place: String, problem: Message)
  /// The store has a format that this version can't read: a newer version wrote the store, or its format is 1, which is
  /// no longer supported.
  case storeNewer(path: String, found: Int, supported: Int)
  /// The store may be read but not written.
  case storeReadOnly(path: String)
  /// The disk has no space left, or the user's quota is used up; nothing was changed.
  case diskFull(path: String)
  /// A system call failed, for a reason that has no case of its own.
  case system(Message)
  /// The caller cancelled the request; nothing was changed.
  case cancelled
  /// The book is locked by the owner's account, and the use case may be called only after logging in.
  case locked(Message)
}

/// The place in a file that a failure is about.
package enum FilePlace: Hashable, Codable, Sendable {
  case beginning
  /// A byte at offset `at`, counted from 0. If the format has lines, `line` is the byte's line, counted from 1. In an
  /// archive, `entry` is the name of the file within it.
  case byte(at: Int64, line: Int? = nil, entry: String? = nil)
  /// A line, counted from 1.
  case line(number: Int)
  /// A field of a table: its line and its position in that line, both counted from 1, and the name of its column, if
  /// the column has one.
  case field(line: Int, column: Int, name: String? = nil)
  /// A place in a store file that a backup contains, written as `swimming/workouts/2024, line 3`.
  case inside(name: String)
}
