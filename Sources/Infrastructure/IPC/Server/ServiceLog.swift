import KernelDomain
package import System

/// Writes the service's log to standard error, one line per event. A line begins with the time and the level, such as
/// `2026-11-21T07:30:00.123Z recordbookd: info: stopping`. In systemd's journal, which adds the time itself, a line
/// begins only with the number of the level, such as `<6>` (sd-daemon(3)).
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

  /// Creates a log that writes to standard error.
  /// - Parameter file: the log file to which standard error is redirected; nil if it is not redirected to one.
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
    // If standard error itself fails, there is nowhere to report it.
    try? StandardStream.error.write(line)
  }
}
