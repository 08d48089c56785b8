package import KernelDomain
import KernelPresentation
package import PrayerApplication
import PrayerDomain

/// Creates one line for a status bar that shows the next prayer and the prayer due now. The user determines its format,
/// in which `%` and a letter stand for a value:
///
/// | letter | meaning |
/// |---|---|
/// | %p, %b, %i | the next prayer, when it begins, and the time until then |
/// | %c, %e, %l | the prayer due now, when its time ends, and the time left |
/// | %h | the Hijri date: day, month and year |
package struct NextLine {
  package static let standard = "%p %b (%i)"

  private let strings: PrayerStrings
  private let today: ShowToday.Output

  package init(_ today: ShowToday.Output, language: Language) {
    self.today = today
    strings = PrayerStrings(language: language)
  }

  /// Returns the line in a format, with each `%` and the letter after it replaced by the value for which they stand;
  /// nil if the format has an unknown letter.
  package func text(_ format: String) -> String? {
    var line = ""
    var letters = format.makeIterator()
    while let letter = letters.next() {
      guard letter == "%" else {
        line.append(letter)
        continue
      }
      guard let wanted = letters.next(), let text = value(wanted) else { return nil }
      line += text
    }
    return line
  }

  private var due: PrayerView? { (today.open + today.prayers).last { isDue($0) } }

  /// Whether the time of the prayer has begun and has not ended yet, even if the prayer is already recorded.
  private func isDue(_ view: PrayerView) -> Bool {
    guard let begin = view.begin, let end = view.end else { return false }
    return begin.instant <= today.now.instant && today.now.instant < end.instant
  }

  private func value(_ letter: Character) -> String? {
    switch letter {
    case "p": today.upcoming.map { strings.name($0.prayer) } ?? ""
    case "b": today.upcoming.map { clock($0.begin) } ?? ""
    case "i": today.upcoming.map { span(until: $0.begin) } ?? ""
    case "c": due.map { strings.name($0.prayer) } ?? ""
    case "e": due?.end.map(clock) ?? ""
    case "l": due?.end.map(span) ?? ""
    case "h": "\(today.hijri.day)/\(today.hijri.month)/\(today.hijri.year)"
    case "%": "%"
    default: nil
    }
  }

  /// Returns a time of day on a 24-hour clock, such as `05:41`.
  private func clock(_ instant: ZonedInstant) -> String { String(instant.clock.time.description.prefix(5)) }

  /// Returns the time until an instant in hours and minutes, rounded up: `2:19`.
  private func span(until instant: ZonedInstant) -> String {
    let minutes = Int(max((instant.instant - today.now.instant + 59_999) / 60_000, 0))
    return "\(minutes / 60):\(ASCII.decimal(minutes % 60, digits: 2))"
  }
}
