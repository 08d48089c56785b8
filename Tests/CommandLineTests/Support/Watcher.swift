import Glibc

/// `recordbook watch`, running beside the test; ended with it.
final class Watcher {
  private let process: pid_t
  private let folder: String

  init(_ program: Program, _ words: [String]) {
    folder = program.sandbox.makeFolder("watch-" + words.joined(separator: " ").filter { $0 != "/" })
    process = program.start(words, output: folder + "/out", errors: folder + "/words")
  }

  deinit {
    kill(process, SIGKILL)
    _ = Program.wait(for: process)
  }

  /// What it told of the book so far, line by line; the last may not be whole yet.
  var lines: [String] {
    text("/out").split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// What it said beside the data.
  var words: String { text("/words") }

  /// The first lines, as soon as there are so many; those there are when there are not after a minute.
  func first(_ count: Int) -> [String] {
    waits { lines.count >= count }
    return lines
  }

  /// Whether it says so, waiting for it.
  func says(_ part: String) -> Bool {
    waits { words.contains(part) }
  }

  private func text(_ name: String) -> String {
    String(decoding: Sandbox.read(folder + name) ?? [], as: UTF8.self)
  }

  @discardableResult
  private func waits(until isSo: () -> Bool) -> Bool {
    for _ in 0..<6_000 {
      if isSo() { return true }
      usleep(10_000)
    }
    return isSo()
  }
}
