import Composition
import KernelApplication
package import KernelDomain

extension Arguments {
  /// Returns the day that an argument names, such as `2025-08-19` or `yesterday`; nil if the argument is not given.
  /// - Parameters:
  ///   - name: the name of the parameter, or of the option with its dashes.
  ///   - isAhead: true if a weekday means the next such day, false if it means the latest such day.
  package func day(_ name: String, _ session: Session, isAhead: Bool = false) throws(CommandError) -> CivilDay? {
    guard let word = self[name] else { return nil }
    guard let day = try session.day(word, isAhead: isAhead) else {
      throw Arguments.noDay(name, word, isSpan: try session.days(word, command) != nil)
    }
    return day
  }

  /// Returns a day of the week that an argument names, such as `2025-08-19` or `last week`; nil if the argument is not
  /// given.
  package func dayOfWeek(_ name: String, _ session: Session) throws(CommandError) -> CivilDay? {
    if let word = self[name], let days = try session.days(word, command),
      days.upperBound.daysSinceEpoch - days.lowerBound.daysSinceEpoch == 6
    {
      return days.lowerBound
    }
    return try day(name, session)
  }

  /// Returns the day that a required argument names.
  package func requiredDay(_ name: String, _ session: Session) throws(CommandError) -> CivilDay {
    guard let day = try day(name, session) else { preconditionFailure("\(command) requires \(name)") }
    return day
  }

  /// Returns the first and last day of a range. The user gives it as two arguments (FROM and TO, each a day, month or
  /// year) or as one argument, such as `2026-11-01..2026-11-07` or a month.
  package func span(_ session: Session) throws(CommandError) -> (from: CivilDay, to: CivilDay) {
    guard let from = try days("FROM", session) else { preconditionFailure("\(command) requires FROM") }
    return (from.lowerBound, try days("TO", session)?.upperBound ?? from.upperBound)
  }

  /// Returns the first day of the period given with `--since`, and the last day of the period given with `--until`.
  /// Each is nil if its option is not given.
  package func sinceUntil(_ session: Session) throws(CommandError) -> (since: CivilDay?, until: CivilDay?) {
    (try days("--since", session)?.lowerBound, try days("--until", session)?.upperBound)
  }

  /// Returns the first day of the period (a day, month or year) given with `--since`; nil if the option is not given.
  package func since(_ session: Session) throws(CommandError) -> CivilDay? {
    try days("--since", session)?.lowerBound
  }

  /// Returns the month that an option names; nil if it is not given.
  package func month(_ name: String, _ session: Session) throws(CommandError) -> CivilMonth? {
    guard let word = self[name] else { return nil }
    let month = try DayWords.month(word) { () throws(CommandError) in try session.today() }
    guard let month else { throw Arguments.noDays(name, word, isMonth: true) }
    return month
  }

  /// Returns the year that an argument names, such as `2025` or `last year`; nil if it is not given.
  package func year(_ name: String, _ session: Session) throws(CommandError) -> Int? {
    guard let word = self[name] else { return nil }
    guard let days = try session.days(word, command),
      days == (try session.days(ASCII.decimal(days.lowerBound.year, digits: 4), command))
    else { throw .usage(.noYear(name, word)) }
    return days.lowerBound.year
  }

  /// Returns the limits of a list: the first and the last day of the argument PERIOD, and the number of rows given
  /// with `--limit`. Each is nil if it is not given.
  package func listed(_ session: Session) throws(CommandError) -> (since: CivilDay?, until: CivilDay?, limit: Int?) {
    if let word = self["PERIOD"], let count = DayWords.count(word) {
      throw .usage(
        cs: "PERIOD: „\(word)“ není den, měsíc ani rok", en: "PERIOD: \"\(word)\" is not a day, month or year",
        hint: LocalizedText(
          cs: "Nejnovějších \(count) ukáže --limit \(count)", en: "For the newest \(count): --limit \(count)"))
    }
    let days = try days("PERIOD", session)
    return (days?.lowerBound, days?.upperBound, self["--limit"] == nil ? nil : try wholeNumber("--limit"))
  }

  /// Returns the range of days that an argument names, such as all days of a month; nil if the argument is not given.
  package func days(_ name: String, _ session: Session) throws(CommandError) -> ClosedRange<CivilDay>? {
    guard let word = self[name] else { return nil }
    guard let days = try session.days(word, command) else {
      guard let turned = Arguments.turned(word), try session.days(turned, command) != nil else {
        throw Arguments.noDays(name, word)
      }
      throw Arguments.reversed(name, word, turned)
    }
    return days
  }

  /// Returns a range with its ends exchanged; nil if the word is not a range.
  private static func turned(_ word: String) -> String? {
    let word = DayWords.range(word) ?? word
    return word.firstRange(of: "..").map { word[$0.upperBound...] + ".." + word[..<$0.lowerBound] }
  }

  private static func reversed(_ name: String, _ word: String, _ turned: String) -> CommandError {
    .usage(
      cs: "\(name): „\(word)“ končí dřív, než začíná", en: "\(name): \"\(word)\" ends before it begins",
      hint: LocalizedText(cs: "Napište \(turned).", en: "Write \(turned)."))
  }

