import KernelPresentation

/// The errors about values of several words, and about what was left out before a value.
extension UsageError {
  /// Returns the error for a name or text of several words that must be in quotes.
  /// - Parameters:
  ///   - name: the name of the parameter, or of the option with its dashes.
  ///   - written: the words as they have to be typed.
  ///   - isCommand: whether these are a whole command.
  package static func needsQuotes(_ name: String, _ written: String, isCommand: Bool = false) -> UsageError {
    UsageError(
      cs: "\(name): několik slov patří do uvozovek", en: "\(name): several words must be in quotes",
      hint: LocalizedText(
        cs: isCommand ? "Napište třeba" : "Napište třeba: \(written)",
        en: isCommand ? "For example" : "For example: \(written)"),
      command: isCommand ? written : nil)
  }

  /// Returns the error for words such as `last sunday …`, which may be the latest thing and a text, or a day.
  /// - Parameter whole: returns the whole command, which ends with these words and the options.
  static func ambiguous(
    _ words: [String], _ count: Int, _ next: Parameter, _ whole: ([String]) -> String
  ) -> UsageError {
    let day = words.prefix(count).joined(separator: " ")
    func line(_ count: Int) -> String {
      let first = words.prefix(count).joined(separator: " ")
      let text = words.dropFirst(count).joined(separator: " ")
      return whole([first, text])
    }
    return UsageError(
      cs: "před \(next.name) může být „\(words[0])“ i „\(day)“",
      en: "both \"\(words[0])\" and \"\(day)\" are possible before \(next.name)",
      hint: LocalizedText(
        cs: "Napište \(line(count)), nebo", en: "Put what belongs together in quotes: \(line(count)), or"),
      command: line(1))
  }

  /// Returns the error for two periods of which each is a word of its own: `2025-01 2025-03`.
  package static func needsRange(_ first: String, _ last: String, _ command: Command) -> UsageError {
    UsageError(
      cs: "\(command.name): „\(last)“ je druhé období", en: "\(command.name): \"\(last)\" is a second period",
      hint: LocalizedText(cs: "Obě jako jedno", en: "Both as one"),
      command: command.name + " " + ShellCommand.quoted("\(first)..\(last)"))
  }

  /// Returns the error for an amount that stands where the name of something must come first: `set-pool 25m`.
  package static func missingBefore(_ place: Parameter, _ amount: String, _ command: Command) -> UsageError {
    UsageError(
      cs: "\(command.name): před „\(amount)“ chybí \(place.name) (\(place.help.cs))",
      en: "\(command.name) needs \(place.name) before \"\(amount)\" (\(place.help.en))",
      hint: LocalizedText(cs: "Napište třeba", en: "For example"), command: "\(command.name) last \(amount)")
  }

  /// Returns the error for a command that begins with a day, which the user left out.
  /// - Parameter line: the command with a day.
  package static func missingDay(_ place: Parameter, _ line: String, _ command: Command) -> UsageError {
    UsageError(
      cs: "\(command.name): chybí \(place.name) (\(place.help.cs))",
      en: "\(command.name) needs \(place.name) (\(place.help.en))",
      hint: LocalizedText(cs: "Napište třeba", en: "For example"), command: line)
  }
}
