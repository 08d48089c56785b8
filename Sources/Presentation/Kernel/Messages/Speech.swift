package import KernelApplication
package import KernelDomain

/// Whom messages are said to: in which language, with commands as the user calls the program.
package struct Speech: Sendable {
  package let language: Language
  package let program: Program
  private let wordings: [any MessageWording]

  /// - Parameter wordings: those of all features; the kernel's own messages need none.
  package init(_ language: Language, program: Program, _ wordings: [any MessageWording] = []) {
    self.language = language
    self.program = program
    self.wordings = wordings
  }

  /// A message in words. One that this version does not know stays as it was told, in English.
  package func words(_ message: Message) -> MessageWords {
    if let words = kernelWords(message) ?? wordings.lazy.compactMap({ $0.words(message, self) }).first { return words }
    return message.told.map { MessageWords($0.words.text, hint: $0.words.hint) } ?? MessageWords(message.description)
  }

  package func text(_ message: Message) -> String { words(message).text }

  private func kernelWords(_ message: Message) -> MessageWords? {
    words(message, as: FileMessage.self) ?? words(message, as: FormatMessage.self)
      ?? words(message, as: StoreMessage.self) ?? words(message, as: ChangeMessage.self)
      ?? words(message, as: ServiceMessage.self) ?? words(message, as: JSONMessage.self)
      ?? words(message, as: InputMessage.self) ?? words(message, as: SystemMessage.self)
      ?? words(message, as: BackupMessage.self)
  }

  /// A message of that kind in words; nil for one of another.
  package func words<Content: WordedMessage>(_ message: Message, as type: Content.Type) -> MessageWords? {
    message.content(as: type)?.words(self)
  }

  /// The wording in the user's language.
  package func say(cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
    language.say(cs: cs(), en: en())
  }

  /// The same as a message, without a full stop, and what to do next.
  package func words(
    cs: @autoclosure () -> String, en: @autoclosure () -> String, hint: String? = nil
  ) -> MessageWords {
    MessageWords(say(cs: cs(), en: en()), hint: hint)
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

/// What a message says.
package struct MessageWords: Hashable, Sendable {
  /// Without a full stop.
  package let text: String
  /// What to do next; nil where nothing is to be advised.
  package let hint: String?

  package init(_ text: String, hint: String? = nil) {
    self.text = text
    self.hint = hint
  }
}

/// A kind of messages that can be put in words.
package protocol WordedMessage: MessageContent {
  func words(_ speech: Speech) -> MessageWords
}

/// Puts a feature's messages in words.
package protocol MessageWording: Sendable {
  /// Nil for a message that is none of the feature's, or that this version does not know.
  func words(_ message: Message, _ speech: Speech) -> MessageWords?
}

extension EnglishWording {
  /// - Parameters:
  ///   - program: begins the commands that are advised; that of the usual book where it is not known who asks.
  ///   - wordings: those of all features; asked for with each message.
  package init(program: Program = .usual, _ wordings: @escaping @Sendable () -> [any MessageWording]) {
    self.init { (message: Message) in
      let words = Speech(.en, program: program, wordings()).words(message)
      return EnglishWords(words.text, hint: words.hint)
    }
  }
}
