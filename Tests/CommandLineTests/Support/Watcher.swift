import Libc

/// Runs `recordbook watch` during a test; it is ended after the test.
final class Watcher {
  private let process: pid_t
  private let output: Fifo
  private let errors: Fifo

  init(_ program: Program, _ words: [String]) {
    let folder = program.sandbox.makeFolder("watch-" + words.joined(separator: " ").filter { $0 != "/" })
    output = Fifo(folder + "/out")
    errors = Fifo(folder + "/words")
    process = program.start(words, output: output.path, errors: errors.path)
  }

  deinit {
    kill(process, SIGKILL)
    _ = Program.wait(for: process)
  }

  /// What it has written to standard error so far.
  var words: String { errors.text }

  /// The lines that it has written to standard output, once there are at least `count`; after a minute, those that
  /// there are.
  func first(_ count: Int) -> [String] {
    output.becomes { Watcher.lines($0).count >= count }
    return Watcher.lines(output.text)
  }

  /// Waits until standard error contains a text; false if it does not within a minute.
  func says(_ part: String) -> Bool {
    errors.becomes { $0.contains(part) }
  }

  /// The complete lines: the last one may still be incomplete.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
