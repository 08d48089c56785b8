import IPC
import JSONCoding
import KernelApplication
import Libc
import Synchronization
import System
import TestSupport

extension FuzzTarget {
  /// A server must answer each message with at most one line of JSON, whatever the message contains, and then still
  /// answer other messages.
  static let rpc = FuzzTarget(
    "rpc", seeds: rpcSeeds,
    dictionary: [
      "{", "}", "[", "]", ",", ":", "\"", "\\u0000", "\\ud800", "\n", "\0", "\"jsonrpc\":\"2.0\",", "\"id\":",
      "\"method\":",
      "\"params\":", "null", "1e999", "\"read\"", "\"add\"", "\"list\"", "\"count\":", "\"after\":\"1-1\"",
      "\"progressToken\":1", "\"events.subscribe\"", "\"events.unsubscribe\"", "\"$/cancelRequest\"",
      "\"service.hello\"", "\"service.status\"", "\"rpc.discover\"", "[[[[[[[[[[[[", "\u{FEFF}", "💡",
    ],
    accepts: { input, findings in RPCFuzzServer.shared.withLock { $0.answers(input, &findings) } })

  private static let rpcSeeds =
    [
      #"{"jsonrpc":"2.0","id":1,"method":"read"}"#, #"{"jsonrpc":"2.0","id":"a","method":"add","params":[1,2,3]}"#,
      #"[{"jsonrpc":"2.0","id":1,"method":"read"},{"jsonrpc":"2.0","method":"add","params":[1]},1]"#,
      #"{"jsonrpc":"2.0","id":2,"method":"list","params":{"count":2000}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"list","params":{"count":3,"after":"12ab-7"}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"events.subscribe","params":{"after":"1-1"}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"service.status"}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#,
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"read\"}\n{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"read\"}\n{",
    ].map { Array($0.utf8) } + [[UInt8](repeating: UInt8(ascii: "["), count: 600)]
}

/// A server on a thread of its own, with one client.
private final class RPCFuzzServer: Sendable {
  static let shared = Mutex(RPCFuzzServer())

  private let client: Mutex<RPCClient>
  private let number = Mutex(0)

  private init() {
    do {
      let folder = TemporaryFolder()
      let address = try SocketAddress(folder.path + "/sock")
      let listener = try SocketListener(address)
      _ = Threads(count: 1) { _ in
        do {
          let identity = ServiceIdentity(version: "1", build: "1", store: .init(path: "/", device: 1, inode: 1))
          _ = try RPCServer(
            listener: listener.descriptor,
            program: RPCProgram(methods: RPCFuzzServer.methods, english: EnglishLocalizer { MessageText("\($0)") }),
            identity: identity,
            poller: SystemPoller.make()
          ).run()
        } catch {
          preconditionFailure("\(error)")
        }
      }
      client = Mutex(try RPCClient(address))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static let methods: [RPCMethod] = [
    RPCMethod(name: "read", kind: .query) { _, _ in Answer(result: Array("1".utf8)) },
    RPCMethod(name: "add", kind: .change) { (params, _) throws(Failure) in
      let sum = try JSONBytes(params).decode([Int].self).reduce(0, &+)
      return Answer(
        result: Array("\(sum)".utf8), events: [EncodedEvent(name: "added", details: Array("{}".utf8))])
    },
    RPCMethod(name: "list", kind: .query) { (params, _) throws(Failure) in
      let count = try JSONBytes(params).decode([String: Int].self)["count"] ?? 0
      let elements = (0..<min(max(count, 0), 100_000)).map { "\"element \($0)\"" }.joined(separator: ",")
      return Answer(result: Array("{\"list\":[\(elements)]}".utf8))
    },
  ]

  /// Whether any of the messages was answered with a result.
  func answers(_ input: [UInt8], _ findings: inout FuzzFindings) -> Bool {
    let number = number.withLock { number in
      number += 1
      return number
    }
    let sentinel = "{\"jsonrpc\":\"2.0\",\"id\":\"sentinel \(number)\",\"method\":\"read\"}"
    let expected = Array("{\"jsonrpc\":\"2.0\",\"id\":\"sentinel \(number)\",\"result\":1}".utf8)
    var hasResult = false
    client.withLock { client in
      do {
        try client.send(input + [0x0A] + Array(sentinel.utf8))
        while let line = try client.receive(timeout: 10_000) {
          if line == expected { return }
          findings.expect(line.count < 1_000_000, "an answer is too long")
          findings.expect(line.withUnsafeBytes { JSONReader.accepts($0) }, "an answer is no JSON")
          hasResult = hasResult || line.starts(with: Array("{\"jsonrpc\":\"2.0\",\"id\"".utf8)) && line.holdsResult
        }
        findings.expect(false, "the server closed the connection")
      } catch {
        findings.expect(false, "\(error)")
      }
    }
    return hasResult
  }
}

extension [UInt8] {
  fileprivate var holdsResult: Bool {
    let wanted = Array("\"result\":".utf8)
    return indices.contains { self[$0...].starts(with: wanted) }
  }
}
