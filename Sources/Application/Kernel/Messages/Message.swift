/// What programs say to a person in one kind of matter: an enum with a case for each thing said, and in it what varies.
/// The words are one exhaustive switch in Presentation.
///
/// Coded as the compiler does it: `{"lapWasSplit":{"lap":4,"change":41}}`.
package protocol MessageContent: Codable, Hashable, Sendable {
  /// Begins the ids of its messages; of a feature's messages its id, `swimming`.
  static var concern: String { get }
}

/// Something that is said to the user, to be worded where the language is known.
///
/// It is coded in JSON with its words in English, for those who do not know it:
///
///     {"message":"lap 4 was split","hint":"Take that back first: recordbook undo 41",
///      "id":"swimming.lapWasSplit","arguments":{"lap":4,"change":41}}
package struct Message: Sendable {
  private let content: Content

  private enum Content: Sendable {
    case local(any MessageContent)
    /// A message as another process said it.
    case remote(RemoteMessage)
  }

  package init(_ content: some MessageContent) {
    self.content = .local(content)
  }

  package init(_ remote: RemoteMessage) {
    content = .remote(remote)
  }

  /// What is said; nil for a message of another kind, and for one of a newer version that this one can't read.
  package func content<Value: MessageContent>(as type: Value.Type = Value.self) -> Value? {
    switch content {
    case .local(let content): content as? Value
    case .remote(let remote): remote.content(as: type)
    }
  }

  /// What it was made of; nil for one of another process.
  package var local: (any MessageContent)? {
    if case .local(let content) = content { content } else { nil }
  }

  /// The message as another process said it; nil for one of this process.
  package var remote: RemoteMessage? {
    if case .remote(let remote) = content { remote } else { nil }
  }
}

/// The description is for those who look for faults in the program.
extension Message: CustomStringConvertible {
  package var description: String {
    switch content {
    case .local(let content): "\(type(of: content).concern).\(content)"
    case .remote(let remote): remote.words.text
    }
  }
}

extension Message: Hashable {
  package static func == (a: Message, b: Message) -> Bool {
    a.identity == b.identity
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }

  private var identity: AnyHashable {
    switch content {
    case .local(let content): AnyHashable(content)
    case .remote(let remote): AnyHashable(remote)
    }
  }
}

/// A message as another process said it, which may be of another version.
package struct RemoteMessage: Sendable {
  /// Its concern and the name of its case, `swimming.lapWasSplit`; empty where the one who said it gave none.
  package var id: String
  /// What varies in it.
  package var arguments: (any EncodedPart)?
  /// The words in English.
  package var words: MessageText

  package init(id: String, arguments: (any EncodedPart)?, words: MessageText) {
    self.id = id
    self.arguments = arguments
    self.words = words
  }

  fileprivate func content<Value: MessageContent>(as type: Value.Type) -> Value? {
    let parts = id.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, parts[0] == type.concern else { return nil }
    return arguments?.decoded(as: type, ofCase: String(parts[1]))
  }
}

extension RemoteMessage: Hashable {
  package static func == (a: RemoteMessage, b: RemoteMessage) -> Bool {
    a.id == b.id && a.words == b.words && a.arguments.map { AnyHashable($0) } == b.arguments.map { AnyHashable($0) }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(words)
  }
}

/// What a message says in English.
package struct MessageText: Hashable, Sendable {
  package var text: String
  /// What to do next; nil where nothing is to be advised.
  package var hint: String?

  package init(_ text: String, hint: String? = nil) {
    self.text = text
    self.hint = hint
  }
}

/// Words messages in English, for the JSON that holds them. Presentation knows how.
package struct EnglishLocalizer: Sendable {
  private let word: @Sendable (Message) -> MessageText

  package init(_ word: @escaping @Sendable (Message) -> MessageText) {
    self.word = word
  }

  package func callAsFunction(_ message: Message) -> MessageText { word(message) }
}

/// An encoder that writes messages, with their words in English where it was told how to word them.
package protocol MessageEncoder {
  func encode(_ message: any MessageContent, words: Message) throws
}

extension Message: Codable {
  private enum Member: String, CodingKey {
    case message, hint, id, arguments
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Member.self)
    let words = MessageText(
      try container.decodeIfPresent(String.self, forKey: .message) ?? "",
      hint: try container.decodeIfPresent(String.self, forKey: .hint))
    let id = try container.decodeIfPresent(String.self, forKey: .id) ?? ""
    let arguments = try container.decodeIfPresent(UndecodedPart.self, forKey: .arguments)?.part
    self.init(RemoteMessage(id: id, arguments: arguments, words: words))
  }

  package func encode(to encoder: any Encoder) throws {
    switch content {
    case .local(let content):
      guard let encoder = encoder as? any MessageEncoder else {
        throw EncodingError.invalidValue(
          content,
          EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "a message can't be written here"))
      }
      try encoder.encode(content, words: self)
    case .remote(let remote):
      var container = encoder.container(keyedBy: Member.self)
      try container.encode(remote.words.text, forKey: .message)
      try container.encodeIfPresent(remote.words.hint, forKey: .hint)
      if remote.id.isEmpty { return }
      try container.encode(remote.id, forKey: .id)
      if let arguments = remote.arguments { try arguments.encode(to: container.superEncoder(forKey: .arguments)) }
    }
  }
}
