package import Libc

/// Starts programs for tests.
package enum TestProcess {
  /// What to open for a descriptor of the new process.
  package enum Opening {
    case reading(String)
    /// A file to be created or emptied.
    case writing(String)
    case appending(String)
    /// An existing path, such as `/dev/full`, opened for writing.
    case existing(String)
    /// A duplicate of a descriptor of this process.
    case duplicate(Int32)
  }

  /// - Parameters:
  ///   - words: the program, searched for as in a shell, and its arguments.
  ///   - environment: variables as `NAME=VALUE`; `sanitizerOptions` are added.
  ///   - openings: what to open for certain descriptors; all others are inherited.
  package static func start(
    _ words: [String], environment: [String] = [], _ openings: KeyValuePairs<Int32, Opening>
  ) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, opening) in openings { add(opening, descriptor, to: &actions) }
    // Unblocks signals: threads that run tests block them, which the new process would inherit.
    var attributes = posix_spawnattr_t()
    var noSignals = sigset_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    defer { posix_spawnattr_destroy(&attributes) }
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let variables: [UnsafeMutablePointer<CChar>?] = (environment + sanitizerOptions).map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, words[0], &actions, &attributes, arguments, variables)
    precondition(failure == 0, "\(words[0]): \(String(cString: strerror(failure)))")
    return process
  }

  private static func add(_ opening: Opening, _ descriptor: Int32, to actions: inout posix_spawn_file_actions_t) {
    func open(_ path: String, _ flags: Int32) {
      posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
    }
    switch opening {
    case .reading(let path): open(path, O_RDONLY)
    case .writing(let path): open(path, O_WRONLY | O_CREAT | O_TRUNC)
    case .appending(let path): open(path, O_WRONLY | O_CREAT | O_APPEND)
    case .existing(let path): open(path, O_WRONLY)
    case .duplicate(let other): posix_spawn_file_actions_adddup2(&actions, other, descriptor)
    }
  }

  /// The options of the sanitizers, passed on because these also run in the programs under test.
  private static let sanitizerOptions = ["TSAN_OPTIONS", "ASAN_OPTIONS"].compactMap { (name: String) -> String? in
    getenv(name).map { "\(name)=\(String(cString: $0))" }
  }

  /// Waits for the end of a process.
  /// - Returns: the exit status or, if a signal ended the process, 128 plus the signal's number, as in shells.
  package static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// The folder of the running tests, into which the build also puts the programs.
  package static let programs: String = {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = String(decoding: buffer[..<max(count, 0)], as: UTF8.self)
    return path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }()
}
