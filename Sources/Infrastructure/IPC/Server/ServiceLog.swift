import KernelDomain
import System

/// The service's log: a line an event on standard error, with its level as systemd reads it (`<6>`, sd-daemon(3)) when
/// it goes to the journal.
package struct ServiceLog: Sendable {
  package enum Level: Int, CaseIterable, Sendable {
    case off = 0
    case error = 3
    case warning = 4
    case info = 6
    case debug = 7
  }

  package let level: Level
  private let isJournal: Bool

  package init(level: Level, isJournal: Bool = false) {
    self.level = level
    self.isJournal = isJournal
  }

  package func error(_ text: @autoclosure () -> String) { write(.error, text) }
  package func warning(_ text: @autoclosure () -> String) { write(.warning, text) }
  package func info(_ text: @autoclosure () -> String) { write(.info, text) }
  package func debug(_ text: @autoclosure () -> String) { write(.debug, text) }

  private func write(_ level: Level, _ text: () -> String) {
    guard level.rawValue <= self.level.rawValue else { return }
    let lead = isJournal ? "<\(level.rawValue)>" : "recordbookd: \(level): "
    let line = Array((lead + printable(text()) + "\n").utf8)
    // Nothing can be reported where standard error itself fails.
    try? StandardStream.error.write(line)
  }
}
