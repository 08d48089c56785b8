package import KernelDomain

/// A quarter of a year, which begins in January, April, July or October.
package struct SwimQuarter: Hashable, Sendable {
  package let year: Int
  /// The number of the quarter in the year, 1 to 4.
  package let number: Int

  package init(of month: CivilMonth) {
    year = month.year
    number = (month.month + 2) / 3
  }

  private init(year: Int, number: Int) {
    self.year = year
    self.number = number
  }

  package var before: SwimQuarter {
    SwimQuarter(year: number == 1 ? year - 1 : year, number: number == 1 ? 4 : number - 1)
  }

  /// The months of the quarter, from the first to the last.
  package var months: ClosedRange<CivilMonth> {
    guard let first = CivilMonth(year: max(year, 1), month: 3 * number - 2),
      let last = CivilMonth(year: max(year, 1), month: 3 * number)
    else { preconditionFailure("a quarter has months") }
    return first...last
  }

  /// Returns the last `count` quarters, in chronological order, up to the one that contains `month`.
  package static func latest(_ count: Int, upTo month: CivilMonth) -> [SwimQuarter] {
    var quarters = [SwimQuarter(of: month)]
    while quarters.count < count { quarters.insert(quarters[0].before, at: 0) }
    return quarters
  }
}
