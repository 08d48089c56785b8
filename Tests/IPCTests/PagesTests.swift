import IPC
import Testing

/// Answers too long for one message, read by many at once.
struct PagesTests {
  /// Each stops after its first page until all have theirs: sixteen results were kept.
  @Test(arguments: [true, false])
  func manyReadAtOnce(isSame: Bool) throws {
    var limits = Limits()
    limits.replyBytes = 20_000
    let server = try RunningServer(Counter().program, limits: limits)
    let counts = (0..<40).map { isSame ? 2_000 : 2_000 + $0 }
    let clients = try counts.map { _ in try server.client() }
    var cursors: [String] = []
    for (client, count) in zip(clients, counts) {
      let first = try #require(
        try client.call(#"{"jsonrpc":"2.0","id":1,"method":"list","params":{"count":\#(count)}}"#))
      cursors.append(try #require(first.split(separator: #""next":""#).last.map { String($0.prefix { $0 != "\"" }) }))
    }
    for (client, cursor) in zip(clients, cursors) {
      let line = #"{"jsonrpc":"2.0","id":2,"method":"list","params":{"count":1,"after":"\#(cursor)"}}"#
      #expect(try client.call(line)?.contains("\"result\"") == true)
    }
    // Those who read the same share it.
    #expect(Set(cursors.map { $0.split(separator: "-")[0] }).count == (isSame ? 1 : 40))
    try server.stop()
  }

  /// Clients that know no pages read the description, too.
  @Test func theDescriptionComesWhole() throws {
    var limits = Limits()
    limits.replyBytes = 2_000
    let server = try RunningServer(Counter().program, limits: limits)
    let described = try #require(try server.client().call(#"{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}"#))
    #expect(described.utf8.count > limits.replyBytes && described.hasSuffix("}}") && !described.contains(#""next":""#))
    try server.stop()
  }

  /// What nobody has read of for longest makes room for others.
  @Test func theRoomIsByBytes() throws {
    var limits = Limits()
    limits.replyBytes = 20_000
    limits.totalBytes = 400_000
    let server = try RunningServer(Counter().program, limits: limits)
    let client = try server.client()
    func cursor(_ count: Int) throws -> String {
      let page = try #require(
        try client.call(#"{"jsonrpc":"2.0","id":1,"method":"list","params":{"count":\#(count)}}"#))
      return try #require(page.split(separator: #""next":""#).last.map { String($0.prefix { $0 != "\"" }) })
    }
    func isKept(_ cursor: String) throws -> Bool {
      let line = #"{"jsonrpc":"2.0","id":2,"method":"list","params":{"count":1,"after":"\#(cursor)"}}"#
      return try client.call(line)?.contains("\"result\"") == true
    }
    let (first, second) = (try cursor(2_001), try cursor(2_002))
    #expect(try isKept(first))
    for count in 2_003..<2_006 { _ = try cursor(count) }
    #expect(try !isKept(second))
    #expect(try isKept(cursor(9_000)))
    try server.stop()
  }
}
