import KernelDomain
import KernelPresentation
package import PrayerApplication
import PrayerDomain

/// Writes prayer times as a calendar file (RFC 5545), with an event for each prayer. For privacy, the file contains no
/// records of prayers, no reasons for excuses and no coordinates.
package struct CalendarFile {
  private let calendar: CalendarToWrite
  private let strings: PrayerStrings

  package init(_ calendar: CalendarToWrite) {
    self.calendar = calendar
    strings = PrayerStrings(language: Language(calendar.language))
  }

  package var text: String {
    let head = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//RecordBook//Prayer//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH",
    ]
    let events = calendar.times.days.flatMap { day in
      Prayer.allCases.filter(calendar.prayers.contains).flatMap { event($0, of: day) }
    }
    return (head + events + ["END:VCALENDAR"]).map { CalendarFile.folded($0) + "\r\n" }.joined()
  }

  private func event(_ prayer: Prayer, of day: DayOfTimes) -> [String] {
    guard let at = day.events.first(where: { $0.event == prayer.event })?.at else { return [] }
    let name = CalendarFile.escaped(strings.name(prayer, on: day.day))
    let date = day.day.description.filter { $0 != "-" }
    return [
      "BEGIN:VEVENT", "UID:prayer-\(date)-\(prayer.rawValue)@recordbook", "DTSTAMP:\(CalendarFile.utc(calendar.stamp))",
      "DTSTART:\(CalendarFile.utc(begin(prayer, at, on: day.day)))", "SUMMARY:\(name)",
      "LOCATION:\(CalendarFile.escaped(day.place.name ?? day.place.zone))", "TRANSP:TRANSPARENT",
    ] + alarmLines(name) + ["END:VEVENT"]
  }

  private func begin(_ prayer: Prayer, _ at: ZonedInstant, on day: CivilDay) -> Timestamp {
    guard prayer == .dhuhr, day.isFriday, let jumuahAt = calendar.jumuahAt else { return at.instant }
    let minute = at.clock.time.hour * 60 + at.clock.time.minute
    return at.instant + Int64((jumuahAt - minute) * 60_000)
  }

  private func alarmLines(_ name: String) -> [String] {
    guard let alarm = calendar.alarm else { return [] }
    return ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(name)", "TRIGGER:-PT\(alarm)M", "END:VALARM"]
  }

  /// Returns an instant as `20261127T043700Z`.
  private static func utc(_ instant: Timestamp) -> String {
    String(Timestamp(seconds: instant.seconds).description.prefix(19).filter { $0 != "-" && $0 != ":" }) + "Z"
  }

  private static func escaped(_ text: String) -> String {
    // By code points: a comma with a combining mark, or a line feed after a carriage return, is another character.
    text.unicodeScalars.reduce(into: "") { escaped, character in
      switch character {
      case "\\", ";", ",": escaped += "\\\(character)"
      case "\n": escaped += "\\n"
      case "\r": break
      default: escaped.unicodeScalars.append(character)
      }
    }
  }

  /// Breaks a line of the file into lines of at most 75 bytes, never inside a character. Each line after the first
  /// begins with a space, which marks it as a continuation.
  private static func folded(_ line: String) -> String {
    var folded = ""
    var length = 0
    for character in line.unicodeScalars {
      let size = String(character).utf8.count
      if length + size > 75 {
        folded += "\r\n "
        length = 1
      }
      folded.unicodeScalars.append(character)
      length += size
    }
    return folded
  }
}

package struct CalendarFiles: CalendarEncoder {
  package init() {}

  package func encode(_ calendar: CalendarToWrite) -> [UInt8] { Array(CalendarFile(calendar).text.utf8) }
}
