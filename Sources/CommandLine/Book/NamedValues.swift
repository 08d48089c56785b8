import KernelCommandLine
import KernelDomain
import KernelPresentation

/// Named values from the command line, given as options (`--theme dark`) or as pairs of words (`theme dark`).
struct NamedValues {
  private var values: [String: String] = [:]
  private let command: String
  private let known: [String]

  /// Collects the values that the user gave as options or as pairs of words.
  /// - Parameters:
  ///   - parameter: the name of the repeated parameter that contains the pairs of words.
  ///   - known: the valid names.
  init(_ arguments: Arguments, _ parameter: String, known: [String]) throws(CommandError) {
    command = arguments.command
    self.known = known
    for name in known { values[name] = arguments["--" + name] }
    let all = arguments.all(parameter)
    var words = all[...]
    var before: (name: String, value: String, place: Int)?
    while let word = words.popFirst() {
      let place = words.startIndex - 1
      let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = NamedValues.whole(halves[0], of: known)
      guard known.contains(name) else {
        guard let before, !NamedValues.hasNear(name, known) else {
          throw .usage(.invalid(command, name, valid: known))
        }
        let end = words.firstIndex { known.contains(NamedValues.name(in: $0, of: known)) } ?? words.endIndex
        let whole = ([before.value, word] + words[..<end]).joined(separator: " ")
        let line = arguments.line(of: all[..<before.place] + [before.name, whole] + words[end...])
        throw .usage(.needsQuotes(before.name, line, isCommand: true))
      }
      guard let value = halves.count == 2 ? halves[1] : words.popFirst() else { throw .usage(missing(name)) }
      values[name] = value
      before = (name, value, place)
    }
    if values.isEmpty { throw .usage(missing(UsageError.few(known))) }
  }

  /// Returns the full name of a setting. The user may leave out the feature, as in `show-unknown`, if only one setting
  /// has that name, or shorten the feature, as in `run.units`. Hyphens and capitals do not matter: `heartRate.resting`.
  /// Words that match no setting, or several, are returned unchanged.
  static func whole(_ name: String, of known: [String]) -> String {
    func folded(_ name: String) -> String { name.lowercased().filter { $0 != "-" } }
    let wanted = folded(name)
    let parts = wanted.split(separator: ".", maxSplits: 1)
    let forms: [(String) -> Bool] = [
      { $0 == wanted }, { $0.hasSuffix("." + wanted) },
      { name in parts.count == 2 && name.hasPrefix(parts[0]) && name.hasSuffix("." + parts[1]) },
    ]
    for form in forms {
      let matches = known.filter { form(folded($0)) }
      if matches.count == 1 { return matches[0] }
    }
    return name
  }

  /// Returns the full name of the setting in a word such as `theme` or `theme=dark`.
  private static func name(in word: String, of known: [String]) -> String {
    whole(String(word.prefix { $0 != "=" }), of: known)
  }

  /// Whether a word is probably a mistyped name rather than a part of the value before it.
  private static func hasNear(_ word: String, _ known: [String]) -> Bool {
    known.contains {
      $0 == word.lowercased() || $0.hasSuffix("." + word.lowercased()) || $0.contains(".") && word.contains(".")
    }
  }

  private func missing(_ what: String) -> UsageError {
    UsageError(
      cs: "\(command): chybí hodnota (\(what))", en: "\(command) needs a value (\(what))",
      hint: LocalizedText(cs: "Nápověda", en: "Help"), command: "help \(command)")
  }

  subscript(name: String) -> String? {
    values[name]
  }

  /// Returns the value given for a setting that accepts only the raw values of an enumeration; nil if none is given.
  func choice<Value: RawRepresentable & CaseIterable>(_ name: String) throws(CommandError) -> Value?
  where Value.RawValue == String {
    guard let word = values[name] else { return nil }
    let value = Value(rawValue: word) ?? Value.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
    guard let value else {
      throw .usage(.invalid(name, word, valid: Value.allCases.map(\.rawValue)))
    }
    return value
  }

  /// The word that selects all items in a setting whose value is a list. In JSON, the corresponding value is an empty
  /// text.
  static let all = "all"
  /// The word that removes the value of a text setting.
  static let off = Setting.off

  /// Returns the value given for a feature's setting; nil if there is none.
  func value(of setting: Setting) throws(CommandError) -> SettingValue? {
    let name = setting.commandName
    guard let word = values[name] else { return nil }
    let (value, valid): (SettingValue?, [String]) =
      switch setting.values {
      case .text where setting.words != nil:
        (.text(word == NamedValues.all ? "" : word), [NamedValues.all] + (setting.words ?? []))
      case .flag:
        (
          word.lowercased() == "on" ? .flag(true) : word.lowercased() == "off" ? .flag(false) : nil, ["on", "off"]
        )
      case .choice(let words): (.text(words.first { $0.lowercased() == word.lowercased() } ?? word), words)
      case .number(let range):
        (
          (Int(word) ?? (setting.isDuration ? WrittenDuration.seconds(in: word.lowercased()) : nil))
            .map(SettingValue.number),
          ["\(range.lowerBound)…\(range.upperBound)"] + (setting.isDuration ? ["2:00"] : [])
        )
      case .text: (.text(word), [])
      case .checkedText(let form): (.text(word == NamedValues.off ? "" : word), form.examples + [NamedValues.off])
      case .startDay: (word == Setting.on ? .flag(true) : .text(word), [Setting.on, Setting.off, "2026-01-01"])
      }
    let complete = value.map { setting.completed($0, from: setting.defaultValue) }
    guard let value, let complete, value == .flag(true) || setting.takes(complete) else {
      if case .checkedText(let form) = setting.values {
        let examples = form.examples.joined(separator: ", ")
        throw .usage(
          cs: "\(name): „\(word)“ nejde použít", en: "\(name): \"\(word)\" is not valid",
          hint: LocalizedText(
            cs: "Například: \(examples); \(NamedValues.off) ho zruší",
            en: "For example: \(examples); \(NamedValues.off) to unset it"))
      }
      throw .usage(.invalid(name, word, valid: valid))
    }
    return value
  }
}
