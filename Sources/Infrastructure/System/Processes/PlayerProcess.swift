import Libc

/// A shell command that runs with one file, such as a sound player, and that can be stopped early.
package final class PlayerProcess: Sendable {
  private let number: pid_t
  private let lock = Lock()
  private nonisolated(unsafe) var hasEnded = false

  /// Runs a shell command with `word` as an additional argument, in a new process group. Discards its output.
  /// - Throws: `SystemError` if the shell cannot be started.
  package init(_ line: String, _ word: String) throws(SystemError) {
    let words = ["sh", "-c", line + " \"$1\"", "sh", word]
    number = try ProgramStart.start("/bin/sh", words, Calls.ownGroup, name: line) { actions in
      ProgramStart.silence(&actions)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
  }

  /// Waits until the command ends.
  /// - Returns: true if the command ended with status 0.
  package func wait() -> Bool {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 {
      guard errno == EINTR else { break }
    }
    lock.withLock { hasEnded = true }
    return status == 0
  }

  /// Ends the command and all processes that it has started, by sending SIGTERM to its process group. Does nothing if
  /// the command has ended already.
  package func stop() {
    lock.withLock {
      guard !hasEnded else { return }
      kill(-number, SIGTERM)
    }
  }
}
