package import KernelDomain
import KernelPresentation
package import PrayerApplication
import PrayerDomain

/// One line for a status bar: what comes next and what is due now, in a format that the user writes.
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

  /// Returns the line; nil if the format has an unknown letter.
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

  /// Whether the prayer's time has begun and not ended yet. It does not matter whether the prayer is recorded.
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

  /// Returns a time of day with 24 hours, such as `05:41`.
  private func clock(_ instant: ZonedInstant) -> String { String(instant.clock.time.description.prefix(5)) }

  /// Returns the time until an instant in hours and minutes, rounded up: `2:19`.
  private func span(until instant: ZonedInstant) -> String {
    let minutes = Int(max((instant.instant - today.now.instant + 59_999) / 60_000, 0))
    return "\(minutes / 60):\(ASCII.decimal(minutes % 60, digits: 2))"
  }
}
