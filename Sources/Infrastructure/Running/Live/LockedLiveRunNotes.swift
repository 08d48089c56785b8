package import RunningApplication
import Synchronization

package final class LockedLiveRunNotes: LiveRunNoteStore {
  private let notes = Mutex(LiveRunNotes())

  package init() {}

  package func change<Value>(_ body: (inout LiveRunNotes) -> Value) -> Value {
    notes.withLock { body(&$0) }
  }
}
