package import KernelDomain

/// Parses days, months and years in the forms in which people write them.
package enum DayWords {
  package typealias Today = () throws(CommandError) -> CivilDay

  /// Parses a single day, such as `2026-02-03`, `2026/2/3`, `3. 2. 2026`, `3 feb`, `yesterday`, `mon` or `last mon`.
  /// Nil for any other word.
  /// - Parameters:
  ///   - isAhead: true if a weekday, or a day without a year, means the next such day; false if it means the latest. In
  ///     both cases it can be today.
  ///   - today: returns the current day. It is called only for words that depend on the current day.
  package static func day(_ word: String, isAhead: Bool = false, today: Today) throws(CommandError) -> CivilDay? {
    if let day = CivilDay(word) ?? written(word) { return day }
    let words = parts(word)
    if words.count == 1, let distance = near.first(where: { $0.words.contains(words[0]) })?.days {
      return CivilDay(daysSinceEpoch: try today().daysSinceEpoch + distance)
    }
    if let day = try weekday(words, isAhead, today) { return day }
    return try named(words, isAhead, today)
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

  /// Whether a word names a day, a month, a year or a range, whichever day it is today.
  static func isDays(_ word: String) -> Bool {
    (try? days(word) { CivilDay(daysSinceEpoch: 0) }) != nil
  }

  /// Whether a word names more than a single day, whichever day it is today.
  static func isSpan(_ word: String) -> Bool {
    isDays(word) && (try? day(word) { CivilDay(daysSinceEpoch: 0) }) == nil
  }

  /// Returns the number of the weekday that a word names, from 0 (Monday) to 6; nil for any other word.
  package static func weekday(_ word: String) -> Int? {
    weekdays.firstIndex { $0.contains(word.lowercased()) }
  }

  /// Returns the word that the user probably meant by a mistyped word; nil if no word is similar.
  /// - Parameter isDay: whether only words that name a single day are considered.
  static func nearest(_ word: String, isDay: Bool = false) -> String? {
    let months = isDay ? [] : months.flatMap { [$0[0], $0[1]] }
    return KernelCommandLine.nearest(word, near.flatMap(\.words) + weekdays.flatMap { [$0[0], $0[1]] } + months)
  }

  // MARK: Words

  private static let near: [(words: [String], days: Int)] = [
    (["today", "dnes"], 0), (["yesterday", "včera", "vcera"], -1), (["tomorrow", "zítra", "zitra"], 1),
    (["předevčírem", "predevcirem"], -2), (["pozítří", "pozitri"], 2),
  ]

  /// Words before a weekday that exclude the current day, with their direction.
  private static let sides: [(words: [String], isAhead: Bool)] = [
    (["last", "minulý", "minulé", "minulá", "minulou", "minuly", "minule", "minula"], false),
    (["next", "příští", "pristi"], true),
  ]

  /// The names of the weekdays, beginning with Monday. Each weekday has an English name, a Czech name and shorter
  /// forms.
  private static let weekdays = [
    ["monday", "pondělí", "mon", "po", "pondeli"], ["tuesday", "úterý", "tue", "út", "ut", "utery"],
    ["wednesday", "středa", "wed", "st", "streda", "středu"], ["thursday", "čtvrtek", "thu", "čt", "ct", "ctvrtek"],
    ["friday", "pátek", "fri", "pá", "pa", "patek"], ["saturday", "sobota", "sat", "so", "sobotu"],
    ["sunday", "neděle", "sun", "ne", "nedele", "neděli"],
  ]

  /// The names of the months. Each has an English name, a Czech name and other forms, such as the Czech genitive.
  private static let months = [
    ["january", "leden", "jan", "ledna"], ["february", "únor", "feb", "února", "unor", "unora"],
    ["march", "březen", "mar", "března", "brezen", "brezna"], ["april", "duben", "apr", "dubna"],
    ["may", "květen", "května", "kveten", "kvetna"], ["june", "červen", "jun", "června", "cerven", "cervna"],
    ["july", "červenec", "jul", "července", "cervenec", "cervence"], ["august", "srpen", "aug", "srpna"],
    ["september", "září", "sep", "sept", "zari"], ["october", "říjen", "oct", "října", "rijen", "rijna"],
    ["november", "listopad", "nov", "listopadu"], ["december", "prosinec", "dec", "prosince"],
  ]

  private static let earliest = CivilDay(daysSinceEpoch: -719_162)
  private static let latest = CivilDay(daysSinceEpoch: 2_932_896)

  /// Splits a word into names and numbers, in small letters: `3. Feb 2026` into `3`, `feb` and `2026`.
  private static func parts(_ word: String) -> [String] {
    word.lowercased().split { " ,./-".contains($0) }.map(String.init)
  }

  /// Returns the day that a weekday means, with or without a word such as `last` before it.
  private static func weekday(_ words: [String], _ isAhead: Bool, _ today: Today) throws(CommandError) -> CivilDay? {
    guard let name = words.last, let weekday = weekday(name) else { return nil }
    let side = words.count == 2 ? sides.first { $0.words.contains(words[0]) }?.isAhead : nil
    guard words.count == 1 || side != nil else { return nil }
    let today = try today()
    let ahead = (weekday - today.weekday + 7) % 7
    if ahead == 0 { return CivilDay(daysSinceEpoch: today.daysSinceEpoch + (side.map { $0 ? 7 : -7 } ?? 0)) }
    return CivilDay(daysSinceEpoch: today.daysSinceEpoch + (side ?? isAhead ? ahead : ahead - 7))
  }

  /// Returns the day whose month is a name: `feb 3`, `3 February 2026`, `3. února`.
  private static func named(_ words: [String], _ isAhead: Bool, _ today: Today) throws(CommandError) -> CivilDay? {
    guard let (month, numbers) = monthAndNumbers(words) else { return nil }
    switch numbers.count {
    case 1 where numbers[0] <= 31:
      let today = try today()
      guard let day = CivilDay(year: today.year, month: month, day: numbers[0]) else { return nil }
      let years = isAhead ? (day < today ? 1 : 0) : day > today ? -1 : 0
      return CivilDay(year: today.year + years, month: month, day: numbers[0])
    case 2: return day(numbers[1], month, numbers[0]) ?? day(numbers[0], month, numbers[1])
    default: return nil
    }
  }

  /// Returns the month that is named, and the numbers beside it; nil if anything else is among the words.
  private static func monthAndNumbers(_ words: [String]) -> (month: Int, numbers: [Int])? {
    guard words.count <= 3, let place = words.firstIndex(where: { word in months.contains { $0.contains(word) } }),
      let month = months.firstIndex(where: { $0.contains(words[place]) })
    else { return nil }
    let others = words[..<place] + words[(place + 1)...]
    let numbers = others.compactMap { ASCII.integer(Array($0.utf8)) }
    return numbers.count == others.count ? (month + 1, numbers) : nil
  }

  // MARK: Numbers

  /// Parses a date such as `2026-2-3` or `2026/2/3`, or `3. 2. 2026` with or without spaces. Nil for `3/2/2026`, whose
  /// order differs between countries.
  private static func written(_ word: String) -> CivilDay? {
    if let parts = numbers(word, "-") ?? numbers(word, "/"), parts.count == 3 {
      return day(parts[0], parts[1], parts[2])
    }
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

  /// Parses a month, such as `2026-02`, `2026/2`, `2/2026` or `february 2026`. The name of a month alone means the
  /// latest month of that name that has begun. Nil for any other word.
  package static func month(_ word: String, _ today: Today) throws(CommandError) -> CivilMonth? {
    if let parts = numbers(word, "-") ?? numbers(word, "/"), parts.count == 2 {
      if parts[0] >= 1_000 { return CivilMonth(year: parts[0], month: parts[1]) }
      return parts[1] >= 1_000 ? CivilMonth(year: parts[1], month: parts[0]) : nil
    }
    guard let (month, numbers) = monthAndNumbers(parts(word)) else { return nil }
    if numbers.count == 1, numbers[0] >= 1_000 { return CivilMonth(year: numbers[0], month: month) }
    guard numbers.isEmpty else { return nil }
    let today = try today()
    return CivilMonth(year: month <= today.month ? today.year : today.year - 1, month: month)
  }
}
