import Glibc
import IPC
import KernelApplication

/// Starts `recordbookd` as a process of its own, and waits until it listens or says why it does not.
struct ServiceLauncher {
  let socket: String
  /// Nil is the usual one.
  let store: String?

  func launch() throws(Failure) {
    let program = try ServiceLauncher.program()
    try SocketPlace.prepareFolder(of: SocketAddress(socket))
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw refused("make a pipe for", errno) }
    defer { close(ends[0]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    let process = spawn(program, ready: ends[1])
    close(ends[1])
    _ = try process.get()
    try hear(ends[0])
  }

  /// Beside this program, where builds and installations put it.
  static func program() throws(Failure) -> String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { throw .system(operation: "read", path: "/proc/self/exe", reason: systemWords(errno)) }
    let own = String(decoding: buffer[..<count], as: UTF8.self)
    let path =
      own.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/recordbookd"
    guard access(path, X_OK) == 0 else {
      throw .notFound(
        what: "program", name: path, hint: "Install recordbookd beside recordbook.")
    }
    return path
  }

  /// Words that the service says while nobody waits for them.
  var log: String { socket + ".log" }

  private func spawn(_ program: String, ready: Int32) -> Result<pid_t, Failure> {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // Of its own session: what becomes of this terminal is nothing to it.
    posix_spawnattr_setflags(&attributes, 0x80)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, log, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 0o600)
    posix_spawn_file_actions_adddup2(&actions, ready, 3)
    if ready != 3 { posix_spawn_file_actions_addclose(&actions, ready) }
    let words = [program, "--socket", socket, "--ready-fd", "3"] + (store.map { ["--store", $0] } ?? [])
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, &attributes, arguments, environ)
    return code == 0 ? .success(process) : .failure(refused("start", code))
  }

  /// What the service says on the pipe, and an end without a word.
  private func hear(_ pipe: Int32) throws(Failure) {
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while !line.contains(0x0A) {
      var polled = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, 30_000) != 0 else { throw refused("start", ETIMEDOUT) }
      let count = read(pipe, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      line += buffer[..<count]
    }
    let report = LooseObject(line)
    if report.json("ready") != nil { return }
    let told = report.object("error")
    let error = RPCError(
      code: told["code"] ?? 0, message: told["message"] ?? "the service ended before it was ready",
      data: told.json("data"))
    throw Failure(error) ?? .conflict(problem: error.message, hint: "See what it says in \(log)")
  }

  private func refused(_ operation: String, _ code: Int32) -> Failure {
    .system(operation: operation, path: "recordbookd", reason: systemWords(code))
  }
}
