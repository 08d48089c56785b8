import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain
import PrayerPresentation

/// Converts words of the command line to values of the feature Prayer.
extension Arguments {
  /// Returns the prayer whose English or Czech name is this word.
  fileprivate static func prayer(_ word: String, _ name: String) throws(CommandError) -> Prayer {
    guard let prayer = Prayer(named: word) else {
      throw .usage(
        .invalid(
          name, word, valid: Prayer.allCases.map(\.rawValue),
          inCzech: Prayer.allCases.map { PrayerStrings(language: .cs).name($0).lowercased() }))
    }
    return prayer
  }

  /// Whether the word is a name of Jumu'ah, in English or Czech.
  static func isJumuah(_ word: String) -> Bool {
    ["jumuah", "jumu'ah", "džuma", "džum'a", "dzuma"].contains(word.lowercased())
  }

  /// Returns an option's value as a whole number, which may be negative and have the unit `min`; nil if the option is
  /// not given.
  func signedNumber(_ name: String) throws(CommandError) -> Int? {
    guard let word = self[name] else { return nil }
    guard let number = Int(word.hasSuffix("min") ? String(word.dropLast(3)) : word) else {
      throw Arguments.invalid(name, word, example: "2")
    }
    return number
  }

  /// Returns the place that an argument names, by city or by coordinates such as `50.08,14.43`; nil if the argument is
  /// not given.
  func place(_ name: String) -> PlaceInput? {
    guard let word = self[name] else { return nil }
    if let coordinates = Coordinates(word) {
      return PlaceInput(
        latitude: coordinates.latitude, longitude: coordinates.longitude, zone: self["--zone"], name: self["--name"])
    }
    return PlaceInput(city: word, zone: self["--zone"], name: self["--name"])
  }
}

extension Prayer: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> Prayer {
    try Arguments.prayer(given.word, given.name)
  }
}

extension OwedPrayer: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> OwedPrayer {
    if let owed = OwedPrayer(named: given.word) { return owed }
    return .five(try Prayer.read(given))
  }
}

extension ExtraEntry.Status: CommandValue {}
extension Excuse.Reason: CommandValue {}
extension SettleExcuse.Way: CommandValue {}
extension Extra: CommandValue {}
extension FastStatus: CommandValue {}
extension FastReason: CommandValue {}
extension ReminderRule.When: CommandValue {}
extension StatisticsPeriod: CommandValue {}
extension AsrSchool: CommandValue {}
extension HighLatitudeRule: CommandValue {}
extension PolarDays: CommandValue {}
extension Shafaq: CommandValue {}

extension Reply {
  /// Returns a reply that prints the result of a change, and the command that undoes it.
  static func change(
    _ number: @escaping @Sendable (Case.Output) -> Int?,
    _ words: @escaping @Sendable (PrayerAnswerStrings, Case.Output) -> String
  ) -> Reply {
    Reply { input, session throws(CommandError) in
      try session.reportChange(Case.self, input, number: number, words)
    }
  }

  static func answer(_ words: @escaping @Sendable (PrayerAnswerStrings, Case.Output) -> String) -> Reply {
    .words { output, language, program in
      words(PrayerAnswerStrings(language: language, program: program), output)
    }
  }

  static func summary(_ words: @escaping @Sendable (PrayerSummaries, Case.Output) -> String) -> Reply {
    .words { output, language, program in
      words(PrayerSummaries(language: language, program: program), output)
    }
  }
}

extension Session {
  /// Calls a use case that changes the book. Prints the result and the command that undoes the change.
  func reportChange<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, number: @escaping (Case.Output) -> Int?,
    _ words: @escaping (PrayerAnswerStrings, Case.Output) -> String
  ) throws(CommandError) -> ExitStatus {
    try report(type, input) { output, language, program in
      words(PrayerAnswerStrings(language: language, program: program), output)
        + program.undo(number(output), language)
    }
  }
}

/// Parses a word that contains several prayers, separated by commas.
extension Array: CommandValue where Element == Prayer {
  static func read(_ given: GivenWord) throws(CommandError) -> [Prayer] {
    let list = given.word
    var prayers: [Prayer] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      prayers.append(try Arguments.prayer(String(word), given.name))
    }
    return prayers
  }
}

extension PrayerStatus: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> PrayerStatus {
    let word = given.word
    guard let status = PrayerStatus(named: word) else {
      throw .usage(
        .invalid(
          given.name, word, valid: PrayerStatus.allCases.map(\.rawValue),
          inCzech: PrayerStatus.allCases.map { PrayerStrings(language: .cs).name($0) }))
    }
    return status
  }
}

/// Parses a time of day, such as `05:41` or `5:41 AM`, which means today's, or a time with a date and a UTC offset.
extension InstantInput: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> InstantInput {
    guard let instant = InstantInput(ClockWords.time(given.word) ?? given.word) else {
      throw given.invalid(example: "05:41")
    }
    return instant
  }
}

/// Parses a time with a UTC offset, in the form in which the command `prayer places` prints it. Also parses a day,
/// which stands for its beginning in this machine's time zone.
extension ZonedInstant: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> ZonedInstant {
    if let instant = ZonedInstant(given.word) { return instant }
    guard let day = try given.session.day(given.word) else {
      throw given.invalid(example: "2026-11-22, 2026-11-22T05:41:00+01:00")
    }
    return given.session.start(of: day)
  }
}

/// Parses a prayer of a day, such as `2026-11-22/isha`. If the word is only a day, it stands for the day's first
/// prayer, Fajr.
extension PrayerName: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> PrayerName {
    let word = given.word
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let day = try given.session.day(parts[0]), parts.count <= 2 else {
      throw given.invalid(example: "2026-11-22/isha")
    }
    return PrayerName(day: day, prayer: parts.count == 2 ? try Arguments.prayer(parts[1], given.name) : .fajr)
  }
}

/// Parses a decimal number with a decimal point or a decimal comma.
extension Double: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> Double {
    let word = given.word
    guard let number = Double(String(word.map { $0 == "," ? "." : $0 })), number.isFinite else {
      throw given.invalid(example: "18.5")
    }
    return number
  }
}
