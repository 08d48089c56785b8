package import KernelDomain

/// The members of an input that restrict a list to a range of days, and to a maximum number of rows. All use cases
/// that list rows share them.
extension Schema.Member {
  package static var listedSince: Schema.Member {
    .optional("since", CivilDay.schema, "The first day to list; if left out, the list goes back to the oldest row.")
  }

  package static var listedUntil: Schema.Member {
    .optional("until", CivilDay.schema, "The last day to list; if left out, the list begins with the newest row.")
  }

  package static var listedLimit: Schema.Member {
    .optional(
      "limit", Schema(.integer(ListLimit.numbers)),
      "The maximum number of rows to list, newest first; if left out, all rows.",
      unit: .of("rows"),
      examples: ["20"])
  }
}

/// The maximum number of rows that a client may request.
package enum ListLimit {
  package static let numbers = 1...1_000_000

  /// Fails with `invalidInput` if the limit is not in `numbers`. Nil means no limit and is valid.
  package static func check(_ limit: Int?) throws(Failure) {
    guard let limit, !numbers.contains(limit) else { return }
    throw .invalidInput(
      field: "limit", problem: .input(.settingIsNumber(least: numbers.lowerBound, most: numbers.upperBound)))
  }
}

extension Array {
  /// Returns the rows whose days are in a range. If there are more than `limit` such rows, returns only the first
  /// `limit`.
  /// - Parameters:
  ///   - since: the first day of the range; nil if the range has no beginning.
  ///   - until: the last day of the range; nil if the range has no end.
  ///   - limit: the maximum number of rows; nil for all.
  ///   - day: returns the day of a row.
  package func listed(
    since: CivilDay?, until: CivilDay?, limit: Int?, day: (Element) -> CivilDay
  ) throws(Failure) -> [Element] {
    try ListLimit.check(limit)
    var rows = self
    if let since { rows.removeAll { day($0) < since } }
    if let until { rows.removeAll { day($0) > until } }
    if let limit { rows = Array(rows.prefix(limit)) }
    return rows
  }
}
