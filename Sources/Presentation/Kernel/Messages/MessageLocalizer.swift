package import KernelApplication
package import KernelDomain

/// Puts messages into words: in a language, with commands as the user calls the program.
package struct MessageLocalizer: Sendable {
  package let language: Language
  package let program: Program
  private let wordings: [any MessageStrings]

  /// - Parameter wordings: those of all features; the kernel's own messages need none.
  package init(_ language: Language, program: Program, _ wordings: [any MessageStrings] = []) {
    self.language = language
    self.program = program
    self.wordings = wordings
  }

  /// A message in words. One that this version does not know stays as it was sent, in English.
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

  /// A message of that kind in words; nil for one of another.
  package func localized<Content: LocalizableMessage>(_ message: Message, as type: Content.Type) -> MessageText? {
    message.content(as: type)?.localized(self)
  }

  /// The wording in the user's language.
  package func say(cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
    language.say(cs: cs(), en: en())
  }

  /// The same as a message, without a full stop, and what to do next.
  package func localized(
    cs: @autoclosure () -> String, en: @autoclosure () -> String, hint: String? = nil
  ) -> MessageText {
    MessageText(say(cs: cs(), en: en()), hint: hint)
  }

  /// A command with what it does in front: `Start it: recordbook service start`.
  package func command(_ words: String..., cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
    "\(say(cs: cs(), en: en())): \(program.command(words))"
  }

  /// What there is to choose from.
  package func choice(_ names: [String]) -> String {
    let list = names.joined(separator: ", ")
    return say(cs: "Na výběr je: \(list)", en: "There are: \(list)")
  }
}

/// A kind of messages that can be put in words.
package protocol LocalizableMessage: MessageContent {
  func localized(_ localizer: MessageLocalizer) -> MessageText
}

/// Puts a feature's messages in words.
package protocol MessageStrings: Sendable {
  /// Nil for a message that is none of the feature's, or that this version does not know.
  func localized(_ message: Message, _ localizer: MessageLocalizer) -> MessageText?
}

extension EnglishLocalizer {
  /// - Parameters:
  ///   - program: begins the commands that are advised; that of the usual book where it is not known who asks.
  ///   - wordings: those of all features; asked for with each message.
  package init(program: Program = .usual, _ wordings: @escaping @Sendable () -> [any MessageStrings]) {
    self.init { (message: Message) in
      MessageLocalizer(.en, program: program, wordings()).localized(message)
    }
  }
}
