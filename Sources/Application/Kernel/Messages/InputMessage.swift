package import KernelDomain

/// Why what was asked for can't be, whatever it is about.
package enum InputMessage: MessageContent {
  package static var concern: String { "input" }

  case noSuchMethod(name: String, methods: [String])
  case parametersByName

  // MARK: Screens

  case noSuchScreen(address: String, patterns: [String])
  case noSuchPart(text: String, route: String, name: String)
  case noSuchChoice(name: String, route: String)
  /// What is on it is something that its feature promises never to show.
  case screenRefused(route: String, device: String)

  // MARK: Values

  case noMonth(text: String?)
  /// A latitude and a longitude were wanted.
  case noCoordinates(text: String)
  /// Two moments were wanted.
  case noSpan(text: String)
  case noNumber(text: String)
  case noClock(text: String)
  /// What was read from standard input, or typed.
  case inputNotUTF8
  /// A slip of the pen: nobody means that day.
  case dayOutside(day: CivilDay, first: CivilDay, last: CivilDay)
  case noSuchZone(name: String)
  case noFileChosen
  case pathTooLong(bytes: Int, most: Int)
  case pathNotAbsolute(path: String)
  case nameBytes(found: Int, most: Int)
  case nameCharacters(found: Int, most: Int)
  case nameControlCharacters

  // MARK: Settings

  case noSuchSetting
  case settingIsSwitch
  case settingIsChoice
  /// Several words, with commas between.
  case settingIsChoices
  case settingIsNumber(least: Int, most: Int)
  case settingIsText(most: Int)
  /// - example: a text that is taken.
  case settingIsOfForm(example: String)
  /// On, off, or the day from which on it is on.
  case settingIsStartDay
}

extension Message {
  package static func input(_ content: InputMessage) -> Message { Message(content) }
}

extension CivilDay {
  /// Fails with `invalidInput` for a day that nobody means.
  package func checked(_ days: ClosedRange<CivilDay>, field: String) throws(Failure) {
    guard days.contains(self) else { throw .outside(self, days, field: field) }
  }
}

extension Failure {
  /// A day that nobody means.
  package static func outside(_ day: CivilDay, _ days: ClosedRange<CivilDay>, field: String) -> Failure {
    .invalidInput(
      field: field, problem: .input(.dayOutside(day: day, first: days.lowerBound, last: days.upperBound)))
  }
}

extension CivilMonth: RefusingValue {
  package static func refusal(of text: String?) -> Message { .input(.noMonth(text: text)) }
}
