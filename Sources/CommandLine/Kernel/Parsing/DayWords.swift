package import KernelDomain

/// Parses days, months and years in the forms in which people write them.
package enum DayWords {
  package typealias Today = () throws(CommandError) -> CivilDay
  package typealias Week = () throws(CommandError) -> WeekStart

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

  /// Parses a day, a month (`2026-02`, `february`), a year (`2026`), a period such as `last week`, or a range from one
  /// of these to another (`2026-02..2026-04`, `2025..`). Nil for any other word.
  /// - Parameter weekStart: returns the weekday on which weeks begin. It is called only for weeks.
  package static func days(
    _ word: String, weekStart: Week = { () throws(CommandError) in .monday }, today: Today
  ) throws(CommandError) -> ClosedRange<CivilDay>? {
    if let range = range(word) { return try days(range, weekStart: weekStart, today: today) }
    guard let dots = word.firstRange(of: "..") else { return try oneSpan(word, weekStart, today) }
    let (from, to) = (String(word[..<dots.lowerBound]), String(word[dots.upperBound...]))
    guard !from.isEmpty || !to.isEmpty else { return nil }
    let first = from.isEmpty ? earliest : try oneSpan(from, weekStart, today)?.lowerBound
    let last = to.isEmpty ? latest : try oneSpan(to, weekStart, today)?.upperBound
    guard let first, let last, first <= last else { return nil }
    return first...last
  }

  /// Returns the number of words at the beginning that together name a day or a period, such as 2 for `last week 5km`;
  /// 1 if no words do, or only the first.
  static func length(of words: [String]) -> Int {
    let most = words.prefix(8).count
    guard most > 1 else { return 1 }
    for count in (2...most).reversed() where isDays(words.prefix(count).joined(separator: " ")) { return count }
    // Whoever types these words means a period, even if the word after them is not part of one.
    return side(words[0].lowercased()) != nil ? 2 : 1
  }

  /// Returns a range that is written with words in the form with dots: `2025-01..2025-03` for `from 2025-01 to 2025-03`,
  /// `2025..` for `since 2025`. Nil for any other word.
  static func range(_ word: String) -> String? {
    var words = word.split(separator: " ").map(String.init)
    guard words.count > 1, let first = words.first?.lowercased() else { return nil }
    let isOpen = ["from", "since", "od"].contains(first)
    if isOpen || ["in", "during", "v", "ve", "until", "till", "do"].contains(first) { words.removeFirst() }
    if let middle = words.firstIndex(where: { ["to", "until", "till", "do", "až", "-", "–"].contains($0.lowercased()) }
    ),
      middle > 0, middle + 1 < words.count
    {
      return words[..<middle].joined(separator: " ") + ".." + words[(middle + 1)...].joined(separator: " ")
    }
    let rest = words.joined(separator: " ")
    guard !rest.contains("..") else { return nil }
    if isOpen { return rest + ".." }
    return ["until", "till", "do"].contains(first) ? ".." + rest : rest == word ? nil : rest
  }

  /// Whether a word means the latest thing of its kind, such as the latest run.
  package static func isLatest(_ word: String) -> Bool {
    ["last", "latest", "poslední", "posledni"].contains(word.lowercased())
  }

  /// Returns the number in a word that asks for the latest few of a list, such as `5` or `last 5`; nil for any other
  /// word.
  static func count(_ word: String) -> String? {
    let words = parts(word)
    guard let number = words.last, words.count == 1 || words.count == 2 && side(words[0]) == -1,
      number.utf8.count <= 3, ASCII.integer(Array(number.utf8)) != nil
    else { return nil }
    return number
  }

  /// Whether a word names a day, a month, a year or a range, whichever day it is today. The range may end before it
  /// begins.
  static func isDays(_ word: String) -> Bool {
    let text = range(word) ?? word
    let ends = text.firstRange(of: "..").map { [text[..<$0.lowerBound], text[$0.upperBound...]] } ?? [text[...]]
    return ends.contains { !$0.isEmpty }
      && ends.allSatisfy { end in
        end.isEmpty && ends.count == 2
          || (try? oneSpan(String(end), { () throws(CommandError) in .monday }) { CivilDay(daysSinceEpoch: 0) }) != nil
      }
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

  /// Words before a weekday or a period: `last`, `this` and `next`. `last` and `next` exclude the current day.
  private static let sides: [(words: [String], distance: Int)] = [
    (
      [
        "last", "latest", "previous", "past", "minulý", "minulé", "minulá", "minulou", "minuly", "minule", "minula",
        "poslední", "posledni",
      ], -1
    ),
    (["this", "current", "tento", "tenhle", "tenhleten", "letošní"], 0), (["next", "příští", "pristi"], 1),
  ]

  private static let weeks = ["week", "týden", "tyden"]
  private static let wholeMonths = ["month", "měsíc", "mesic"]
  private static let years = ["year", "rok"]
  private static let namedYears = [(["letos"], 0), (["loni", "vloni"], -1)]

  private static func side(_ word: String) -> Int? {
    sides.first { $0.words.contains(word) }?.distance
  }

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
    let side = words.count == 2 ? DayWords.side(words[0]).flatMap { $0 == 0 ? nil : $0 > 0 } : nil
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

  private static func oneSpan(
    _ word: String, _ weekStart: Week, _ today: Today
  ) throws(CommandError) -> ClosedRange<CivilDay>? {
    if let day = try day(word, today: today) { return day...day }
    if let days = try relative(parts(word), weekStart, today) { return days }
    if let month = try month(word, today) { return all(month) }
    return word.utf8.count == 4 ? Int(word).flatMap(year) : nil
  }

  private static func year(_ year: Int) -> ClosedRange<CivilDay>? {
    guard let first = CivilDay(year: year, month: 1, day: 1), let last = CivilDay(year: year, month: 12, day: 31) else {
      return nil
    }
    return first...last
  }

  /// Returns the days of a week, month or year that is near the current day: `last week`, `this month`, `loni`.
  private static func relative(
    _ words: [String], _ weekStart: Week, _ today: Today
  ) throws(CommandError) -> ClosedRange<CivilDay>? {
    if words.count == 1, let distance = namedYears.first(where: { $0.0.contains(words[0]) })?.1 {
      return year(try today().year + distance)
    }
    if words.count == 3, side(words[0]) == -1 || words[0].hasPrefix("posledn"),
      let count = ASCII.integer(Array(words[1].utf8)), (1...10_000).contains(count)
    {
      let isWeeks = ["weeks", "týdny", "týdnů", "tydny"].contains(words[2])
      guard isWeeks || ["days", "dny", "dnů", "dní", "dni"].contains(words[2]) else { return nil }
      let today = try today()
      return CivilDay(daysSinceEpoch: today.daysSinceEpoch - count * (isWeeks ? 7 : 1) + 1)...today
    }
    guard words.count == 2, let distance = side(words[0]) else { return nil }
    if weeks.contains(words[1]) {
      let first = try weekStart().firstDay(ofWeekOf: today()).daysSinceEpoch + 7 * distance
      return CivilDay(daysSinceEpoch: first)...CivilDay(daysSinceEpoch: first + 6)
    }
    if years.contains(words[1]) { return year(try today().year + distance) }
    guard wholeMonths.contains(words[1]) else { return nil }
    let today = try today()
    let number = today.year * 12 + today.month - 1 + distance
    return CivilMonth(year: number / 12, month: number % 12 + 1).map(DayWords.all)
  }

  private static func all(_ month: CivilMonth) -> ClosedRange<CivilDay> {
    CivilDay(daysSinceEpoch: month.days.lowerBound)...CivilDay(daysSinceEpoch: month.days.upperBound)
  }

  /// Parses a month, such as `2026-02`, `2026/2`, `2/2026` or `february 2026`. The name of a month alone means the
  /// latest month of that name that has begun. Nil for any other word.
  package static func month(_ word: String, _ today: Today) throws(CommandError) -> CivilMonth? {
    if let parts = numbers(word, "-") ?? numbers(word, "/"), parts.count == 2 {
      if parts[0] >= 1_000 { return CivilMonth(year: parts[0], month: parts[1]) }
      return parts[1] >= 1_000 ? CivilMonth(year: parts[1], month: parts[0]) : nil
    }
    if let last = parts(word).last, wholeMonths.contains(last),
      let first = try relative(parts(word), { () throws(CommandError) in .monday }, today)?.lowerBound
    {
      return CivilMonth(year: first.year, month: first.month)
    }
    guard let (month, numbers) = monthAndNumbers(parts(word)) else { return nil }
    if numbers.count == 1, numbers[0] >= 1_000 { return CivilMonth(year: numbers[0], month: month) }
    guard numbers.isEmpty else { return nil }
    let today = try today()
    return CivilMonth(year: month <= today.month ? today.year : today.year - 1, month: month)
  }
}
