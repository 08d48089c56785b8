import KernelDomain

/// A day that is written as three numbers, with the year last.
struct LogNumberDay {
  private let first: Int
  private let second: Int
  private let year: Int
  let rest: ArraySlice<LogDateParts.Part>

  /// Parses a day such as `05/06/2026`; nil for any other form.
  init?(slashed parts: [LogDateParts.Part]) { self.init(parts, UInt8(ascii: "/")) }
  /// Parses a day such as `05.06.2026`, in which the day comes before the month; nil for any other form.
  init?(dotted parts: [LogDateParts.Part]) { self.init(parts, UInt8(ascii: ".")) }

  private init?(_ parts: [LogDateParts.Part], _ mark: UInt8) {
    guard parts.count >= 5, case .number(let first, 1...2) = parts[0], parts[1] == .mark(mark),
      case .number(let second, 1...2) = parts[2], parts[3] == .mark(mark),
      case .number(let year, let digits) = parts[4],
      digits == 2 || digits == 4
    else { return nil }
    self.first = first
    self.second = second
    self.year = digits == 2 ? 2_000 + year : year
    rest = parts[5...]
  }

  func day(_ order: LogDateOrder) -> CivilDay? {
    switch order {
    case .dayFirst: CivilDay(year: year, month: second, day: first)
    case .monthFirst: CivilDay(year: year, month: first, day: second)
    }
  }

  /// Whether the numbers prove that the day comes first, and whether they prove that the month comes first. A number
  /// over 12 cannot be a month.
  var orders: (isDayFirst: Bool, isMonthFirst: Bool) { (first > 12, second > 12) }
}

extension LogDateOrder {
  /// Returns the order of day and month in the dates of a log. Nil if no date proves an order, or if dates contradict
  /// one another.
  static func find(in dates: some Sequence<[UInt8]>) -> LogDateOrder? {
    var found = (isDayFirst: false, isMonthFirst: false)
    for date in dates {
      let parts = date.withUnsafeBytes { LogDateParts($0.trimmed).all() }
      guard let day = parts.flatMap({ LogNumberDay(slashed: $0) }) else { continue }
      found = (found.isDayFirst || day.orders.isDayFirst, found.isMonthFirst || day.orders.isMonthFirst)
    }
    return found.isDayFirst == found.isMonthFirst ? nil : found.isDayFirst ? .dayFirst : .monthFirst
  }
}

/// Parses the UTC offset at the end of a date and time.
enum LogDateZone {
  /// Removes the UTC offset from the parts and returns it, in seconds; nil if there is none.
  static func take(_ parts: inout [LogDateParts.Part]) -> Int? {
    if parts.last == .word("z") {
      parts.removeLast()
      return 0
    }
    // Only after a time of day does a plus or minus begin an offset. Before that, a minus separates the parts of a
    // date.
    guard let sign = parts.lastIndex(where: { $0 == .mark(UInt8(ascii: "+")) || $0 == .mark(UInt8(ascii: "-")) }),
      parts[..<sign].contains(.mark(UInt8(ascii: ":"))), let seconds = seconds(Array(parts[(sign + 1)...]))
    else { return nil }
    let isEast = parts[sign] == .mark(UInt8(ascii: "+"))
    parts.removeSubrange(sign...)
    return isEast ? seconds : -seconds
  }

  private static func seconds(_ parts: [LogDateParts.Part]) -> Int? {
    var (hours, minutes) = (0, 0)
    switch parts.count {
    case 1:
      guard case .number(let number, let digits) = parts[0] else { return nil }
      if digits == 4 {
        (hours, minutes) = (number / 100, number % 100)
      } else if digits == 2 {
        hours = number
      } else {
        return nil
      }
    case 3:
      guard case .number(let first, 2) = parts[0], parts[1] == .mark(UInt8(ascii: ":")),
        case .number(let second, 2) = parts[2]
      else { return nil }
      (hours, minutes) = (first, second)
    default: return nil
    }
    return hours <= 18 && minutes < 60 ? (hours * 60 + minutes) * 60 : nil
  }
}
