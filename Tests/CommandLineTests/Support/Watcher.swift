import Glibc

/// `recordbook watch`, running beside the test; ended with it.
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

  /// What it said beside the data so far.
  var words: String { errors.text }

  /// What it told of the book, line by line, as soon as there are so many lines; those there are when there are not
  /// after a minute.
  func first(_ count: Int) -> [String] {
    output.becomes { Watcher.lines($0).count >= count }
    return Watcher.lines(output.text)
  }

  /// Whether it says so, waiting for it.
  func says(_ part: String) -> Bool {
    errors.becomes { $0.contains(part) }
  }

  /// The whole ones: the last may not be whole yet.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
