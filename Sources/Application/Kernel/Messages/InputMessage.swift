package import KernelDomain

/// Why an input is refused, for reasons that are not particular to one feature.
package enum InputMessage: MessageContent {
  package static var concern: String { "input" }

  case noSuchMethod(name: String, methods: [String])
  case parametersByName

  // MARK: Screens

  case noSuchScreen(address: String, patterns: [String])
  case noSuchPart(text: String, route: String, name: String)
  case noSuchChoice(name: String, route: String)
  /// The screen has an element of a kind, `device`, that the screen's feature promises never to show.
  case screenRefused(route: String, device: String)

  /// The screen has no figures that a picture could show.
  case noPicture(route: String)

  // MARK: Values

  case noMonth(text: String?)
  /// The text can't be parsed as a latitude and a longitude.
  case noCoordinates(text: String)
  /// The text can't be parsed as a span from one time to another.
  case noSpan(text: String)
  case noNumber(text: String)
  case noClock(text: String)
  /// The text from standard input or the keyboard is not UTF-8.
  case inputNotUTF8
  /// The day is implausible, so it is most likely a typing error.
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
  /// The setting accepts a list of words, separated by commas.
  case settingIsChoices
  case settingIsNumber(least: Int, most: Int)
  case settingIsText(most: Int)
  /// The setting accepts texts of one form.
  /// - example: a text that the setting accepts.
  case settingIsOfForm(example: String)
  /// The setting accepts `on`, `off`, or the day from which it is on.
  case settingIsStartDay
}

extension Message {
  package static func input(_ content: InputMessage) -> Message { Message(content) }
}

extension CivilDay {
  /// Checks that this day is in the plausible range `days`; otherwise fails with `invalidInput`.
  /// - Parameters:
  ///   - days: the plausible range.
  ///   - field: the input's member, named in the failure.
  package func checked(_ days: ClosedRange<CivilDay>, field: String) throws(Failure) {
    guard days.contains(self) else { throw .outside(self, days, field: field) }
  }
}

extension Failure {
  /// Creates the failure for a day outside the plausible range `days`.
  package static func outside(_ day: CivilDay, _ days: ClosedRange<CivilDay>, field: String) -> Failure {
    .invalidInput(
      field: field, problem: .input(.dayOutside(day: day, first: days.lowerBound, last: days.upperBound)))
  }
}

extension CivilMonth: RefusingValue {
  package static func refusal(of text: String?) -> Message { .input(.noMonth(text: text)) }
}
