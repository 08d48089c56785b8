/// A time zone rule that applies to all years, such as `CET-1CEST,M3.5.0,M10.5.0/3` (POSIX.1-2024, 8.3, with the
/// extended hours of RFC 9636).
package struct PosixTimeZone: Hashable, Sendable {
  /// The offset of standard time, in seconds east of UTC.
  private let standard: Int
  private let summer: Summer?

  private struct Summer: Hashable {
    let offset: Int
    let begins: PosixTransition
    let ends: PosixTransition
  }

  /// Parses a rule; nil if the text is not one.
  package init?(_ rule: String) {
    var reader = PosixReader(rule)
    guard reader.skipName(), let west = reader.time() else { return nil }
    standard = -west
    guard !reader.isAtEnd else {
      summer = nil
      return
    }
    guard reader.skipName() else { return nil }
    var offset = standard + 3_600
    if reader.current != UInt8(ascii: ",") {
      guard let west = reader.time() else { return nil }
      offset = -west
    }
    guard reader.skip(","), let begins = PosixTransition(&reader), reader.skip(","),
      let ends = PosixTransition(&reader), reader.isAtEnd
    else { return nil }
    summer = Summer(offset: offset, begins: begins, ends: ends)
  }

  /// The offset at an instant, in seconds east of UTC.
  /// - Parameter seconds: the instant, in seconds since 1970-01-01T00:00:00Z.
  package func offset(at seconds: Int64) -> Int {
    guard let summer else { return standard }
    // The rule gives transitions in local time, so the year is the one that the standard clock shows.
    let year = CivilYear(containing: seconds + Int64(standard))
    let begins = year.start + summer.begins.seconds(in: year) - Int64(standard)
    let ends = year.start + summer.ends.seconds(in: year) - Int64(summer.offset)
    let isSummer =
      begins < ends ? seconds >= begins && seconds < ends : seconds >= begins || seconds < ends
    return isSummer ? summer.offset : standard
  }
}

/// The moment of each year at which the clocks change, as a rule gives it: a day and a time.
struct PosixTransition: Hashable {
  private enum Day: Hashable {
    /// Day 1...365 of the year, not counting February 29.
    case julian(Int)
    /// Day 0...365 of the year, counting February 29.
    case ordinal(Int)
    /// A weekday (0 is Sunday) in week 1...5 of a month, where 5 means the last such weekday of the month.
    case weekday(month: Int, week: Int, day: Int)
  }

  private let day: Day
  /// Seconds after midnight of the day; may be negative or exceed a day.
  private let time: Int

  init?(_ reader: inout PosixReader) {
    if reader.skip("J") {
      guard let number = reader.number(), (1...365).contains(number) else { return nil }
      day = .julian(number)
    } else if reader.skip("M") {
      guard let month = reader.number(), (1...12).contains(month), reader.skip("."), let week = reader.number(),
        (1...5).contains(week), reader.skip("."), let number = reader.number(), (0...6).contains(number)
      else { return nil }
      day = .weekday(month: month, week: week, day: number)
    } else {
      guard let number = reader.number(), (0...365).contains(number) else { return nil }
      day = .ordinal(number)
    }
    guard reader.skip("/") else {
      time = 2 * 3_600
      return
    }
    guard let time = reader.time() else { return nil }
    self.time = time
  }

  /// The moment at which the clocks change in that year, in seconds after the year's first midnight.
  func seconds(in year: CivilYear) -> Int64 {
    Int64(dayIndex(in: year) * 86_400 + time)
  }

  private func dayIndex(in year: CivilYear) -> Int {
    switch day {
    case .ordinal(let number): return number
    case .julian(let number): return year.isLeap && number >= 60 ? number : number - 1
    case .weekday(let month, let week, let day):
      let first = year.dayIndex(ofMonth: month)
      let weekday = (year.weekdayOfFirstDay + first) % 7
      let index = first + (day - weekday + 7) % 7 + (week - 1) * 7
      return index < year.dayIndex(ofMonth: month + 1) ? index : index - 7
    }
  }
}