  /// Returns the error for a word that is not a day.
  /// - Parameter isSpan: whether the word names several days, such as a month.
  private static func noDay(_ name: String, _ word: String, isSpan: Bool) -> CommandError {
    let near = isSpan ? LocalizedText(cs: "", en: "") : didYouMean(word, isDay: true)
    return .usage(
      cs: isSpan ? "\(name): „\(word)“ je víc dnů" : "\(name): „\(word)“ není den",
      en: isSpan ? "\(name): \"\(word)\" is more than one day" : "\(name): \"\(word)\" is not a day",
      hint: LocalizedText(
        cs: near.cs + "Den se píše 2025-08-19, 19. 8. 2025, dnes, včera nebo po.",
        en: near.en + "Write it as 2025-08-19, today, yesterday or mon."))
  }

  private static func noDays(_ name: String, _ word: String, isMonth: Bool = false) -> CommandError {
    let near = didYouMean(word)
    if isMonth {
      return .usage(
        cs: "\(name): „\(word)“ není měsíc", en: "\(name): \"\(word)\" is not a month",
        hint: LocalizedText(
          cs: near.cs + "Píše se 2025-08 nebo srpen.", en: near.en + "Write it as 2025-08 or august."))
    }
    return .usage(
      cs: "\(name): „\(word)“ není den, měsíc ani rok", en: "\(name): \"\(word)\" is not a day, month or year",
      hint: LocalizedText(
        cs: near.cs + "Píše se 2025-08-19, 2025-08, 2025, minulý týden nebo od..do: 2025-05..2025-08.",
        en: near.en + "Write it as 2025-08-19, 2025-08 or 2025, last week, or as from..to: 2025-05..2025-08."))
  }

  private static func didYouMean(_ word: String, isDay: Bool = false) -> LocalizedText {
    guard let near = DayWords.nearest(word, isDay: isDay) else { return LocalizedText(cs: "", en: "") }
    return LocalizedText(cs: "Mysleli jste \(near)? ", en: "Did you mean \(near)? ")
  }
}

extension Session {
  /// Returns the current day in the time zone that applies to the command (see `localDay`).
  package func today() throws(CommandError) -> CivilDay {
    if let localDay, let day = try localDay(self) { return day }
    return LocalTime.show(try now()).day
  }

  /// Returns the day that a word names, such as `yesterday`; nil for any other word.
  /// - Parameter isAhead: true if a weekday means the next such day, false if it means the latest such day.
  package func day(_ word: String, isAhead: Bool = false) throws(CommandError) -> CivilDay? {
    try DayWords.day(word, isAhead: isAhead) { () throws(CommandError) in try today() }
  }

  /// Fails if a word that should name one thing names several days, such as `last week`, with the command that lists
  /// what was on them.
  package func refusePeriod(_ word: String, list: String) throws(CommandError) {
    guard let days = try days(word, list), days.lowerBound != days.upperBound else { return }
    throw .usage(
      cs: "„\(word)“ je víc dnů", en: "\"\(word)\" is more than one day",
      hint: LocalizedText(cs: "Co v nich bylo, ukáže", en: "To list what was on them"), command: "\(list) \(word)")
  }

  /// Returns the range of days that a word names, such as a month; nil for any other word.
  /// - Parameter command: the name of the command, whose feature decides on which weekday weeks begin.
  fileprivate func days(_ word: String, _ command: String) throws(CommandError) -> ClosedRange<CivilDay>? {
    try DayWords.days(
      word, weekStart: { () throws(CommandError) in try weekStart(command) },
      today: { () throws(CommandError) in try today() })
  }

  /// Returns the weekday on which weeks begin in a command's feature: the value of its setting, or Monday.
  private func weekStart(_ command: String) throws(CommandError) -> WeekStart {
    guard let noun = command.split(separator: " ").first else { return .monday }
    let setting = try call(ShowSettings.self, NoInput()).values.first {
      $0.name.hasPrefix(noun) && $0.name.hasSuffix(".weekStart")
    }
    guard case .text(let day)? = setting?.value else { return .monday }
    return WeekStart(rawValue: day) ?? WeekStart(territory: Terminal.territory)
  }

  /// Returns the instant at which a day begins in this machine's time zone, with the zone's UTC offset.
  package func start(of day: CivilDay) -> ZonedInstant {
    let utc = Timestamp(seconds: Int64(day.daysSinceEpoch) * 86_400)
    let offset = LocalTime.show(utc).timestamp(offset: 0).seconds - utc.seconds
    return ZonedInstant(Timestamp(seconds: utc.seconds - Int64(offset)), offset: Int(offset))
  }
}

extension Parameter {
  /// The parameter that chooses the days of a list.
  package static let period = Parameter(
    "PERIOD", cs: "rok, měsíc, den nebo od..do: 2025, 2025-08", en: "a year, month or day, or from..to: 2025, 2025-08"
  ).dated.optional
}

extension Option {
  package static let limit = Option(
    "limit", Parameter("NUMBER", cs: "počet", en: "a number"), cs: "Nejvýše tolik, nejnovější",
    en: "At most this many, the newest")
  package static let sinceDay = Option(
    "since", .days, cs: "Od toho dne, měsíce nebo roku", en: "From this day, month or year on")
  package static let untilDay = Option(
    "until", .days, cs: "Do toho dne, měsíce nebo roku", en: "Up to this day, month or year")
}

extension Parameter {
  package static let days = Parameter("DAY", cs: "den, měsíc nebo rok", en: "a day, a month or a year").dated
}
