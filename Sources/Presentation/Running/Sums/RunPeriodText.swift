import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain

/// A period written as text: `2025`, `2025-03`, `2025-03-01` or `2025-03-01..2025-03-14`.
struct RunPeriodText: LosslessStringConvertible {
  let description: String
  let days: ClosedRange<CivilDay>

  init?(_ text: String) {
    description = text
    let ends = text.split(separator: ".", omittingEmptySubsequences: false)
    if ends.count == 3, ends[1].isEmpty, let first = RunPeriodText.days(String(ends[0])),
      let last = RunPeriodText.days(String(ends[2])), first.lowerBound <= last.upperBound
    {
      days = first.lowerBound...last.upperBound
    } else {
      guard let days = RunPeriodText.days(text) else { return nil }
      self.days = days
    }
  }

  /// Returns the days of the year, month or day that the text names; nil if the text names none of these.
  private static func days(_ text: String) -> ClosedRange<CivilDay>? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let year = parts.first ?? nil, (1...9_998).contains(year) else { return nil }
    switch parts.count {
    case 1:
      guard let first = CivilDay(year: year, month: 1, day: 1), let last = CivilDay(year: year, month: 12, day: 31)
      else { return nil }
      return first...last
    case 2:
      guard let month = parts[1], (1...12).contains(month), let first = CivilDay(year: year, month: month, day: 1),
        let next = CivilDay(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
      else { return nil }
      return first...CivilDay(daysSinceEpoch: next.daysSinceEpoch - 1)
    default: return CivilDay(text).map { $0...$0 }
    }
  }

  /// Returns the shortest text for a range of days: `2025` or `2025-03` for a whole year or month, the date for a
  /// single day, and otherwise the first and the last day.
  static func text(_ days: ClosedRange<CivilDay>) -> String {
    let first = days.lowerBound.description
    let names = [String(first.prefix(4)), String(first.prefix(7)), first]
    return names.first { RunPeriodText($0)?.days == days } ?? "\(days.lowerBound)..\(days.upperBound)"
  }

  /// Returns the text for the whole year, month or week to which a period of totals belongs.
  static func text(_ period: RunPeriodView, _ unit: SumRuns.Unit) -> String {
    switch unit {
    case .year: String(period.since.description.prefix(4))
    case .month: String(period.since.description.prefix(7))
    case .week: "\(period.since)..\(CivilDay(daysSinceEpoch: period.since.daysSinceEpoch + 6))"
    }
  }
}
