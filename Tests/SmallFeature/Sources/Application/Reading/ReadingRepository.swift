package import KernelApplication
package import KernelDomain
package import ReadingDomain

/// Stores sessions.
package protocol ReadingRepository: Sendable {
  func log() throws(Failure) -> ReadingLog
  /// The notes on a session; nil if there are none.
  func notes(of session: ReadingSession) throws(Failure) -> String?
  /// Stores a session, replacing the one of the same day and book.
  /// - Returns: the number of the change; nil if nothing changed.
  func log(_ session: ReadingSession) throws(Failure) -> Int?
  /// Marks each session without pages that has fallen due by `now` as asked about.
  /// - Returns: the sessions that were marked.
  func ask(until now: Timestamp) throws(Failure) -> [ReadingSession]
}
