package import KernelDomain

/// The reason why an input is invalid, if that reason is not specific to one feature.
package enum InputMessage: MessageContent {
  package static var concern: String { "input" }

  case noSuchMethod(name: String, methods: [String])
  case parametersByName

  // MARK: Screens

  case noSuchScreen(address: String, patterns: [String])
  case noSuchPart(text: String, route: String, name: String)
  case noSuchChoice(name: String, route: String)
  /// The screen contains an element of the kind `device`, such as a streak, which the screen's feature promises never
  /// to show.
  case screenRefused(route: String, device: String)

  /// The screen contains no numbers that a picture could show.
  case noPicture(route: String)

  // MARK: Values

  case noMonth(text: String?)
  /// The text is not a latitude and a longitude.
  case noCoordinates(text: String)
  case noNumber(text: String)
  case noDuration(text: String)
  case noClock(text: String)
  /// The text that was read from standard input or the keyboard is not valid UTF-8.
  case inputNotUTF8
  /// The day is outside the plausible range from `first` to `last`, so it must be a typing error.
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
  /// The setting's value must be a list of words, separated by commas.
  case settingIsChoices
  case settingIsNumber(least: Int, most: Int)
  case settingIsText(most: Int)
  /// The setting's value must be a text of a certain form.
  /// - example: a text of this form.
  case settingIsOfForm(example: String)
  /// The setting's value must be `on`, `off`, or the day from which the setting is on.
  case settingIsStartDay
}

extension Message {
  package static func input(_ content: InputMessage) -> Message { Message(content) }
}

extension CivilDay {
  /// Fails with `invalidInput` if this day is outside the plausible range `days`.
  /// - Parameters:
  ///   - days: the plausible range.
  ///   - field: the name of the input's member, used in the failure.
  package func checked(_ days: ClosedRange<CivilDay>, field: String) throws(Failure) {
    guard days.contains(self) else { throw .outside(self, days, field: field) }
  }
}

extension Failure {
  /// Creates the failure for a day that is outside the plausible range `days`.
  package static func outside(_ day: CivilDay, _ days: ClosedRange<CivilDay>, field: String) -> Failure {
    .invalidInput(
      field: field, problem: .input(.dayOutside(day: day, first: days.lowerBound, last: days.upperBound)))
  }
}

extension CivilMonth: RefusingValue {
  package static func refusal(of text: String?) -> Message { .input(.noMonth(text: text)) }
}
