package import KernelApplication
package import KernelDomain
package import ReadingDomain

/// Stores sessions.
package protocol ReadingRepository: Sendable {
  func log() throws(Failure) -> ReadingLog
  /// The notes on a session; nil if there are none.
  func notes(of session: ReadingSession) throws(Failure) -> String?
  /// Stores a session. It replaces the session with the same day and book, if there is one.
  /// - Returns: the number of the change; nil if nothing changed.
  func log(_ session: ReadingSession) throws(Failure) -> Int?
  /// Marks the sessions without a number of pages for which the user has to be asked by `now`.
  /// - Returns: the sessions that were marked.
  func ask(until now: Timestamp) throws(Failure) -> [ReadingSession]
}
