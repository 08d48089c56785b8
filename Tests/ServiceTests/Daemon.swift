import IPC
import KernelApplication
import Libc
import TestSupport

/// The built `recordbookd`, started as a person or a service manager does, in a folder of its own.
final class Daemon {
  let folder: String
  let process: pid_t
  private var isEnded = false

  /// Beside the running tests, where the build puts the program too.
  static let path = TestProcess.programs + "/recordbookd"

  /// - Parameter inherited: given to the process as descriptor 3.
  init(folder: String, _ words: [String] = [], environment: [String] = [], inherited: Int32? = nil) {
    self.folder = folder
    let words = [Daemon.path, "--store", folder + "/book"] + words
    let environment = ["HOME=\(folder)", "PATH=/usr/bin:/bin"] + environment
    process =
      if let inherited {
        TestProcess.start(
          words, environment: environment,
          [0: .reading("/dev/null"), 2: .appending(folder + "/log"), 3: .duplicate(inherited)])
      } else {
        TestProcess.start(
          words, environment: environment, [0: .reading("/dev/null"), 2: .appending(folder + "/log")])
      }
  }

  deinit {
    if !isEnded {
      kill(process, SIGKILL)
      _ = wait()
    }
  }

  var address: SocketAddress {
    get throws { try SocketAddress(folder + "/book/sock") }
  }

  /// A connection, once it serves: started as here it tells nobody when it does.
  func client() throws -> RPCClient {
    var client: RPCClient?
    _ = eventually {
      client = try? RPCClient(address)
      return client != nil
    }
    return try client ?? RPCClient(address)
  }

  /// The exit status, or 128 and the signal that ended it.
  func wait() -> Int32 {
    isEnded = true
    return TestProcess.wait(for: process)
  }

  func send(_ signal: Int32) {
    kill(process, signal)
  }

  var log: String {
    guard let file = fopen(folder + "/log", "r") else { return "" }
    defer { fclose(file) }
    var text = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&text, 1, text.count, file)
    return String(decoding: text[..<count], as: UTF8.self)
  }
}

extension RPCClient {
  func call(_ method: String, _ params: String = "{}") throws -> String {
    try send(Array(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#.utf8))
    return String(decoding: try receive(timeout: 60_000) ?? [], as: UTF8.self)
  }
}
