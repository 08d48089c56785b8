import Libc

/// A program that this process has started in a new session, so that the program keeps running when the terminal is
/// closed.
package struct ChildProcess {
  package let number: Int32
  /// A descriptor from which to read what the program writes to its descriptor 3; -1 if the program has no such
  /// descriptor.
  package let report: Int32

  /// Starts a program. What it writes to its descriptor 3 can be read from `report`.
  /// - Parameters:
  ///   - words: the program's arguments, without its name.
  ///   - log: the path of the file to which the program's standard error is appended. The file is created if it does
  ///     not exist. Links are not followed.
  ///   - name: the program's name, used in error messages.
  /// - Throws: `SystemError` whose path is `name`.
  package init(_ program: String, _ words: [String], log: String, name: String) throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError("make a pipe for", name) }
    Descriptor.keepFromChildren(ends[0])
    defer { close(ends[1]) }
    do throws(SystemError) {
      number = try ChildProcess.spawn(program, words, log: log, report: ends[1], name)
      report = ends[0]
    } catch {
      close(ends[0])
      throw error
    }
  }

  /// Starts a program with one argument, such as a browser with an address. Does not wait for the program to end.
  /// - Throws: `SystemError` whose path is the program.
  package init(showing word: String, with program: String) throws(SystemError) {
    number = try ChildProcess.spawn(program, [word], log: "/dev/null", report: nil, program)
    report = -1
  }

  private static func spawn(
    _ program: String, _ words: [String], log: String, report: Int32?, _ name: String
  ) throws(SystemError) -> Int32 {
    try ProgramStart.start(program, [program] + words, Calls.ownSession, name: name) { actions in
      ProgramStart.silence(&actions)
      posix_spawn_file_actions_addopen(&actions, 2, log, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 0o600)
      guard let report else { return }
      if report == 3 {
        Calls.inherit(3, &actions)
      } else {
        posix_spawn_file_actions_adddup2(&actions, report, 3)
        posix_spawn_file_actions_addclose(&actions, report)
      }
    }
  }
}
