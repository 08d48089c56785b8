import IPC
import KernelApplication
import Synchronization
import System
import TestSupport
import Testing
import WireTestSupport

/// What falls due in the book is done on time without a call, and followers get its events.
@Suite(.serialized)
struct DeadlineTests {
  /// A book with one alarm, which `set` changes.
  private final class Alarm: ServedBook {
    let deadline = Mutex<DeadlineTimer.Deadline?>(nil)
    let fired = Mutex(0)

    var program: RPCProgram {
      let set = RPCMethod(name: "test.set", kind: .change) { [self] params, _ throws(Failure) in
        deadline.withLock {
          $0 = .after(Int64(String(decoding: params.filter { (48...57).contains($0) }, as: UTF8.self)) ?? 0)
        }
        return Answer(result: Array("true".utf8))
      }
      return RPCProgram(methods: [set], english: .plain, book: self)
    }

    func group(_ body: () -> Void) -> Failure? {
      body()
      return nil
    }
    func writeDerived() {}
    var revision: UInt64 { 0 }
    var sectionRevisions: [UInt64] { [] }
    func takeSectionsRead() -> UInt64 { 0 }
    func reload() {}
    func stopping() {}

    func nextDeadline() throws(Failure) -> DeadlineTimer.Deadline? { deadline.withLock { $0 } }

    func fireTimers() throws(Failure) -> [EncodedEvent] {
      guard deadline.withLock({ $0.take() }) != nil else { return [] }
      let count = fired.withLock {
        $0 += 1
        return $0
      }
      return [EncodedEvent(name: "test.rang", details: Array(String(count).utf8))]
    }
  }

  private func follower(_ server: RunningServer) throws -> RawClient {
    let client = try RawClient(server.address)
    client.send(Array((#"{"jsonrpc":"2.0","id":1,"method":"events.subscribe"}"# + "\n").utf8))
    #expect(client.line()?.contains("cursor") == true)
    return client
  }

  @Test(arguments: RunningServer.Polling.allCases)
  func itRingsAtItsTimeAndTellsWhoFollows(polling: RunningServer.Polling) throws {
    let alarm = Alarm()
    let server = try RunningServer(alarm.program, polling: polling)
    let follower = try follower(server)
    for round in 1...3 {
      let client = try server.client()
      #expect(
        try client.call(#"{"jsonrpc":"2.0","id":2,"method":"test.set","params":{"in":20}}"#)?.contains("true") == true)
      let told = follower.line()
      #expect(told?.contains(#""event":"test.rang""#) == true && told?.contains(#""details":\#(round)"#) == true)
    }
    #expect(alarm.fired.withLock { $0 } == 3)
    try server.stop()
  }

  @Test func whatFellDueBeforeIsDoneAtTheStart() throws {
    let alarm = Alarm()
    alarm.deadline.withLock { $0 = .at(0) }
    let server = try RunningServer(alarm.program)
    #expect(eventually { alarm.fired.withLock { $0 } == 1 })
    try server.stop()
  }

  /// Nobody asks for anything, and yet something is to be done.
  @Test func aServiceWithADeadlineDoesNotEndForIdleness() throws {
    let alarm = Alarm()
    alarm.deadline.withLock { $0 = .at(0) }
    var limits = Limits()
    limits.idle = 50
    let server = try RunningServer(alarm.program, limits: limits)
    #expect(
      try server.client().call(#"{"jsonrpc":"2.0","id":2,"method":"test.set","params":{"in":400}}"#)?.contains("true")
        == true)
    #expect(server.endedWell.withLock { $0 } == nil)
    #expect(eventually { alarm.fired.withLock { $0 } >= 1 })
    // Once nothing is to fall due it ends.
    #expect(eventually { server.endedWell.withLock { $0 } == true })
  }
}
