/// The ways in which a use case can fail. Two failures are separate cases only if callers react to them differently.
///
/// Adapters convert the errors of the system and of libraries into these failures. A front end has one switch that
/// converts a failure into words, and another that converts it into an exit status or RPC code.
package enum Failure: Error, Hashable, Sendable {
  /// A value in the input is invalid. `field` names the input's member; `valid` lists the valid values, and is empty if
  /// they cannot be listed.
  case invalidInput(field: String, problem: Message, valid: [String] = [])
  /// Something that the input refers to does not exist.
  case notFound(Message)
  /// A file or folder that the user named cannot be used.
  case badFile(path: String, problem: Message, place: FilePlace? = nil)
  /// This process has no permission to read or write the path.
  case accessDenied(path: String, problem: Message)
  /// The change is impossible in the book's current state, such as an undo if there is nothing to undo.
  case conflict(Message)
  /// Another process is writing to the book; `holder` is its process id, nil if unknown. `isStopped` says whether a
  /// signal has suspended it.
  case storeBusy(path: String, holder: Int32?, isStopped: Bool = false)
  /// A file of the store is damaged or missing; `place` names the file, with a byte offset or a line number.
  case storeDamaged(place: String, problem: Message)
  /// This version cannot read the store's format: either a newer version wrote the store, or it has format 1, which is
  /// not supported any more.
  case storeNewer(path: String, found: Int, supported: Int)
  /// The store can be read, but not written to.
  case storeReadOnly(path: String)
  /// The disk has no space left, or the user's quota is used up; nothing was changed.
  case diskFull(path: String)
  /// A system call failed for a reason that no other case covers.
  case system(Message)
  /// The caller cancelled the request; nothing was changed.
  case cancelled
  /// The book is locked by the owner's account, and the use case may be called only after logging in.
  case locked(Message)
}

/// The place in a file where a problem was found.
package enum FilePlace: Hashable, Codable, Sendable {
  case beginning
  /// The byte at offset `at`, counted from 0. If the file consists of lines, `line` is the number of the byte's line,
  /// counted from 1. In an archive, `entry` is the name of the file in it.
  case byte(at: Int64, line: Int? = nil, entry: String? = nil)
  /// A line, by its number counted from 1.
  case line(number: Int)
  /// A field of a table. `line` is the number of its line, and `column` is the number of its column, both counted from
  /// 1. `name` is the name of the column; nil if the column has none.
  case field(line: Int, column: Int, name: String? = nil)
  /// A place in one of the store's files that a backup contains, such as `swimming/workouts/2024, line 3`.
  case inside(name: String)
}
