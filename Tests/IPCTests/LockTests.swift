import IPC
import Synchronization
import TestSupport
import Testing

/// What a locked book keeps to itself, beside refusing what is asked, which its methods do.
struct LockTests {
  private let counter = Counter()

  private func lock(_ isLocked: Bool) {
    counter.isLocked.withLock { $0 = isLocked }
  }

  /// The method is asked, which says whether it may answer.
  @Test func noKeptReplyIsAnswered() throws {
    let server = try RunningServer(counter.program)
    let client = try server.client()
    let line = #"{"jsonrpc":"2.0","id":1,"method":"read"}"#
    for _ in 0..<3 { _ = try client.call(line) }
    #expect(counter.reads.withLock { $0 } == 1)
    lock(true)
    for _ in 0..<3 { _ = try client.call(line) }
    #expect(counter.reads.withLock { $0 } == 4)
    // What was answered meanwhile was not kept, and what was kept before still is.
    lock(false)
    for _ in 0..<3 { _ = try client.call(line) }
    #expect(counter.reads.withLock { $0 } == 4)
    try server.stop()
  }

  @Test func noFurtherPageIsAnswered() throws {
    var limits = Limits()
    limits.replyBytes = 20_000
    let server = try RunningServer(counter.program, limits: limits)
    let client = try server.client()
    let first = try #require(try client.call(#"{"jsonrpc":"2.0","id":1,"method":"list","params":{"count":2000}}"#))
    let cursor = try #require(first.split(separator: #""next":""#).last.map { String($0.prefix { $0 != "\"" }) })
    let next = #"{"jsonrpc":"2.0","id":2,"method":"list","params":{"count":1,"after":"\#(cursor)"}}"#
    lock(true)
    #expect(try client.call(next)?.contains("\"error\"") == true)
    lock(false)
    #expect(try client.call(next)?.contains("\"result\"") == true)
    try server.stop()
  }

  /// But what a method tells that may be called while it is locked.
  @Test func nothingIsAnnounced() throws {
    let server = try RunningServer(counter.program)
    let (client, follower) = (try server.client(), try server.client())
    let subscribed = try #require(try follower.call(#"{"jsonrpc":"2.0","id":1,"method":"events.subscribe"}"#))
    let cursor = try #require(subscribed.split(separator: #""cursor":""#).last.map { String($0.prefix { $0 != "\"" }) })
    lock(true)
    _ = try client.call(#"{"jsonrpc":"2.0","id":1,"method":"add","params":[1]}"#)
    _ = try client.call(#"{"jsonrpc":"2.0","id":1,"method":"addAlways","params":[2]}"#)
    #expect(try follower.receive()?.contains(#""by":2"#) == true)
    lock(false)
    _ = try client.call(#"{"jsonrpc":"2.0","id":1,"method":"add","params":[3]}"#)
    #expect(try follower.receive()?.contains(#""by":3"#) == true)

    // A client that asks for what it missed gets all of it, but not while the book is locked.
    let again = #"{"jsonrpc":"2.0","id":1,"method":"events.subscribe","params":{"after":"\#(cursor)"}}"#
    lock(true)
    let late = try server.client()
    #expect(try late.call(again)?.contains(#""resumed":false"#) == true)
    #expect(try late.receive()?.contains(#""by":2"#) == true)
    lock(false)
    let open = try server.client()
    #expect(try open.call(again)?.contains(#""resumed":true"#) == true)
    for step in 1...3 { #expect(try open.receive()?.contains(#""by":\#(step)"#) == true) }
    try server.stop()
  }

  /// Events that are also sent while the book is locked leave out private details then, also when they are sent late.
  @Test func namesAreNotTold() throws {
    let server = try RunningServer(counter.program)
    let (client, follower) = (try server.client(), try server.client())
    let subscribed = try #require(try follower.call(#"{"jsonrpc":"2.0","id":1,"method":"events.subscribe"}"#))
    let cursor = try #require(subscribed.split(separator: #""cursor":""#).last.map { String($0.prefix { $0 != "\"" }) })
    for (step, isLocked) in [(1, false), (2, true)] {
      lock(isLocked)
      _ = try client.call(#"{"jsonrpc":"2.0","id":1,"method":"addNamed","params":[\#(step)]}"#)
      let told = try #require(try follower.receive())
      #expect(told.contains(#""by":\#(step)"#) && told.contains("Sarah") == !isLocked, "\(told)")
    }
    let again = #"{"jsonrpc":"2.0","id":1,"method":"events.subscribe","params":{"after":"\#(cursor)"}}"#
    for isLocked in [true, false] {
      lock(isLocked)
      let late = try server.client()
      #expect(try late.call(again)?.contains(#""resumed":true"#) == true)
      for step in 1...2 {
        let told = try #require(try late.receive())
        #expect(told.contains(#""by":\#(step)"#) && told.contains("Sarah") == !isLocked, "\(told)")
      }
    }
    try server.stop()
  }
}
