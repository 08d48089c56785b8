import Glibc
import IPC
import KernelApplication
import TestSupport

/// The built `recordbookd`, started as a person or a service manager does, in a folder of its own.
final class Daemon {
  let folder: String
  let process: pid_t
  private var isEnded = false

  /// Beside the running tests, where the build puts the program too.
  static let path: String = {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = String(decoding: buffer[..<max(count, 0)], as: UTF8.self)
    return path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/recordbookd"
  }()

  /// - Parameter inherited: given to the process as descriptor 3.
  init(folder: String, _ words: [String] = [], environment: [String] = [], inherited: Int32? = nil) {
    self.folder = folder
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, folder + "/log", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    if let inherited { posix_spawn_file_actions_adddup2(&actions, inherited, 3) }
    var attributes = posix_spawnattr_t()
    var noSignals = sigset_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    defer { posix_spawnattr_destroy(&attributes) }
    let arguments = ([Daemon.path, "--store", folder + "/book"] + words).map { strdup($0) } + [nil]
    // A sanitizer of the tests is one of the programs that they run.
    let options = ["TSAN_OPTIONS", "ASAN_OPTIONS"].compactMap { (name: String) -> String? in
      getenv(name).map { value in name + "=" + String(cString: value) }
    }
    let variables = (["HOME=\(folder)", "PATH=/usr/bin:/bin"] + options + environment).map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, Daemon.path, &actions, &attributes, arguments, variables)
    precondition(code == 0, "\(Daemon.path): \(String(cString: strerror(code)))")
    self.process = process
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
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    isEnded = true
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
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
