import Libc

/// Runs a pager, which is a program such as `less` that shows long text in the terminal one screen at a time.
package struct PagerProcess {
  /// Starts the pager, sends it the text, and waits until the user quits it.
  /// - Parameters:
  ///   - line: the shell command that starts the pager.
  ///   - environment: environment variables for the pager. Variables that are already set keep their values.
  /// - Returns: true if the pager showed the text; false if the shell found no such program.
  /// - Throws: `SystemError` if the shell cannot be started.
  package static func show(
    _ text: [UInt8], with line: String, environment: [(name: String, value: String)] = []
  ) throws(SystemError) -> Bool {
    for (name, value) in environment { setenv(name, value, 0) }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError("make a pipe for", line) }
    Descriptor.keepFromChildren(ends[1])
    let process: pid_t
    do throws(SystemError) {
      process = try spawn(line, input: ends[0])
    } catch {
      close(ends[0])
      close(ends[1])
      throw error
    }
    close(ends[0])
    // The user may quit before the pager has read the whole text, so SIGPIPE is ignored. Ctrl-C is meant for the pager,
    // not for this process.
    let (pipes, interrupts) = (signal(SIGPIPE, SIG_IGN), signal(SIGINT, SIG_IGN))
    try? Descriptor.writeAll(text, to: ends[1], line)
    close(ends[1])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { break }
    }
    signal(SIGPIPE, pipes)
    signal(SIGINT, interrupts)
    // The shell returns these statuses if it cannot find or start a program.
    return ![126, 127].contains(status >> 8 & 0xff)
  }

  private static func spawn(_ line: String, input: Int32) throws(SystemError) -> pid_t {
    try ProgramStart.start("/bin/sh", ["sh", "-c", line], Calls.usualProgram, name: line) { actions in
      posix_spawn_file_actions_adddup2(&actions, input, 0)
      Calls.inherit(1, &actions)
      Calls.inherit(2, &actions)
    }
  }
}
