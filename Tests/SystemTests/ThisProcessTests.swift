import Libc
import System
import Testing

struct ThisProcessTests {
  /// On Linux a thread has a niceness of its own, so that the others of these tests keep theirs.
  @Test func givesWayToOthers() throws {
    let before = getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)
    nonisolated(unsafe) var after: Int32 = -1
    try Thread {
      ThisProcess.giveWay()
      after = getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)
    }.join()
    #expect(after == min(before + 10, 19))
    #expect(getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) == before)
  }
}
