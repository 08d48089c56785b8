import Libc

/// A command that runs for one file, such as a sound player, and that can be stopped early.
package final class PlayerProcess: Sendable {
  private let number: pid_t
  private let lock = Lock()
  private nonisolated(unsafe) var hasEnded = false

  /// Runs a shell command, to which `word` is added as an argument, in a process group of its own. Discards its output.
  /// - Throws: `SystemError` if the shell cannot be started.
  package init(_ line: String, _ word: String) throws(SystemError) {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let texts: [String] = ["sh", "-c", line + " \"$1\"", "sh", word]
    let words: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environ)
    guard code == 0 else { throw SystemError(code: code, operation: "start", path: line) }
    number = process
  }

  /// Waits until the command ends.
  /// - Returns: true if it ended with status 0, otherwise false.
  package func wait() -> Bool {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 {
      guard errno == EINTR else { break }
    }
    lock.withLock { hasEnded = true }
    return status == 0
  }

  /// Ends the command and all processes that it started, by SIGTERM to its process group. Does nothing if it has ended.
  package func stop() {
    lock.withLock {
      guard !hasEnded else { return }
      kill(-number, SIGTERM)
    }
  }
}
