import IPC
import JSONCoding
import Synchronization
import TestSupport
import Testing

/// Changes, tasks and what follows from them.
struct ChangeTests {
  @Test(arguments: RunningServer.Polling.allCases)
  func aChangeIsSeenByEveryReadAfterItsAnswer(polling: RunningServer.Polling) throws {
    let counter = Counter()
    let server = try RunningServer(counter.program, polling: polling)
    let (one, other) = (try server.client(), try server.client())
    for round in 1...20 {
      #expect(
        try one.call(#"{"jsonrpc":"2.0","id":1,"method":"add","params":[1]}"#)?.contains(#""result":\#(round)}"#)
          == true)
      #expect(
        try other.call(#"{"jsonrpc":"2.0","id":2,"method":"read"}"#) == #"{"jsonrpc":"2.0","id":2,"result":\#(round)}"#)
      #expect(
        try other.call(#"{"jsonrpc":"2.0","id":2,"method":"read"}"#) == #"{"jsonrpc":"2.0","id":2,"result":\#(round)}"#)
    }
    // The second read of each round was answered with bytes kept.
    #expect(counter.reads.withLock { $0 } == 20)
    try server.stop()
  }

  @Test func aKeptAnswerHoldsWhileSectionsChangeThatWereNotReadForIt() throws {
    let counter = Counter()
    let server = try RunningServer(counter.program)
    let client = try server.client()
    for round in 1...5 {
      _ = try client.call(#"{"jsonrpc":"2.0","id":1,"method":"addElsewhere","params":[1]}"#)
      #expect(try client.call(#"{"jsonrpc":"2.0","id":2,"method":"read"}"#) == #"{"jsonrpc":"2.0","id":2,"result":0}"#)
      #expect(
        try client.call(#"{"jsonrpc":"2.0","id":3,"method":"sum"}"#) == #"{"jsonrpc":"2.0","id":3,"result":\#(round)}"#)
    }
    // The first read, and each sum.
    #expect(counter.reads.withLock { $0 } == 6)
    _ = try client.call(#"{"jsonrpc":"2.0","id":4,"method":"add","params":[1]}"#)
    #expect(try client.call(#"{"jsonrpc":"2.0","id":5,"method":"read"}"#) == #"{"jsonrpc":"2.0","id":5,"result":1}"#)
    #expect(try client.call(#"{"jsonrpc":"2.0","id":6,"method":"sum"}"#) == #"{"jsonrpc":"2.0","id":6,"result":6}"#)
    #expect(counter.reads.withLock { $0 } == 8)
    try server.stop()
  }

  @Test(arguments: [true, false])
  func anInspectionIsMadeAgainUnlessItLasts(lasts: Bool) throws {
    let counter = Counter()
    let server = try RunningServer(counter.program)
    let client = try server.client()
    for round in 1...3 {
      _ = try client.call(#"{"jsonrpc":"2.0","id":1,"method":"add","params":[1]}"#)
      for _ in 0..<4 {
        let answer = try client.call(#"{"jsonrpc":"2.0","id":2,"method":"look","params":[\#(lasts)]}"#)
        #expect(answer == #"{"jsonrpc":"2.0","id":2,"result":\#(round)}"#)
      }
    }
    #expect(counter.reads.withLock { $0 } == (lasts ? 3 : 12))
    try server.stop()
  }

  @Test(arguments: RunningServer.Polling.allCases)
  func requestsOfOneClientTakeEffectInTheirOrder(polling: RunningServer.Polling) throws {
    let server = try RunningServer(Counter().program, polling: polling)
    let client = try server.client()
    var lines: [String] = []
    for number in 0..<200 {
      lines.append(
        number % 2 == 0
          ? #"{"jsonrpc":"2.0","id":\#(number),"method":"add","params":[1]}"#
          : #"{"jsonrpc":"2.0","id":\#(number),"method":"read"}"#)
    }
    try client.send(lines.joined(separator: "\n"))
    for number in 0..<200 {
      #expect(try client.receive() == #"{"jsonrpc":"2.0","id":\#(number),"result":\#(number / 2 + 1)}"#)
    }
    try server.stop()
  }

  @Test func changesThatWaitTogetherBecomeDurableTogether() throws {
    let counter = Counter()
    let server = try RunningServer(counter.program)
    let clients = try (0..<20).map { _ in try server.client() }
    try counter.gate.withLock { _ in
      try clients[0].send(#"{"jsonrpc":"2.0","id":1,"method":"add","params":[1]}"#)
      #expect(eventually { counter.begun.withLock { $0 } == 1 })
      for client in clients.dropFirst() { try client.send(#"{"jsonrpc":"2.0","id":1,"method":"add","params":[1]}"#) }
      let other = try server.client()
      #expect(try eventually { try other.status("underWay") == 20 })
    }
    for client in clients { #expect(try client.receive() != nil) }
    #expect(counter.groups.withLock { $0 } == [1, 19])
    try server.stop()
  }

  @Test func nothingOfAGroupThatFailsIsAcknowledged() throws {
    let counter = Counter()
    let server = try RunningServer(counter.program)
    let client = try server.client()
    counter.isFull.withLock { $0 = true }
    let answer = try client.call(#"{"jsonrpc":"2.0","id":1,"method":"add","params":[1]}"#)
    #expect(
      answer
        == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32009,"message":"The disk is full; nothing was changed","#
        + #""data":{"failure":"diskFull","path":"/store"}}}"#)
    counter.isFull.withLock { $0 = false }
    #expect(try client.call(#"{"jsonrpc":"2.0","id":2,"method":"read"}"#) == #"{"jsonrpc":"2.0","id":2,"result":0}"#)
    try server.stop()
  }

  @Test func aTaskTellsItsProgressAndCanBeCancelled() throws {
    let server = try RunningServer(Counter().program)
    let client = try server.client()
    try client.send(#"{"jsonrpc":"2.0","id":"t","method":"wait","params":{"progressToken":"sheep 1"}}"#)
    let progress = try #require(try client.receive())
    #expect(
      progress.hasPrefix(
        #"{"jsonrpc":"2.0","method":"$/progress","params":{"token":"sheep 1","value":{"subject":"sheep","#))
    // Others, and the same client, are answered meanwhile.
    #expect(
      try server.client().call(#"{"jsonrpc":"2.0","id":2,"method":"read"}"#) == #"{"jsonrpc":"2.0","id":2,"result":0}"#)
    try client.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"t"}}"#)
    var last: String?
    repeat { last = try client.receive() } while last?.contains("$/progress") == true
    #expect(
      last == #"{"jsonrpc":"2.0","id":"t","error":{"code":-32011,"message":"Cancelled; nothing was changed","#
        + #""data":{"failure":"cancelled"}}}"#)
    try server.stop()
  }

  @Test func aBatchOfEveryKindIsAnsweredAtOnceWhenAllIsDone() throws {
    let server = try RunningServer(Counter().program)
    let client = try server.client()
    let answer = try client.call(
      #"[{"jsonrpc":"2.0","id":1,"method":"add","params":[2]},{"jsonrpc":"2.0","id":2,"method":"read"},"#
        + #"{"jsonrpc":"2.0","method":"add","params":[3]},{"jsonrpc":"2.0","id":3,"method":"read"},"#
        + #"{"jsonrpc":"2.0","id":4,"method":"text","params":{"text":"x"}}]"#)
    #expect(
      answer == #"[{"jsonrpc":"2.0","id":1,"result":2},{"jsonrpc":"2.0","id":2,"result":2},"#
        + #"{"jsonrpc":"2.0","id":3,"result":5},{"jsonrpc":"2.0","id":4,"result":"x"}]"#)
    try client.send(
      #"[{"jsonrpc":"2.0","method":"add","params":[2]}]"# + "\n" + #"{"jsonrpc":"2.0","id":9,"method":"read"}"#)
    #expect(try client.receive() == #"{"jsonrpc":"2.0","id":9,"result":7}"#)
    try server.stop()
  }

  @Test func whoFollowsEventsIsToldAndCanGoOnWhereTheyLeftOff() throws {
    let server = try RunningServer(Counter().program)
    let (follower, writer) = (try server.client(), try server.client())
    let subscribe = { (after: String) in #"{"jsonrpc":"2.0","id":1,"method":"events.subscribe","params":{\#(after)}}"# }
    #expect(try follower.call(subscribe(""))?.contains(#""resumed":true"#) == true)
    let add = { (step: Int) in #"{"jsonrpc":"2.0","id":1,"method":"add","params":[\#(step)]}"# }
    _ = try writer.call(add(1))
    let first = try #require(try follower.receive())
    #expect(first.contains(#""event":"counter.added","details":{"by":1}"#))
    let cursor = try #require(first.split(separator: "\"cursor\":\"").last?.prefix { $0 != "\"" })
    for step in 2...4 { _ = try writer.call(add(step)) }
    let again = try server.client()
    #expect(try again.call(subscribe(#""after":"\#(cursor)""#))?.contains(#""resumed":true"#) == true)
    for step in 2...4 { #expect(try again.receive()?.contains(#"{"by":\#(step)}"#) == true) }
    // One that this service never gave.
    #expect(try server.client().call(subscribe(#""after":"abc-1""#))?.contains(#""resumed":false"#) == true)
    try server.stop()
  }

  @Test func longResultsComeInPages() throws {
    var limits = Limits()
    limits.replyBytes = 4_000
    let server = try RunningServer(Counter().program, limits: limits)
    let client = try server.client()
    var listing = Counter.Listing(title: "", first: [], second: [])
    var after = ""
    var pages = 0
    repeat {
      let line = try #require(
        try client.call(#"{"jsonrpc":"2.0","id":1,"method":"list","params":{"count":1000\#(after)}}"#))
      #expect(line.utf8.count < 4_000)
      let page = try JSONDocument.decode(Page.self, from: Array(line.utf8)).result
      #expect(page.title == "numbers")
      listing.first += page.first
      listing.second += page.second
      after = page.next.map { #","after":"\#($0)""# } ?? ""
      pages += 1
    } while !after.isEmpty
    #expect(pages > 5)
    #expect(listing.first == Array(0..<1_000))
    #expect(listing.second == (0..<1_000).map { "number \($0)" })
    #expect(
      try client.call(#"{"jsonrpc":"2.0","id":1,"method":"list","params":{"count":1,"after":"1-1"}}"#)?
        .contains("-32022") == true)
    #expect(
      try client.call(#"{"jsonrpc":"2.0","id":1,"method":"text","params":{"text":"long ","times":5000}}"#)?
        .contains("-32021") == true)
    try server.stop()
  }

  /// A change that never ends holds up neither what is read nor the end.
  @Test func aServiceEndsThoughAChangeDoesNot() throws {
    var limits = Limits()
    limits.drain = 200
    let counter = Counter()
    try counter.gate.withLock { _ in
      let server = try RunningServer(counter.program, limits: limits)
      let stuck = try server.client()
      try stuck.send(#"{"jsonrpc":"2.0","id":1,"method":"add","params":[1]}"#)
      let other = try server.client()
      #expect(try eventually { try other.status("underWay") == 1 })
      #expect(try eventually { try other.status("underWayMilliseconds") > 0 })
      try server.stop()
      #expect(server.endedWell.withLock { $0 } == false)
      #expect(try stuck.receive() == nil)
    }
  }

  /// It finds the service gone, and writes nothing to whoever got the descriptor by which it would have woken it.
  @Test func whatEndsAfterTheServiceWakesNobodyElse() throws {
    weak var served: Counter?
    func endTooEarly() throws -> Strangers {
      var limits = Limits()
      limits.drain = 1
      let counter = Counter()
      served = counter
      let server = try RunningServer(counter.program, limits: limits)
      return try counter.gate.withLock { (_) throws in
        try server.client().send(#"{"jsonrpc":"2.0","id":1,"method":"add","params":[1]}"#)
        #expect(eventually { counter.begun.withLock { $0 } == 1 })
        try server.stop()
        return Strangers()
      }
    }
    let strangers = try endTooEarly()
    #expect(eventually { served == nil }, "the change does not end")
    #expect(!strangers.heardSomething)
  }

  private struct Page: Decodable {
    var jsonrpc: String
    var id: Int
    var result: Content

    struct Content: Decodable {
      var title: String
      var first: [Int]
      var second: [String]
      var next: String?
    }
  }
}
