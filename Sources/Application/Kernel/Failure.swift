/// Everything a use case can refuse or fail with: a case for each thing a caller can do about it.
///
/// Adapters translate their own errors at their edge; fronts turn a failure into words and into an exit status or
/// an RPC code in one switch each.
package enum Failure: Error, Hashable, Sendable {
  /// A value is not what the use case takes. `field` names the input's member, `valid` what it would take.
  case invalidInput(field: String, problem: String, valid: [String] = [])
  /// There is no such thing. `hint` says how to find the ones there are.
  case notFound(what: String, name: String, hint: String)
  /// A file or folder given by the user can't be used. `place` says where in it: a byte offset, a line, a member.
  case badFile(path: String, problem: String, place: String? = nil, hint: String)
  /// A path may not be read or written.
  case accessDenied(path: String, hint: String)
  /// The change does not fit the state of the book, such as an undo where nothing was corrected.
  case conflict(problem: String, hint: String)
  /// Another process holds the book for writing.
  case storeBusy(path: String, holder: Int32?)
  /// A file of the store is damaged or missing; `place` is a file with an offset or line.
  case storeDamaged(place: String, problem: String)
  /// The store was written by a newer version.
  case storeNewer(path: String, found: Int, supported: Int)
  /// The store may be read but not written.
  case storeReadOnly(path: String)
  /// No space (or quota) left; nothing was changed.
  case diskFull(path: String)
  /// The system refused an operation for a reason with no case of its own.
  case system(operation: String, path: String, reason: String)
  /// The caller withdrew the request; nothing was changed.
  case cancelled
}

extension Failure {
  /// An export of nothing would look like a backup.
  package static let nothingToExport = Failure.conflict(
    problem: "the book is empty: there is nothing to export", hint: "Import something first: recordbook import PATH")
}
