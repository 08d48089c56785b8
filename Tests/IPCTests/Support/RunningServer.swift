import IPC
import KernelApplication
import System
import TestSupport
import Testing

/// Runs a server on a thread of its own, on a socket in a temporary folder. End it with `stop`.
final class RunningServer: Sendable {
  let address: SocketAddress
  private let folder = TemporaryFolder()
  private let thread: Threads
  /// What `run` returned; nil while it is running.
  let endedWell = Locked<Bool?>(nil)

  enum Polling: CaseIterable, Sendable {
    /// The fastest poller of the system.
    case best
    case poll

    var poller: any Poller {
      switch self {
      case .best: SystemPoller.make()
      case .poll: PollPoller()
      }
    }
  }

  init(
    _ program: RPCProgram = RPCProgram(methods: .examples, english: .plain), limits: Limits = Limits(),
    polling: Polling = .best
  ) throws {
    address = try SocketAddress(folder.path + "/sock")
    let listener = try SocketListener(address)
    let identity = ServiceIdentity(
      version: "1.2.3", build: "test", store: ServiceIdentity.Store(path: "/store", device: 1, inode: 2))
    thread = Threads(count: 1) { [endedWell] _ in
      do {
        let isDone = try RPCServer(
          listener: listener.descriptor, program: program, identity: identity, limits: limits,
          poller: polling.poller
        ).run()
        endedWell.withLock { $0 = isDone }
      } catch {
        preconditionFailure("the server does not start: \(error)")
      }
    }
  }

  func client() throws -> TestClient {
    TestClient(try RPCClient(address))
  }

  /// Asks the server to stop, and waits for its end.
  func stop() throws {
    _ = try client().call(#"{"jsonrpc":"2.0","id":0,"method":"service.stop"}"#)
    thread.wait()
  }
}

/// Sends and receives lines as text.
struct TestClient {
  let client: RPCClient

  init(_ client: RPCClient) {
    self.client = client
  }

  func send(_ line: String) throws {
    try client.send(Array(line.utf8))
  }

  /// The next line; nil if the connection ends.
  func receive() throws -> String? {
    try client.receive(timeout: 60_000).map { String(decoding: $0, as: UTF8.self) }
  }

  func call(_ line: String) throws -> String? {
    try send(line)
    return try receive()
  }

  /// A number in the result of `service.status`.
  func status(_ member: String) throws -> Int {
    let status = try #require(try call(#"{"jsonrpc":"2.0","id":1,"method":"service.status"}"#))
    let number = status.split(separator: "\"\(member)\":").last?.prefix { $0.isNumber } ?? ""
    return try #require(Int(number), "no \(member) in \(status)")
  }
}

extension EnglishLocalizer {
  /// Shows messages as the names of their cases.
  static let plain = EnglishLocalizer { MessageText("\($0)") }
}
