/// The rule by which a time zone's clocks change every year, such as `CET-1CEST,M3.5.0,M10.5.0/3`. The format is that
/// of POSIX.1-2024, 8.3, with hours up to 167 as in RFC 9636.
package struct PosixTimeZone: Hashable, Sendable {
  /// The offset of standard time, in seconds east of UTC.
  private let standard: Int
  private let summer: Summer?

  private struct Summer: Hashable {
    let offset: Int
    let begins: PosixTransition
    let ends: PosixTransition
  }

  /// Parses a rule; nil if the text is not a valid rule.
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

  /// Returns the zone's offset at an instant, in seconds east of UTC.
  /// - Parameter seconds: the instant, in seconds since 1970-01-01T00:00:00Z.
  package func offset(at seconds: Int64) -> Int {
    guard let summer else { return standard }
    // The rule gives the changes in local time, so the relevant year is the one that a clock with standard time shows.
    let year = CivilYear(containing: seconds + Int64(standard))
    let begins = year.start + summer.begins.seconds(in: year) - Int64(standard)
    let ends = year.start + summer.ends.seconds(in: year) - Int64(summer.offset)
    let isSummer =
      begins < ends ? seconds >= begins && seconds < ends : seconds >= begins || seconds < ends
    return isSummer ? summer.offset : standard
  }
}

/// The day and the time of day at which clocks are put forward or back every year, such as `M3.5.0/2`.
struct PosixTransition: Hashable {
  private enum Day: Hashable {
    /// A day of the year, 1...365. 29 February is never counted, so that a date has the same number in every year.
    case julian(Int)
    /// A day of the year, 0...365. In leap years, 29 February is counted.
    case ordinal(Int)
    /// A weekday (0 is Sunday) in a month. `week` is 1...5; 5 means the last such weekday of the month.
    case weekday(month: Int, week: Int, day: Int)
  }

  private let day: Day
  /// The time of the clock change, in seconds after midnight at the start of its day. It may be negative or exceed 24
  /// hours.
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

  /// Returns when the clocks change in `year`, in seconds after midnight at the start of 1 January.
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
