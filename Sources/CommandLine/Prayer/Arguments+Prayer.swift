import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain
import PrayerPresentation

/// Reads the words of a command as values of prayer.
extension Arguments {
  /// The prayer by its name in English or Czech.
  func prayer() throws(CommandError) -> Prayer { try Arguments.prayer(word("PRAYER"), "PRAYER") }

  private static func prayer(_ word: String, _ name: String) throws(CommandError) -> Prayer {
    guard let prayer = Prayer(named: word) else {
      throw .usage(
        .invalid(
          name, word, valid: Prayer.allCases.map(\.rawValue),
          inCzech: Prayer.allCases.map { PrayerStrings(language: .cs).name($0).lowercased() }))
    }
    return prayer
  }

  /// Several with commas between; nil where the option is not given.
  func prayers(_ name: String) throws(CommandError) -> [Prayer]? {
    guard let list = self[name] else { return nil }
    var prayers: [Prayer] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      prayers.append(try Arguments.prayer(String(word), name))
    }
    return prayers
  }

  /// - Parameter name: of a word that may be left out.
  func status(_ name: String) throws(CommandError) -> PrayerStatus? {
    guard let word = self[name] else { return nil }
    guard let status = PrayerStatus(named: word) else {
      throw .usage(
        .invalid(
          name, word, valid: PrayerStatus.allCases.map(\.rawValue),
          inCzech: PrayerStatus.allCases.map { PrayerStrings(language: .cs).name($0) }))
    }
    return status
  }

  func month(_ name: String) throws(CommandError) -> CivilMonth? {
    guard let word = self[name] else { return nil }
    guard let month = CivilMonth(word) else { throw Arguments.refused(name, word, example: "2026-11") }
    return month
  }

  /// `05:41`, or an instant with its offset.
  func instant(_ name: String) throws(CommandError) -> InstantInput? {
    guard let word = self[name] else { return nil }
    guard let instant = InstantInput(word.count == 4 && word.dropFirst().first == ":" ? "0" + word : word) else {
      throw Arguments.refused(name, word, example: "05:41")
    }
    return instant
  }

  /// An instant with its offset, as `places` lists them.
  func zonedInstant(_ name: String) throws(CommandError) -> ZonedInstant? {
    guard let word = self[name] else { return nil }
    guard let instant = ZonedInstant(word) else {
      throw Arguments.refused(name, word, example: "2026-11-22T05:41:00+01:00")
    }
    return instant
  }

  /// A prayer of a day, `2026-11-22/isha`; a day alone means its first, fajr.
  func prayerName(_ name: String) throws(CommandError) -> PrayerName? {
    guard let word = self[name] else { return nil }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let day = CivilDay(parts[0]), parts.count <= 2 else {
      throw Arguments.refused(name, word, example: "2026-11-22/isha")
    }
    return PrayerName(day: day, prayer: parts.count == 2 ? try Arguments.prayer(parts[1], name) : .fajr)
  }

  /// A number with decimals; nil where the option is not given.
  func number(_ name: String) throws(CommandError) -> Double? {
    guard let word = self[name] else { return nil }
    guard let number = Double(String(word.map { $0 == "," ? "." : $0 })), number.isFinite else {
      throw Arguments.refused(name, word, example: "18.5")
    }
    return number
  }

  /// A whole number that may be negative; nil where the option is not given.
  func signedNumber(_ name: String) throws(CommandError) -> Int? {
    guard let word = self[name] else { return nil }
    guard let number = Int(word) else { throw Arguments.refused(name, word, example: "2") }
    return number
  }

  /// One of an enumeration's words; nil where the option is not given.
  func choice<Value: RawRepresentable<String> & CaseIterable>(_ name: String) throws(CommandError) -> Value? {
    guard let word = self[name] else { return nil }
    guard let value = Value(rawValue: word) else {
      throw .usage(.invalid(name, word, valid: Value.allCases.map(\.rawValue)))
    }
    return value
  }

  /// A city, or coordinates as `50.08,14.43`; nil where the word is not given.
  func place(_ name: String) -> PlaceInput? {
    guard let word = self[name] else { return nil }
    if let coordinates = Coordinates(word) {
      return PlaceInput(
        latitude: coordinates.latitude, longitude: coordinates.longitude, zone: self["--zone"], name: self["--name"])
    }
    return PlaceInput(city: word, zone: self["--zone"], name: self["--name"])
  }

  private static func refused(_ name: String, _ word: String, example: String) -> CommandError {
    .usage(
      UsageError(
        LocalizedText(cs: "\(name): „\(word)“ nejde použít", en: "\(name): \"\(word)\" is not valid"),
        hint: LocalizedText(cs: "Například: \(example)", en: "For example: \(example)")))
  }
}

extension Session {
  /// What a change of prayer did, with the command that takes it back.
  func reportChange<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, number: @escaping (Case.Output) -> Int?,
    _ words: @escaping (PrayerAnswerStrings, Case.Output) -> String
  ) throws(CommandError) -> ExitStatus {
    try report(type, input) { output, language, program in
      let told = words(PrayerAnswerStrings(language: language), output)
      guard let change = number(output) else { return told }
      return told + language.say(cs: "Vzít zpět", en: "Take it back") + ": "
        + program.command("undo", String(change)) + "\n"
    }
  }
}
