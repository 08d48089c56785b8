import IPC
import JSONCoding
import KernelApplication
import Synchronization
import System
import TestSupport
import Testing
import WireTestSupport

/// Additions to what is under way go on beside changes, and tell what is worth telling only while it is new.
struct LiveTests {
  @Test func anAdditionDoesNotWaitForAChange() throws {
    let book = LiveBook()
    let server = try RunningServer(book.program)
    let (feeder, other) = (try server.client(), try server.client())
    try book.gate.withLock { _ in
      try other.send(#"{"jsonrpc":"2.0","id":1,"method":"change"}"#)
      #expect(eventually { book.begun.load(ordering: .acquiring) == 1 })
      #expect(try feeder.call(#"{"jsonrpc":"2.0","id":2,"method":"beat"}"#) == #"{"jsonrpc":"2.0","id":2,"result":1}"#)
    }
    #expect(try other.receive()?.contains("result") == true)
    try server.stop()
  }

  /// What one client asks is done in its order, though one of the two had to wait.
  @Test func whatOneClientAsksIsDoneInItsOrder() throws {
    let book = LiveBook()
    let server = try RunningServer(book.program)
    let client = try server.client()
    var lines: [String] = []
    for number in 0..<200 {
      lines.append(#"{"jsonrpc":"2.0","id":\#(number),"method":"\#(number / 3 % 2 == 0 ? "beat" : "change")"}"#)
    }
    try client.send(lines.joined(separator: "\n"))
    for number in 0..<200 {
      #expect(try client.receive() == #"{"jsonrpc":"2.0","id":\#(number),"result":\#(number + 1)}"#)
    }
    try server.stop()
  }

  @Test func additionsThatWaitTogetherBecomeDurableTogether() throws {
    let book = LiveBook()
    let server = try RunningServer(book.program)
    let clients = try (0..<20).map { _ in try server.client() }
    try book.liveGate.withLock { _ in
      try clients[0].send(#"{"jsonrpc":"2.0","id":1,"method":"beat"}"#)
      #expect(eventually { book.beats.load(ordering: .acquiring) == 1 })
      for client in clients.dropFirst() { try client.send(#"{"jsonrpc":"2.0","id":1,"method":"beat"}"#) }
      let other = try server.client()
      #expect(try eventually { try other.status("underWay") == 20 })
    }
    for client in clients { #expect(try client.receive() != nil) }
    #expect(book.groups.withLock { $0 } == [1, 19])
    try server.stop()
  }

  @Test func nothingOfAGroupThatFailsIsAcknowledged() throws {
    let book = LiveBook()
    book.isFull.store(true, ordering: .releasing)
    let server = try RunningServer(book.program)
    #expect(
      try server.client().call(#"{"jsonrpc":"2.0","id":1,"method":"beat"}"#)?.contains("diskFull") == true)
    try server.stop()
  }

  // MARK: Events

  @Test func aClientThatWasAwayIsToldNothingThatIsOld() throws {
    let book = LiveBook()
    let server = try RunningServer(book.program)
    let follower = try server.client()
    let subscribed = try #require(try follower.call(#"{"jsonrpc":"2.0","id":1,"method":"events.subscribe"}"#))
    let cursor = try #require(subscribed.split(separator: "\"cursor\":\"").last?.prefix { $0 != "\"" })
    _ = try server.client().call(#"{"jsonrpc":"2.0","id":2,"method":"beat"}"#)
    let event = try #require(try follower.receive())
    // With the cursor after the last event that is kept.
    #expect(event.contains(#""cursor":"\#(cursor)","event":"test.beat""#))
    _ = try server.client().call(#"{"jsonrpc":"2.0","id":2,"method":"change"}"#)
    #expect(try follower.receive()?.contains("test.changed") == true)
    let late = try server.client()
    _ = try late.call(#"{"jsonrpc":"2.0","id":1,"method":"events.subscribe","params":{"after":"\#(cursor)"}}"#)
    #expect(try late.receive()?.contains("test.changed") == true)
    #expect(try late.call(#"{"jsonrpc":"2.0","id":2,"method":"change"}"#)?.contains("test.changed") == true)
    try server.stop()
  }

  @Test func aSlowClientIsToldTheLatest() throws {
    let book = LiveBook()
    let server = try RunningServer(book.program)
    let slow = try server.client()
    _ = try slow.call(#"{"jsonrpc":"2.0","id":1,"method":"events.subscribe"}"#)
    let feeder = try server.client()
    // Far more than the system keeps for a client that does not read.
    let count = 4_000
    for number in 0..<count {
      _ = try feeder.call(#"{"jsonrpc":"2.0","id":\#(number),"method":"beat"}"#)
    }
    _ = try feeder.call(#"{"jsonrpc":"2.0","id":0,"method":"change"}"#)
    var beats: [Int] = []
    while let line = try slow.receive(), !line.contains("test.changed") { beats.append(LiveTests.beat(line)) }
    #expect(beats == beats.sorted())
    #expect(beats.count < count)
    let rest = (beats.last ?? 0) == count ? count : try slow.receive().map(LiveTests.beat)
    #expect(rest == count)
    try server.stop()
  }

  private static func beat(_ line: String) -> Int {
    Int(line.split(separator: "\"beat\":").last?.prefix { $0.isNumber } ?? "") ?? -1
  }

  /// A task tells what happens while it works.
  @Test func aTaskAnnouncesWhileItWorks() throws {
    let book = LiveBook()
    let server = try RunningServer(book.program)
    let follower = try server.client()
    _ = try follower.call(#"{"jsonrpc":"2.0","id":1,"method":"events.subscribe"}"#)
    try book.gate.withLock { _ in
      try server.client().send(#"{"jsonrpc":"2.0","id":1,"method":"play"}"#)
      #expect(try follower.receive()?.contains("test.played") == true)
    }
    try server.stop()
  }

  // MARK: Who calls

  @Test func aConnectionIsTheSameCallerUntilItIsClosed() throws {
    let book = LiveBook()
    let server = try RunningServer(book.program)
    let (one, other) = (try server.client(), try server.client())
    for client in [one, other, one] { _ = try client.call(#"{"jsonrpc":"2.0","id":1,"method":"beat"}"#) }
    let callers = book.callers.withLock { $0 }
    #expect(callers[0] === callers[2])
    #expect(callers[0] !== callers[1])
    let raw = try RawClient(server.address)
    #expect(raw.send(#"{"jsonrpc":"2.0","id":1,"method":"beat"}"# + "\n"))
    #expect(raw.line() != nil)
    #expect(book.callers.withLock { $0.last.map { !$0.isGone } } == true)
    raw.reset()
    #expect(eventually { book.callers.withLock { $0.last?.isGone } == true })
    #expect(callers.allSatisfy { !$0.isGone })
    try server.stop()
  }

  @Test func aServiceIsNotIdleWhileSomethingIsUnderWay() throws {
    let book = LiveBook()
    book.isGoingOn.store(true, ordering: .releasing)
    var limits = Limits()
    limits.idle = 50
    let server = try RunningServer(book.program, limits: limits)
    // Six times as long as it would wait.
    Thread.sleep(milliseconds: 300)
    #expect(server.endedWell.withLock { $0 } == nil)
    book.isGoingOn.store(false, ordering: .releasing)
    // It looks again once somebody was there.
    _ = try? server.client().call(#"{"jsonrpc":"2.0","id":1,"method":"service.status"}"#)
    #expect(eventually { server.endedWell.withLock { $0 } == true })
  }
}

/// A program with something under way: `beat` adds to it, `change` changes the book, `play` is a task.
private final class LiveBook: ServedBook {
  /// Changes and tasks wait while it is held.
  let gate = Mutex(())
  /// So do additions, once they were made.
  let liveGate = Mutex(())
  let begun = Atomic(0)
  let beats = Atomic(0)
  let isFull = Atomic(false)
  let isGoingOn = Atomic(false)
  let groups = Mutex<[Int]>([])
  let callers = Mutex<[any Caller]>([])
  private let count = Mutex(0)
  private let open = Mutex(0)

  var program: RPCProgram {
    RPCProgram(methods: [beat, change, play], english: .plain, book: self)
  }

  func liveGroup(_ body: () -> Void) -> Failure? {
    body()
    let count = open.withLock { open in
      defer { open = 0 }
      return open
    }
    groups.withLock { $0.append(count) }
    return isFull.load(ordering: .acquiring) ? .diskFull(path: "/store") : nil
  }

  func group(_ body: () -> Void) -> Failure? {
    body()
    return nil
  }

  var isUnderWay: Bool { isGoingOn.load(ordering: .acquiring) }
  func writeDerived() {}
  var revision: UInt64 { 0 }
  var sectionRevisions: [UInt64] { [0] }
  func takeSectionsRead() -> UInt64 { 0 }
  func reload() {}
  func stopping() {}

  private func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }

  private var beat: RPCMethod {
    RPCMethod(name: "beat", kind: .live) { (_, progress) throws(Failure) in
      if let caller = progress.caller { self.callers.withLock { $0.append(caller) } }
      let number = self.next()
      self.open.withLock { $0 += 1 }
      self.beats.add(1, ordering: .acquiringAndReleasing)
      self.liveGate.withLock { _ in }
      // As long as what it tells of a run.
      let details = #"{"beat":\#(number),"rest":"\#(String(repeating: "x", count: 400))"}"#
      return Answer(
        result: Array("\(number)".utf8),
        events: [EncodedEvent(name: "test.beat", details: Array(details.utf8), isVolatile: true)])
    }
  }

  private var change: RPCMethod {
    RPCMethod(name: "change", kind: .change) { (_, _) throws(Failure) in
      self.begun.add(1, ordering: .acquiringAndReleasing)
      self.gate.withLock { _ in }
      return Answer(
        result: Array("\(self.next())".utf8), events: [EncodedEvent(name: "test.changed", details: Array("{}".utf8))])
    }
  }

  private var play: RPCMethod {
    RPCMethod(name: "play", kind: .task) { (_, progress) throws(Failure) in
      progress.announce(BookEvent("test.played", ["beat": 1]))
      self.gate.withLock { _ in }
      return Answer(result: Array("{}".utf8))
    }
  }
}
