package import KernelDomain

/// What chooses some rows of a list, such as those of a month: the same members in the input of each use case that lists.
extension Schema.Member {
  package static var listedSince: Schema.Member {
    .optional("since", CivilDay.schema, "The first day; left out, the list reaches back to the oldest.")
  }

  package static var listedUntil: Schema.Member {
    .optional("until", CivilDay.schema, "The last day; left out, the list begins with the newest.")
  }

  package static var listedLimit: Schema.Member {
    .optional(
      "limit", Schema(.integer(ListLimit.numbers)), "At most so many, the newest; left out, all.", unit: .of("rows"),
      examples: ["20"])
  }
}

/// How many rows a list may be limited to.
package enum ListLimit {
  package static let numbers = 1...1_000_000

  /// Fails with `invalidInput` unless the limit is positive; nil is no limit.
  package static func check(_ limit: Int?) throws(Failure) {
    guard let limit, !numbers.contains(limit) else { return }
    throw .invalidInput(
      field: "limit", problem: .input(.settingIsNumber(least: numbers.lowerBound, most: numbers.upperBound)))
  }
}

extension Array {
  /// The rows of some days, at most `limit`.
  /// - Parameters:
  ///   - since: the first day; nil has no first.
  ///   - until: the last day; nil has no last.
  ///   - limit: nil is all.
  ///   - day: the day of a row.
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
