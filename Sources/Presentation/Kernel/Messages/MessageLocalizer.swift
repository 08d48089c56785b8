package import KernelApplication
package import KernelDomain

/// Formats messages in one language. Commands in the text start with the program as the user calls it.
package struct MessageLocalizer: Sendable {
  package let language: Language
  package let program: Program
  private let strings: [any MessageStrings]

  /// Creates a localizer for a language.
  /// - Parameters:
  ///   - program: the program as the user calls it, with which commands in messages begin.
  ///   - strings: the texts of all features' messages. Those of the kernel are always included.
  package init(_ language: Language, program: Program, _ strings: [any MessageStrings] = []) {
    self.language = language
    self.program = program
    self.strings = strings
  }

  /// Returns the text of a message in the user's language. If this version does not know the message, returns the
  /// English text that the message contains.
  package func localized(_ message: Message) -> MessageText {
    if let words = kernelWords(message) ?? strings.lazy.compactMap({ $0.localized(message, self) }).first {
      return words
    }
    return message.remote.map(\.words) ?? MessageText(message.description)
  }

  package func text(_ message: Message) -> String { localized(message).text }

  private func kernelWords(_ message: Message) -> MessageText? {
    localized(message, as: FileMessage.self) ?? localized(message, as: FormatMessage.self)
      ?? localized(message, as: StoreMessage.self) ?? localized(message, as: ChangeMessage.self)
      ?? localized(message, as: ServiceMessage.self) ?? localized(message, as: JSONMessage.self)
      ?? localized(message, as: InputMessage.self) ?? localized(message, as: SystemMessage.self)
      ?? localized(message, as: BackupMessage.self)
  }

  /// Returns the text of a message whose content is of the given type; nil if the content is of another type.
  package func localized<Content: LocalizableMessage>(_ message: Message, as type: Content.Type) -> MessageText? {
    message.content(as: type)?.localized(self)
  }

  /// Returns the text for the user's language, either `cs` or `en`.
  package func say(cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
    language.say(cs: cs(), en: en())
  }

  /// Returns a message's text in the user's language: the problem, which is `cs` or `en` without a full stop, and a
  /// hint about what to do next.
  package func localized(
    cs: @autoclosure () -> String, en: @autoclosure () -> String, hint: String? = nil
  ) -> MessageText {
    MessageText(say(cs: cs(), en: en()), hint: hint)
  }

  /// Returns a command line that consists of `words`, preceded by its purpose, `cs` or `en`, as in `Start it:
  /// recordbook service start`.
  package func command(_ words: String..., cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
    "\(say(cs: cs(), en: en())): \(program.command(words))"
  }

  /// Returns a sentence that lists the names from which the user can choose.
  package func choice(_ names: [String]) -> String {
    let list = names.joined(separator: ", ")
    return say(cs: "Na výběr je: \(list)", en: "There are: \(list)")
  }
}

/// Messages that have a text in every language.
package protocol LocalizableMessage: MessageContent {
  func localized(_ localizer: MessageLocalizer) -> MessageText
}

/// Formats the messages of one feature.
package protocol MessageStrings: Sendable {
  /// Returns the text of a message; nil if it belongs to another feature, or if this version does not know it.
  func localized(_ message: Message, _ localizer: MessageLocalizer) -> MessageText?
}

extension EnglishLocalizer {
  /// Creates a localizer that formats messages in English.
  /// - Parameters:
  ///   - program: the program with which commands in messages begin. The default, `recordbook` without options, is used
  /// where it is unknown how the user calls the program.
  ///   - strings: returns the texts of all features' messages. Called for each message.
  package init(program: Program = .usual, _ strings: @escaping @Sendable () -> [any MessageStrings]) {
    self.init { (message: Message) in
      MessageLocalizer(.en, program: program, strings()).localized(message)
    }
  }
}
