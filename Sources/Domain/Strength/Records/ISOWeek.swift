package import KernelDomain

/// A week as defined by ISO 8601. It begins on Monday and belongs to the year that contains its Thursday. Its text is,
/// for example, `2021-W06`.
package struct ISOWeek: Hashable, Sendable {
  package let year: Int
  /// The number of the week within the year, 1 to 53.
  package let week: Int

  package init(_ day: CivilDay) {
    let thursday = CivilDay(daysSinceEpoch: day.startOfWeek().daysSinceEpoch + 3)
    let days = thursday.daysSinceEpoch - (CivilDay(year: thursday.year, month: 1, day: 1)?.daysSinceEpoch ?? 0)
    year = thursday.year
    week = days / 7 + 1
  }
}

extension ISOWeek: Comparable {
  package static func < (a: ISOWeek, b: ISOWeek) -> Bool {
    (a.year, a.week) < (b.year, b.week)
  }
}

extension ISOWeek: CustomStringConvertible {
  package var description: String {
    "\(ASCII.decimal(year, digits: 4))-W\(ASCII.decimal(week, digits: 2))"
  }
}
