import IPC
import KernelApplication
import Libc
import TestSupport
import Testing
import WireTestSupport

/// Bytes as they may come: in any pieces, malformed, too many.
struct FramingTests {
  static let requests = [
    #"{"jsonrpc":"2.0","id":1,"method":"sum","params":[1,2]}"#,
    #"{"jsonrpc":"2.0","id":"\u00e9 \" \\","method":"sum","params":[3]}"#,
    #" { "params" : [4] , "method" : "\u0073um" , "id" : -1.50e+1 , "jsonrpc" : "2.0" , "more" : {"x":[]} } "#,
  ]
  static let answers = [
    #"{"jsonrpc":"2.0","id":1,"result":3}"#,
    #"{"jsonrpc":"2.0","id":"\u00e9 \" \\","result":3}"#,
    #"{"jsonrpc":"2.0","id":-1.50e+1,"result":4}"#,
  ]

  @Test(arguments: RunningServer.Polling.allCases)
  func requestsMayBeSplitAtAnyByte(polling: RunningServer.Polling) throws {
    let server = try RunningServer(polling: polling)
    let client = try RawClient(server.address)
    let bytes = Array((FramingTests.requests.joined(separator: "\n") + "\n").utf8)
    for cut in 1..<bytes.count {
      client.send(Array(bytes[..<cut]))
      // Two messages in a hurry are often one to the reader: every other cut is let through on its own.
      if cut % 2 == 0 { #expect(client.isRead) }
      client.send(Array(bytes[cut...]))
      for answer in FramingTests.answers { #expect(client.line() == answer, "cut at \(cut)") }
    }
    try server.stop()
  }

  @Test(arguments: RunningServer.Polling.allCases)
  func manyMayComeAtOnce(polling: RunningServer.Polling) throws {
    let server = try RunningServer(polling: polling)
    let client = try RawClient(server.address)
    let sender = Threads(count: 1) { _ in
      let all = (0..<5_000).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"sum","params":[\#($0)]}"# }
      client.send(Array((all.joined(separator: "\n") + "\n").utf8))
    }
    for number in 0..<5_000 { #expect(client.line() == #"{"jsonrpc":"2.0","id":\#(number),"result":\#(number)}"#) }
    sender.wait()
    try server.stop()
  }

  @Test func theLastMessageNeedsNoNewline() throws {
    let server = try RunningServer()
    let client = try RawClient(server.address)
    client.send(Array(FramingTests.requests[0].utf8))
    client.endSending()
    #expect(client.line() == FramingTests.answers[0])
    #expect(client.line() == nil)
    try server.stop()
  }

  static let malformed: [(bytes: [UInt8], code: Int)] = [
    (Array("{".utf8), -32_700), (Array("nul".utf8), -32_700), ([], -32_700), ([0], -32_700), ([0xFF, 0xFE], -32_700),
    (Array(#"{"jsonrpc":"2.0","id":1,"method":"sum\#u{0}"}"#.utf8), -32_700),
    (Array(#"{"jsonrpc":"2.0","id":1,"method":""#.utf8) + [0xC0, 0x80] + Array(#""}"#.utf8), -32_700),
    ([UInt8](repeating: UInt8(ascii: "["), count: 100_000), -32_700),
    (Array(#"{"jsonrpc":"2.0","id":1,"method":"sum","method":"sum"}"#.utf8), -32_600),
    (Array(#"{"jsonrpc":"1.0","id":1,"method":"sum"}"#.utf8), -32_600),
    (Array(#"{"id":1,"method":"sum"}"#.utf8), -32_600), (Array("{}".utf8), -32_600), (Array("7".utf8), -32_600),
    (Array(#"{"jsonrpc":"2.0","id":{},"method":"sum"}"#.utf8), -32_600),
    (Array(#"{"jsonrpc":"2.0","id":1,"method":"sum","params":3}"#.utf8), -32_600),
    (Array(#"{"jsonrpc":"2.0","id":1,"method":"nothing"}"#.utf8), -32_601),
    (Array(#"{"jsonrpc":"2.0","id":1,"method":"sum","params":{"a":1}}"#.utf8), -32_602),
    (Array(#"{"jsonrpc":"2.0","id":1,"method":"sum","params":[1e999999999]}"#.utf8), -32_602),
    (Array(#"{"jsonrpc":"2.0","id":1,"method":"sum","params":[99999999999999999999999]}"#.utf8), -32_602),
    (Array(#"{"jsonrpc":"2.0","id":1,"method":"service.hello","params":[1]}"#.utf8), -32_602),
    (Array(#"{"jsonrpc":"2.0","id":1,"method":"events.subscribe","params":{"afer":"x"}}"#.utf8), -32_602),
    (Array(#"{"jsonrpc":"2.0","id":1,"method":"events.subscribe","params":{"after":7}}"#.utf8), -32_602),
  ]

  @Test func whatIsNoRequestIsToldSoAndTheConnectionGoesOn() throws {
    let server = try RunningServer()
    let client = try RawClient(server.address)
    for (bytes, code) in FramingTests.malformed {
      client.send(bytes + [0x0A])
      let answer = try #require(client.line())
      #expect(answer.contains("\"code\":\(code),"), "\(String(decoding: bytes.prefix(80), as: UTF8.self)) → \(answer)")
    }
    client.send(Array((FramingTests.requests[0] + "\n").utf8))
    #expect(client.line() == FramingTests.answers[0])
    try server.stop()
  }

  @Test func aRequestMayBeAsLargeAsTheLimitAndNoLarger() throws {
    #expect(Limits().requestBytes == 16 * 1_024 * 1_024)
    var limits = Limits()
    limits.requestBytes = 262_144
    let server = try RunningServer(limits: limits)
    let client = try RawClient(server.address)
    let limit = limits.requestBytes
    for (size, expected) in [(limit, #"{"jsonrpc":"2.0","id":1,"result":1}"#), (limit + 1, nil), (limit * 2, nil)] {
      let head = Array(#"{"jsonrpc":"2.0","id":1,"method":"sum","params":[1"#.utf8)
      let tail = Array("]}".utf8)
      let padding = [UInt8](repeating: UInt8(ascii: " "), count: size - head.count - tail.count)
      client.send(head + padding + tail + [0x0A])
      let answer = try #require(client.line())
      if let expected {
        #expect(answer == expected)
      } else {
        #expect(answer.contains(#""data":{"limit":"requestBytes","value":262144}"#))
      }
    }
    client.send(Array((FramingTests.requests[0] + "\n").utf8))
    #expect(client.line() == FramingTests.answers[0])
    try server.stop()
  }

  @Test func aBatchMayBeAsLongAsTheLimitAndItsAnswersToo() throws {
    let server = try RunningServer(Counter().program)
    let client = try RawClient(server.address)
    let one = #"{"jsonrpc":"2.0","id":1,"method":"text","params":{"text":"0123456789","times":10000}}"#
    client.send(Array(("[" + repeatElement(one, count: 20).joined(separator: ",") + "]\n").utf8))
    let answer = try #require(client.line())
    #expect(answer.utf8.count < 1_000_000)
    #expect(answer.contains(#""limit":"replyBytes""#))
    #expect(answer.split(separator: #""result":"01"#).count == 10)
    client.send(Array(("[" + repeatElement("1", count: 1_001).joined(separator: ",") + "]\n").utf8))
    #expect(client.line()?.contains(#""limit":"batchEntries","value":1000"#) == true)
    try server.stop()
  }
}
