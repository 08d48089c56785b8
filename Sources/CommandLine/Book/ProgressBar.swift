import BookPresentation
import KernelApplication
import KernelCommandLine
import KernelDomain
import Synchronization
import System

/// Shows the progress of a long use case in a terminal. Ctrl-C cancels the use case.
final class ProgressBar: ProgressSink {
  private let terminal: Terminal
  private let words: ImportProgress
  private let started: Double
  private let drawn = Mutex<Double>(0)

  init(_ terminal: Terminal, _ language: Language) {
    self.terminal = terminal
    words = ImportProgress(language: language)
    started = ProgressBar.now()
    Interrupt.watch()
  }

  var isCancelled: Bool { Interrupt.isRequested }

  func report(_ progress: Progress) {
    guard terminal.showsProgress, isDue() else { return }
    let columns = StandardStream.error.columns ?? 80
    let line = words.line(progress, elapsed: ProgressBar.now() - started, width: columns - 1)
    terminal.complain("\r\(line)\u{1B}[K")
  }

  /// Removes the bar from the terminal, so that later output does not follow it on the same line.
  func finish() {
    if drawn.withLock({ $0 }) > 0 { terminal.complain("\r\u{1B}[K") }
  }

  /// Whether to draw the bar now: at most ten times per second. It is not drawn in the first tenth of a second, since
  /// quick work needs no bar.
  private func isDue() -> Bool {
    let now = ProgressBar.now()
    return drawn.withLock { last in
      guard now - max(last, started) >= 0.1 else { return false }
      last = now
      return true
    }
  }

  /// The time of the monotonic clock, in seconds.
  private static func now() -> Double { Double(MonotonicClock.now()) / 1e9 }
}
