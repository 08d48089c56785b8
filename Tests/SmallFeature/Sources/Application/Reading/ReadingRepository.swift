package import KernelApplication
package import KernelDomain
package import ReadingDomain

/// Where sessions are kept.
package protocol ReadingRepository: Sendable {
  func log() throws(Failure) -> ReadingLog
  /// What was noted of a session; nil where nothing was.
  func notes(of session: ReadingSession) throws(Failure) -> String?
  /// Puts a session in place of the one of the same day and book.
  /// - Returns: the number of the change; nil where nothing changed.
  func log(_ session: ReadingSession) throws(Failure) -> Int?
  /// Notes of every session without pages that falls due until then that it was asked for them.
  /// - Returns: those.
  func ask(until now: Timestamp) throws(Failure) -> [ReadingSession]
}
