import Libc

/// Starts programs, using posix_spawn(3).
enum ProgramStart {
  /// Starts a program without waiting for it to end.
  /// - Parameters:
  ///   - words: the program's arguments, starting with its own name.
  ///   - flags: one of the flags for starting programs in `Calls`.
  ///   - name: the program's name, used in error messages.
  ///   - connect: specifies what the program's file descriptors are connected to.
  /// - Returns: the id of the process.
  static func start(
    _ program: String, _ words: [String], _ flags: Int16, name: String,
    _ connect: (inout Calls.SpawnActions) -> Void
  ) throws(SystemError) -> pid_t {
    var actions = Calls.spawnActions()
    var attributes = Calls.spawnAttributes()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawnattr_setflags(&attributes, flags)
    connect(&actions)
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, &attributes, arguments, Calls.variables)
    guard code == 0 else { throw SystemError(code: code, operation: "start", path: name) }
    return process
  }

  /// Connects the program's standard input and output to `/dev/null`.
  static func silence(_ actions: inout Calls.SpawnActions) {
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  }
}
