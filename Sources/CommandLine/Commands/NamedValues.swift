/// Values given as options, `--theme dark`, or as pairs of words, `theme dark`.
struct NamedValues {
  private var values: [String: String] = [:]
  private let command: String
  private let known: [String]

  /// - Parameter parameter: the repeated one that holds the pairs.
  init(_ arguments: Arguments, _ parameter: String, known: [String]) throws(CommandError) {
    command = arguments.command
    self.known = known
    for name in known { values[name] = arguments["--" + name] }
    var words = arguments.all(parameter)[...]
    while let name = words.popFirst() {
      guard known.contains(name) else { throw .usage(.invalid(command, name, valid: known)) }
      guard let value = words.popFirst() else { throw .usage(missing(name)) }
      values[name] = value
    }
    if values.isEmpty { throw .usage(missing(known.joined(separator: ", "))) }
  }

  private func missing(_ what: String) -> UsageError {
    UsageError(
      Phrase(cs: "\(command): chybí hodnota (\(what))", en: "\(command) lacks a value (\(what))"),
      hint: Phrase(cs: "Nápověda: recordbook help \(command)", en: "Help: recordbook help \(command)"))
  }

  subscript(name: String) -> String? {
    values[name]
  }

  /// Nil where it is not given.
  func choice<Value: RawRepresentable & CaseIterable>(_ name: String) throws(CommandError) -> Value?
  where Value.RawValue == String {
    guard let word = values[name] else { return nil }
    guard let value = Value(rawValue: word) else {
      throw .usage(.invalid(name, word, valid: Value.allCases.map(\.rawValue)))
    }
    return value
  }

  /// Nil where it is not given.
  func flag(_ name: String) throws(CommandError) -> Bool? {
    switch values[name] {
    case nil: return nil
    case "on": return true
    case "off": return false
    case .some(let word): throw .usage(.invalid(name, word, valid: ["on", "off"]))
    }
  }
}
