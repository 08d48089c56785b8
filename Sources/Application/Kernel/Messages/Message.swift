/// The messages about one subject: an enum with a case for each message. A case's associated values fill in what
/// varies in its message. One exhaustive switch in the module Presentation provides the words for all cases.
///
/// A message is encoded in the way in which the compiler encodes enums: `{"lapWasSplit":{"lap":4,"change":41}}`.
package protocol MessageContent: Codable, Hashable, Sendable {
  /// The first part of the messages' ids, such as `swimming` in `swimming.lapWasSplit`. For a feature's messages, it is
  /// the feature's id.
  static var concern: String { get }
}

/// A message to the user. The program that shows it formats it in the user's language.
///
/// In JSON, it includes its English words, for clients that do not know the message:
///
///     {"message":"lap 4 was split","hint":"Take that back first: recordbook undo 41",
///      "id":"swimming.lapWasSplit","arguments":{"lap":4,"change":41}}
package struct Message: Sendable {
  private let content: Content

  private enum Content: Sendable {
    case local(any MessageContent)
    /// A message that another process has sent.
    case remote(RemoteMessage)
  }

  package init(_ content: some MessageContent) { self.content = .local(content) }

  package init(_ remote: RemoteMessage) { content = .remote(remote) }

  /// Returns the message's content as this type. Nil if the content has another type, or if another process sent the
  /// message and its content can't be decoded as this type, for example because that process runs a newer version.
  package func content<Value: MessageContent>(as type: Value.Type = Value.self) -> Value? {
    switch content {
    case .local(let content): content as? Value
    case .remote(let remote): remote.content(as: type)
    }
  }

  /// The content of a message that this process created; nil for a message that another process has sent.
  package var local: (any MessageContent)? {
    if case .local(let content) = content { content } else { nil }
  }

  /// The message as another process has sent it; nil for a message that this process created.
  package var remote: RemoteMessage? {
    if case .remote(let remote) = content { remote } else { nil }
  }
}

/// The description is for debugging only; users never see it.
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

/// A message that another process has sent. That process may run another version of the program.
package struct RemoteMessage: Sendable {
  /// The message's id, such as `swimming.lapWasSplit`, which consists of the enum's `concern` and the case's name.
  /// Empty if the sender gave no id.
  package var id: String
  /// The message's associated values, not decoded; nil if it has none.
  package var arguments: (any EncodedPart)?
  /// The English words of the message, as the sending process formatted them.
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

/// The words of a message in one language.
package struct MessageText: Hashable, Sendable {
  package var text: String
  /// Advice on what to do next; nil if there is none.
  package var hint: String?
  /// A list to show below the text, such as the files concerned; empty if there is none. It is not sent to other
  /// processes, which can format the message themselves.
  package var lines: [String]

  package init(_ text: String, lines: [String] = [], hint: String? = nil) {
    self.text = text
    self.lines = lines
    self.hint = hint
  }
}

/// Formats messages in English, for their JSON, which includes English words. The layer Presentation creates it,
/// because the layer Application contains no texts.
package struct EnglishLocalizer: Sendable {
  private let word: @Sendable (Message) -> MessageText

  package init(_ word: @escaping @Sendable (Message) -> MessageText) { self.word = word }

  package func callAsFunction(_ message: Message) -> MessageText { word(message) }
}

/// An encoder that can write messages. If it has an `EnglishLocalizer`, it includes their English words.
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
