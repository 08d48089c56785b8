import IPC
import KernelApplication
import Synchronization
import TestSupport
import Testing
import WireTestSupport

/// What works in memory alone is done by the loop itself: at once, in its order, and its events reach everybody else as those
/// of changes do.
struct MemoryTests {
  private final class Counter: Sendable {
    let count = Mutex(0)
    let gate = Mutex(())

    var program: RPCProgram {
      RPCProgram(methods: [counting, wait], english: .plain)
    }

    private var counting: RPCMethod {
      RPCMethod(name: "count", kind: .memory) { (params, _) throws(Failure) in
        let isTold = !params.isEmpty
        let number = self.count.withLock { count in
          count += 1
          return count
        }
        let event = EncodedEvent(name: "test.counted", details: Array("{}".utf8))
        return Answer(result: Array("\(number)".utf8), events: isTold ? [event] : [])
      }
    }

    private var wait: RPCMethod {
      RPCMethod(name: "wait", kind: .change) { (_, _) throws(Failure) in
        self.gate.withLock { _ in }
        return Answer(result: Array("0".utf8))
      }
    }
  }

  @Test func itIsDoneBesideChangesOfOthersAndBehindOnesOwn() throws {
    let counter = Counter()
    let server = try RunningServer(counter.program)
    let (one, other) = (try server.client(), try server.client())
    try counter.gate.withLock { _ in
      try one.send(#"{"jsonrpc":"2.0","id":1,"method":"wait"}"#)
      try one.send(#"{"jsonrpc":"2.0","id":2,"method":"count"}"#)
      #expect(try other.call(#"{"jsonrpc":"2.0","id":3,"method":"count"}"#) == #"{"jsonrpc":"2.0","id":3,"result":1}"#)
    }
    #expect(try one.receive() == #"{"jsonrpc":"2.0","id":1,"result":0}"#)
    #expect(try one.receive() == #"{"jsonrpc":"2.0","id":2,"result":2}"#)
    try server.stop()
  }

  /// Replies that wait to be sent reach only their own client, and a follower gets an event before the reply is sent.
  @Test func eventsOfItReachFollowersInTheMidstOfRequests() throws {
    let counter = Counter()
    let server = try RunningServer(counter.program)
    let (follower, client) = (try server.client(), try server.client())
    _ = try follower.call(#"{"jsonrpc":"2.0","id":1,"method":"events.subscribe"}"#)
    let lines = (0..<50).map { number in
      #"{"jsonrpc":"2.0","id":\#(number),"method":"count","params":\#(number % 2 == 0 ? "{}" : "null")}"#
    }
    try client.send(lines.joined(separator: "\n"))
    for number in 0..<50 {
      #expect(try client.receive() == #"{"jsonrpc":"2.0","id":\#(number),"result":\#(number + 1)}"#)
    }
    for _ in 0..<25 { #expect(try follower.receive()?.contains("test.counted") == true) }
    // A client that follows events itself gets the event before its reply.
    _ = try client.call(#"{"jsonrpc":"2.0","id":60,"method":"events.subscribe"}"#)
    try client.send(#"{"jsonrpc":"2.0","id":61,"method":"count","params":{}}"#)
    #expect(try client.receive()?.contains("test.counted") == true)
    #expect(try client.receive() == #"{"jsonrpc":"2.0","id":61,"result":51}"#)
    try server.stop()
  }

  @Test func inABatchEachAnswerStandsInItsPlace() throws {
    let server = try RunningServer(Counter().program)
    let client = try server.client()
    let batch =
      #"[{"jsonrpc":"2.0","id":1,"method":"count","params":{}},{"jsonrpc":"2.0","id":2,"method":"count","params":{}}]"#
    #expect(
      try client.call(batch) == #"[{"jsonrpc":"2.0","id":1,"result":1},{"jsonrpc":"2.0","id":2,"result":2}]"#)
    try server.stop()
  }
}
