/// Two times of day with a dash between them, such as `22:30-06:00`, and what is written after them.
package struct HoursText: Hashable, Sendable {
  /// The first time; empty if it is missing.
  package let from: String
  /// The second time; empty if it is missing.
  package let to: String
  /// What follows the times, such as ` fajr`.
  package let rest: String

  package init(from: String, to: String, rest: String) {
    self.from = from
    self.to = to
    self.rest = rest
  }

  /// Splits a text. Does not check that the times are valid.
  package init(_ text: String) {
    let times = text.prefix { !$0.isWhitespace }
    let ends = times.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      from: ends.first.map(String.init) ?? "", to: ends.count == 2 ? String(ends[1]) : "",
      rest: String(text.dropFirst(times.count)))
  }

  /// The text that consists of these parts; empty if both times are missing.
  package var text: String { from.isEmpty && to.isEmpty ? "" : "\(from)-\(to)\(rest)" }
}
