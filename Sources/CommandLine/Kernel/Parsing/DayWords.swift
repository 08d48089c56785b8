package import KernelDomain

/// Parses days, months and years in the forms in which people write them.
package enum DayWords {
  package typealias Today = () throws(CommandError) -> CivilDay

  /// Parses a single day, such as `2026-02-03`, `2026-2-3`, `3. 2. 2026`, `today`, `yesterday`, `tomorrow` or `mon`.
  /// Nil for any other word.
  /// - Parameters:
  ///   - isAhead: true if a weekday means the next such day, false if it means the latest such day. In both cases it
  ///     can be today.
  ///   - today: returns the current day. It is called only for words that depend on the current day.
  package static func day(_ word: String, isAhead: Bool = false, today: Today) throws(CommandError) -> CivilDay? {
    if let day = CivilDay(word) ?? written(word) { return day }
    let word = word.lowercased()
    if let distance = near.first(where: { $0.words.contains(word) })?.days {
      return CivilDay(daysSinceEpoch: try today().daysSinceEpoch + distance)
    }
    guard let weekday = weekdays.firstIndex(where: { $0.contains(word) }) else { return nil }
    let today = try today()
    let ahead = (weekday - today.weekday + 7) % 7
    return CivilDay(daysSinceEpoch: today.daysSinceEpoch + (isAhead || ahead == 0 ? ahead : ahead - 7))
  }

  /// Parses a day, a month (`2026-02`, `february`), a year (`2026`), or a range from one of these to another
  /// (`2026-02..2026-04`, `2025..`). Nil for any other word.
  package static func days(_ word: String, today: Today) throws(CommandError) -> ClosedRange<CivilDay>? {
    guard let dots = word.firstRange(of: "..") else { return try oneSpan(word, today) }
    let (from, to) = (String(word[..<dots.lowerBound]), String(word[dots.upperBound...]))
    guard !from.isEmpty || !to.isEmpty else { return nil }
    let first = from.isEmpty ? earliest : try oneSpan(from, today)?.lowerBound
    let last = to.isEmpty ? latest : try oneSpan(to, today)?.upperBound
    guard let first, let last, first <= last else { return nil }
    return first...last
  }

  /// Returns the word that the user probably meant by a mistyped word; nil if no word is similar.
  static func nearest(_ word: String) -> String? {
    KernelCommandLine.nearest(
      word, near.flatMap(\.words) + weekdays.flatMap { [$0[0], $0[1]] } + months.flatMap { [$0[0], $0[1]] })
  }

  // MARK: Words

  private static let near: [(words: [String], days: Int)] = [
    (["today", "dnes"], 0), (["yesterday", "včera", "vcera"], -1), (["tomorrow", "zítra", "zitra"], 1),
  ]

  /// The names of the weekdays, beginning with Monday. Each weekday has an English name, a Czech name and shorter
  /// forms.
  private static let weekdays = [
    ["monday", "pondělí", "mon", "po", "pondeli"], ["tuesday", "úterý", "tue", "út", "ut", "utery"],
    ["wednesday", "středa", "wed", "st", "streda"], ["thursday", "čtvrtek", "thu", "čt", "ct", "ctvrtek"],
    ["friday", "pátek", "fri", "pá", "pa", "patek"], ["saturday", "sobota", "sat", "so"],
    ["sunday", "neděle", "sun", "ne", "nedele"],
  ]

  private static let months = [
    ["january", "leden", "jan"], ["february", "únor", "feb", "unor"], ["march", "březen", "mar", "brezen"],
    ["april", "duben", "apr"], ["may", "květen", "kveten"], ["june", "červen", "jun", "cerven"],
    ["july", "červenec", "jul", "cervenec"], ["august", "srpen", "aug"], ["september", "září", "sep", "zari"],
    ["october", "říjen", "oct", "rijen"], ["november", "listopad", "nov"], ["december", "prosinec", "dec"],
  ]

  private static let earliest = CivilDay(daysSinceEpoch: -719_162)
  private static let latest = CivilDay(daysSinceEpoch: 2_932_896)

  // MARK: Numbers

  /// Parses a date such as `2026-2-3`, or `3. 2. 2026` with or without spaces.
  private static func written(_ word: String) -> CivilDay? {
    if let parts = numbers(word, "-"), parts.count == 3 { return day(parts[0], parts[1], parts[2]) }
    if let parts = numbers(word, "."), parts.count == 3 { return day(parts[2], parts[1], parts[0]) }
    return nil
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> CivilDay? {
    // A year of two digits would be ambiguous.
    year >= 1_000 ? CivilDay(year: year, month: month, day: day) : nil
  }

  private static func numbers(_ word: String, _ mark: Character) -> [Int]? {
    let parts = word.split(separator: mark, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      ASCII.integer(Array(part.drop { $0 == " " }.utf8))
    }
    return numbers.count == parts.count ? numbers : nil
  }

  private static func oneSpan(_ word: String, _ today: Today) throws(CommandError) -> ClosedRange<CivilDay>? {
    if let day = try day(word, today: today) { return day...day }
    if let month = try month(word, today) {
      return CivilDay(daysSinceEpoch: month.days.lowerBound)...CivilDay(daysSinceEpoch: month.days.upperBound)
    }
    guard word.utf8.count == 4, let year = Int(word), let first = CivilDay(year: year, month: 1, day: 1),
      let last = CivilDay(year: year, month: 12, day: 31)
    else { return nil }
    return first...last
  }

  /// Parses a month, such as `2026-02` or `2026-2`, or the name of a month, which means the latest month of that name
  /// that has begun. Nil for any other word.
  package static func month(_ word: String, _ today: Today) throws(CommandError) -> CivilMonth? {
    if let parts = numbers(word, "-"), parts.count == 2, parts[0] >= 1_000 {
      return CivilMonth(year: parts[0], month: parts[1])
    }
    guard let place = months.firstIndex(where: { $0.contains(word.lowercased()) }) else { return nil }
    let today = try today()
    return CivilMonth(year: place + 1 <= today.month ? today.year : today.year - 1, month: place + 1)
  }
}
