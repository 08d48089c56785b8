import JSONCoding
import Testing

/// The examples of section 7 of the JSON-RPC 2.0 specification, answer by answer.
struct SpecificationExamplesTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let request: String
    /// Nil where nothing is returned.
    let answer: String?
    var testDescription: String { request }
  }

  static let examples: [Example] = [
    Example(
      request: #"{"jsonrpc": "2.0", "method": "subtract", "params": [42, 23], "id": 1}"#,
      answer: #"{"jsonrpc":"2.0","id":1,"result":19}"#),
    Example(
      request: #"{"jsonrpc": "2.0", "method": "subtract", "params": [23, 42], "id": 2}"#,
      answer: #"{"jsonrpc":"2.0","id":2,"result":-19}"#),
    Example(
      request: #"{"jsonrpc": "2.0", "method": "subtract", "params": {"subtrahend": 23, "minuend": 42}, "id": 3}"#,
      answer: #"{"jsonrpc":"2.0","id":3,"result":19}"#),
    Example(
      request: #"{"jsonrpc": "2.0", "method": "subtract", "params": {"minuend": 42, "subtrahend": 23}, "id": 4}"#,
      answer: #"{"jsonrpc":"2.0","id":4,"result":19}"#),
    Example(request: #"{"jsonrpc": "2.0", "method": "update", "params": [1,2,3,4,5]}"#, answer: nil),
    Example(request: #"{"jsonrpc": "2.0", "method": "foobar"}"#, answer: nil),
    Example(
      request: #"{"jsonrpc": "2.0", "method": "foobar", "id": "1"}"#,
      answer: #"{"jsonrpc":"2.0","id":"1","error":{"code":-32601,"message":"Method not found"}}"#),
    Example(
      request: #"{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]"#,
      answer: #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}"#),
    Example(
      request: #"{"jsonrpc": "2.0", "method": 1, "params": "bar"}"#,
      answer: #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}}"#),
    Example(
      request: #"[{"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"}, {"jsonrpc": "2.0", "method"]"#,
      answer: #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}"#),
    Example(
      request: "[]", answer: #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}}"#),
    Example(
      request: "[1]", answer: #"[{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}}]"#),
    Example(
      request: "[1,2,3]",
      answer: #"[{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}},"#
        + #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}},"#
        + #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}}]"#),
    Example(
      request: #"[{"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"}, "#
        + #"{"jsonrpc": "2.0", "method": "notify_hello", "params": [7]}, "#
        + #"{"jsonrpc": "2.0", "method": "subtract", "params": [42,23], "id": "2"}, {"foo": "boo"}, "#
        + #"{"jsonrpc": "2.0", "method": "foo.get", "params": {"name": "myself"}, "id": "5"}, "#
        + #"{"jsonrpc": "2.0", "method": "get_data", "id": "9"}]"#,
      answer: #"[{"jsonrpc":"2.0","id":"1","result":7},{"jsonrpc":"2.0","id":"2","result":19},"#
        + #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}},"#
        + #"{"jsonrpc":"2.0","id":"5","error":{"code":-32601,"message":"Method not found"}},"#
        + #"{"jsonrpc":"2.0","id":"9","result":["hello",5]}]"#),
    Example(
      request: #"[{"jsonrpc": "2.0", "method": "notify_sum", "params": [1,2,4]}, "#
        + #"{"jsonrpc": "2.0", "method": "notify_hello", "params": [7]}]"#,
      answer: nil),
  ]

  @Test(arguments: examples, RunningServer.Polling.allCases)
  func isAnsweredToTheLetter(_ example: Example, polling: RunningServer.Polling) throws {
    let server = try RunningServer(polling: polling)
    let client = try server.client()
    try client.send(example.request)
    // The reply to one more request shows that nothing else was sent before it.
    let last = #"{"jsonrpc":"2.0","id":"last","method":"sum","params":[]}"#
    try client.send(last)
    if let answer = example.answer { #expect(try client.receive() == answer) }
    #expect(try client.receive() == #"{"jsonrpc":"2.0","id":"last","result":0}"#)
    try server.stop()
  }
}
