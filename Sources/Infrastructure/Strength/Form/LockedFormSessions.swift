package import KernelApplication
package import StrengthApplication
import Synchronization

/// The form analysis sessions of this process.
package final class LockedFormSessions: FormSessionStore {
  private let sessions = Mutex(FormSessions())

  package init() {}

  package func change<Value>(
    _ body: (inout FormSessions) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try sessions.withLock { (sessions) throws(Failure) in try body(&sessions) }
  }
}
