package import KernelApplication
package import KernelDomain

/// Puts messages into words in one language. Suggested commands begin with the program as the user calls it.
package struct MessageLocalizer: Sendable {
  package let language: Language
  package let program: Program
  private let wordings: [any MessageStrings]

  /// Creates a localizer.
  /// - Parameters:
  ///   - program: the program as the user calls it, with which suggested commands begin.
  ///   - wordings: the message texts of all features; those of the kernel are always known.
  package init(_ language: Language, program: Program, _ wordings: [any MessageStrings] = []) {
    self.language = language
    self.program = program
    self.wordings = wordings
  }

  /// Returns the text of a message. For a message that this version doesn't know, returns the English text with which
  /// it was sent.
  package func localized(_ message: Message) -> MessageText {
    if let words = kernelWords(message) ?? wordings.lazy.compactMap({ $0.localized(message, self) }).first {
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

  /// Returns the text of a message whose content has the given type; nil if its content has another type.
  package func localized<Content: LocalizableMessage>(_ message: Message, as type: Content.Type) -> MessageText? {
    message.content(as: type)?.localized(self)
  }

  /// Returns the text in the user's language.
  package func say(cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
    language.say(cs: cs(), en: en())
  }

  /// Returns a message's text in the user's language: the problem, without a full stop, and a hint for the next step.
  package func localized(
    cs: @autoclosure () -> String, en: @autoclosure () -> String, hint: String? = nil
  ) -> MessageText {
    MessageText(say(cs: cs(), en: en()), hint: hint)
  }

  /// Returns a command preceded by its purpose: `Start it: recordbook service start`.
  package func command(_ words: String..., cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
    "\(say(cs: cs(), en: en())): \(program.command(words))"
  }

  /// Returns a sentence that lists the valid names.
  package func choice(_ names: [String]) -> String {
    let list = names.joined(separator: ", ")
    return say(cs: "Na výběr je: \(list)", en: "There are: \(list)")
  }
}

/// A message content that has texts in every language.
package protocol LocalizableMessage: MessageContent {
  func localized(_ localizer: MessageLocalizer) -> MessageText
}

/// Puts the messages of one feature into words.
package protocol MessageStrings: Sendable {
  /// Returns the text of a message; nil if the message belongs to another feature, or if this version doesn't know it.
  func localized(_ message: Message, _ localizer: MessageLocalizer) -> MessageText?
}

extension EnglishLocalizer {
  /// Creates a localizer for English.
  /// - Parameters:
  ///   - program: the program with which suggested commands begin; the default is the one for the default book, used if
  ///     the caller is not known.
  ///   - wordings: returns the message texts of all features. It is called for each message.
  package init(program: Program = .usual, _ wordings: @escaping @Sendable () -> [any MessageStrings]) {
    self.init { (message: Message) in
      MessageLocalizer(.en, program: program, wordings()).localized(message)
    }
  }
}
