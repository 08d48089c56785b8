package import KernelApplication
package import StrengthApplication
import Synchronization

/// Stores the sessions of form analysis (of poses in a video) in this process, for access from several threads.
package final class LockedFormSessions: FormSessionStore {
  private let sessions = Mutex(FormSessions())

  package init() {}

  package func change<Value>(
    _ body: (inout FormSessions) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try sessions.withLock { (sessions) throws(Failure) in try body(&sessions) }
  }
}
