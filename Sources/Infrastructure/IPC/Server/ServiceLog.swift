import KernelDomain
package import System

/// The service's log: a line an event on standard error, with its time and level,
/// `2026-11-21T07:30:00.123Z recordbookd: info: stopping`; with its level alone, as systemd reads it (`<6>`,
/// sd-daemon(3)), when it goes to the journal.
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
  private let file: LogFile?

  /// - Parameter file: what standard error goes to; nil where nobody asked for a file.
  package init(level: Level, isJournal: Bool = false, file: LogFile? = nil) {
    self.level = level
    self.isJournal = isJournal && file == nil
    self.file = file
  }

  package func error(_ text: @autoclosure () -> String) { write(.error, text) }
  package func warning(_ text: @autoclosure () -> String) { write(.warning, text) }
  package func info(_ text: @autoclosure () -> String) { write(.info, text) }
  package func debug(_ text: @autoclosure () -> String) { write(.debug, text) }

  private func write(_ level: Level, _ text: () -> String) {
    guard level.rawValue <= self.level.rawValue else { return }
    let now = Timestamp(milliseconds: RealtimeClock.now() / 1_000_000)
    let lead = isJournal ? "<\(level.rawValue)>" : "\(now) recordbookd: \(level): "
    let line = Array((lead + printable(text()) + "\n").utf8)
    file?.turnOver()
    // Nothing can be reported where standard error itself fails.
    try? StandardStream.error.write(line)
  }
}
