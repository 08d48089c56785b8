import IPC
import KernelApplication
import Libc
import Synchronization
import System
import TestSupport
import Testing
import WireTestSupport

/// Clients that stall, come in crowds, or go at the wrong moment cost the others nothing.
struct LimitTests {
  private static let read = Array(
    (#"{"jsonrpc":"2.0","id":1,"method":"text","params":{"text":"0123456789","times":1000}}"# + "\n").utf8)

  /// A client that has asked for events, and has read nothing yet.
  private static func follower(of server: RunningServer) throws -> RawClient {
    let follower = try RawClient(server.address)
    follower.send(Array((#"{"jsonrpc":"2.0","id":1,"method":"events.subscribe"}"# + "\n").utf8))
    return follower
  }

  @Test(arguments: RunningServer.Polling.allCases)
  func whoStallsIsToldAndLetGo(polling: RunningServer.Polling) throws {
    var limits = Limits()
    limits.stall = 200
    let server = try RunningServer(Counter().program, limits: limits, polling: polling)
    // A client that sends nothing does not stall. It outlasts two clients that are disconnected for stalling.
    let idle = try RawClient(server.address)
    for _ in 0..<2 {
      let half = try RawClient(server.address)
      half.send(Array(#"{"jsonrpc":"2.0","id":1,"#.utf8))
      let told = try #require(half.line())
      #expect(told.contains(#""method":"service.closing""#) && told.contains(#""limit":"stall","value":200"#))
      #expect(half.line() == nil)
    }
    idle.send(LimitTests.read)
    #expect(idle.line() != nil)
    try server.stop()
  }

  @Test(arguments: RunningServer.Polling.allCases)
  func whoNeverReadsIsWaitedForOnlySoLong(polling: RunningServer.Polling) throws {
    var limits = Limits()
    limits.stall = 300
    let server = try RunningServer(Counter().program, limits: limits, polling: polling)
    let stallers = try (0..<12).map { _ in try RawClient(server.address) }
    // Nobody reads the answers.
    for staller in stallers { staller.fill(with: LimitTests.read) }
    let other = try server.client()
    for number in 0..<200 {
      #expect(
        try other.call(#"{"jsonrpc":"2.0","id":\#(number),"method":"read"}"#)
          == #"{"jsonrpc":"2.0","id":\#(number),"result":0}"#)
    }
    let held = try other.status("heldBytes")
    #expect(held < 12 * 262_144, "\(held) bytes")
    #expect(try eventually { try other.status("clients") == 1 })
    try server.stop()
  }

  @Test(arguments: RunningServer.Polling.allCases)
  func whoAsksForMuchAtOnceGetsItAsItIsRead(polling: RunningServer.Polling) throws {
    var limits = Limits()
    limits.queuedBytes = 100_000
    let server = try RunningServer(Counter().program, limits: limits, polling: polling)
    let client = try RawClient(server.address)
    // Answers of 7 MB to requests of 60 KB.
    client.send(Array(repeatElement(LimitTests.read, count: 700).joined()))
    let other = try server.client()
    #expect(try eventually { try other.status("heldBytes") > limits.queuedBytes / 2 })
    for _ in 0..<700 { #expect(try #require(client.line()).utf8.count > 10_000) }
    try server.stop()
  }

  @Test func aFollowerThatNeverReadsMeetsItsLimit() throws {
    var limits = Limits()
    limits.queuedBytes = 100_000
    let server = try RunningServer(Counter().program, limits: limits)
    let follower = try LimitTests.follower(of: server)
    let writer = try server.client()
    let adds = repeatElement(#"{"jsonrpc":"2.0","method":"add","params":[1]}"#, count: 100).joined(separator: "\n")
    for _ in 0..<60 { _ = try writer.call(adds + "\n" + #"{"jsonrpc":"2.0","id":1,"method":"read"}"#) }
    var last: String?
    while let line = follower.line() { last = line }
    #expect(last?.contains(#""limit":"queuedBytes","value":100000"#) == true, "\(last ?? "")")
    try server.stop()
  }

  @Test func aFollowerThatNeverReadsStallsEvenIfEventsGoOn() throws {
    var limits = Limits()
    limits.stall = 300
    let server = try RunningServer(Counter().program, limits: limits)
    let follower = try LimitTests.follower(of: server)
    let writer = try server.client()
    let add = #"{"jsonrpc":"2.0","method":"add","params":[1]}"# + "\n"
    let read = #"{"jsonrpc":"2.0","id":1,"method":"read"}"#
    // These fill the follower's socket.
    for _ in 0..<60 { _ = try writer.call(String(repeating: add, count: 100) + read) }
    #expect(
      try eventually {
        _ = try writer.call(add + read)
        return try writer.status("clients") == 1
      })
    // Its socket is full, so that the reason does not reach it.
    while follower.line() != nil {}
    try server.stop()
  }

  @Test(arguments: RunningServer.Polling.allCases)
  func aCrowdIsServedAndTooLargeAOneTurnedAway(polling: RunningServer.Polling) throws {
    var limits = Limits()
    limits.clients = 100
    let server = try RunningServer(Counter().program, limits: limits, polling: polling)
    let crowd = try (0..<100).map { _ in try RawClient(server.address) }
    for client in crowd { client.send(LimitTests.read) }
    for client in crowd { #expect(client.line() != nil) }
    let surplus = try RawClient(server.address)
    #expect(surplus.line()?.contains(#""limit":"clients","value":100"#) == true)
    #expect(surplus.line() == nil)
    close(dup(crowd[0].descriptor))
    shutdown(crowd[0].descriptor, Int32(SHUT_RDWR))
    #expect(
      try eventually {
        let next = try RawClient(server.address)
        next.send(LimitTests.read)
        return next.line()?.contains("result") == true
      })
    shutdown(crowd[1].descriptor, Int32(SHUT_RDWR))
    // Who stops it needs a place too.
    #expect(
      try eventually {
        crowd[2].send(Array((#"{"jsonrpc":"2.0","id":1,"method":"service.status"}"# + "\n").utf8))
        return try #require(crowd[2].line()).contains(#""clients":98,"#)
      })
    try server.stop()
  }

  /// Answers must never reach another client: not after a disconnect while it is worked on, and not when the descriptor
  /// and the slot are given to the next one.
  @Test(arguments: RunningServer.Polling.allCases)
  func answersNeverReachAnotherClient(polling: RunningServer.Polling) throws {
    let counter = Counter()
    let server = try RunningServer(counter.program, polling: polling)
    let watcher = try server.client()
    for round in 0..<150 {
      let isBegun = round % 2 == 0
      if isBegun { #expect(eventually { counter.groups.withLock { $0.reduce(0, +) } == round }) }
      var leaver: RawClient? = try RawClient(server.address)
      try counter.gate.withLock { (_) throws in
        leaver?.send(Array((#"{"jsonrpc":"2.0","id":"leaver \#(round)","method":"add","params":[1]}"# + "\n").utf8))
        if round % 3 == 0 { leaver?.send(LimitTests.read) }
        // It leaves before or after its change was begun, and the next comes before or after that was noticed.
        if isBegun { #expect(eventually { counter.begun.withLock { $0 } > round }) }
        leaver = nil
        if round % 5 != 0 { #expect(try eventually { try watcher.status("clients") == 1 }) }
      }
      let next = try RawClient(server.address)
      next.send(Array((#"{"jsonrpc":"2.0","id":"next \#(round)","method":"read"}"# + "\n").utf8))
      #expect(next.line()?.hasPrefix(#"{"jsonrpc":"2.0","id":"next \#(round)","#) == true)
    }
    // Every change was made, though nobody waited for its answer.
    #expect(
      try eventually {
        try server.client().call(#"{"jsonrpc":"2.0","id":1,"method":"read"}"#)
          == #"{"jsonrpc":"2.0","id":1,"result":150}"#
      })
    try server.stop()
  }

  /// Has the server's own thread wait.
  private final class Hold: Sendable {
    private let lock = Lock()
    private nonisolated(unsafe) var (begun, released) = (false, false)

    var method: RPCMethod {
      RPCMethod(name: "hold", kind: .memory) { [self] _, _ in
        lock.withLock {
          begun = true
          lock.signal()
          lock.wait { released }
        }
        return Answer(result: Array("null".utf8))
      }
    }

    func awaitBegin() { lock.withLock { lock.wait { begun } } }

    func release() {
      lock.withLock {
        released = true
        lock.signal()
      }
    }
  }

  @Test(arguments: RunningServer.Polling.allCases)
  func whoIsServedAlreadyComesBetweenAFewOfACrowd(polling: RunningServer.Polling) throws {
    let hold = Hold()
    let server = try RunningServer(
      RPCProgram(methods: .examples + [hold.method], english: .plain), polling: polling)
    let (own, holder) = (try server.client(), try server.client())
    for client in [own, holder] { _ = try client.status("clients") }
    try holder.send(#"{"jsonrpc":"2.0","id":1,"method":"hold"}"#)
    hold.awaitBegin()
    let crowd = try (0..<200).map { _ in try RawClient(server.address) }
    try own.send(#"{"jsonrpc":"2.0","id":2,"method":"service.status"}"#)
    hold.release()
    let status = try #require(try own.receive())
    let accepted = try #require(
      status.components(between: #""clientsSinceStart":"#, and: ",").first.flatMap { Int($0) }, "\(status)")
    #expect(accepted < 100, "\(accepted) were accepted first")
    #expect(try eventually { try own.status("clientsSinceStart") == 202 })
    withExtendedLifetime(crowd) {}
    try server.stop()
  }
}
