package import KernelApplication
package import StrengthApplication
import Synchronization

/// The sessions of form analysis (of poses in a video) in this process. Several threads may use it.
package final class LockedFormSessions: FormSessionStore {
  private let sessions = Mutex(FormSessions())

  package init() {}

  package func change<Value>(
    _ body: (inout FormSessions) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try sessions.withLock { (sessions) throws(Failure) in try body(&sessions) }
  }
}
