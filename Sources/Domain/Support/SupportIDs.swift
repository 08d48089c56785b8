import KernelDomain

/// The id of a plan: `p` and six random letters or digits, such as `p7k3qz0`.
package struct PlanID: Hashable, Comparable, Sendable {
  fileprivate let letters: String

  package init(using random: inout some RandomNumberGenerator) {
    letters = RandomLetters.make(6, using: &random)
  }

  package static func < (a: PlanID, b: PlanID) -> Bool { a.letters < b.letters }
}

extension PlanID: LosslessStringConvertible {
  package var description: String { "p" + letters }

  package init?(_ text: String) {
    guard text.first == "p", RandomLetters.isValid(text.dropFirst(), count: 6) else { return nil }
    letters = String(text.dropFirst())
  }
}

/// The id of a voice message: `m` and six random letters or digits, such as `m4x0w9c`.
package struct VoiceMessageID: Hashable, Comparable, Sendable {
  fileprivate let letters: String

  package init(using random: inout some RandomNumberGenerator) {
    letters = RandomLetters.make(6, using: &random)
  }

  package static func < (a: VoiceMessageID, b: VoiceMessageID) -> Bool { a.letters < b.letters }
}

extension VoiceMessageID: LosslessStringConvertible {
  package var description: String { "m" + letters }

  package init?(_ text: String) {
    guard text.first == "m", RandomLetters.isValid(text.dropFirst(), count: 6) else { return nil }
    letters = String(text.dropFirst())
  }
}

/// The id of a share, which invites one friend to send messages for a plan: 26 random symbols, which represent 130
/// bits, so that the id is unique everywhere.
package struct ShareID: Hashable, Comparable, Sendable {
  private let letters: String

  package static let length = 26

  package init(using random: inout some RandomNumberGenerator) {
    letters = RandomLetters.make(ShareID.length, using: &random)
  }

  package static func < (a: ShareID, b: ShareID) -> Bool { a.letters < b.letters }
}

extension ShareID: LosslessStringConvertible {
  package var description: String { letters }

  package init?(_ text: String) {
    guard RandomLetters.isValid(text, count: ShareID.length) else { return nil }
    letters = text
  }
}

/// A secret with which one message can be sent through a share: 26 random symbols, which represent 130 bits. It is
/// contained in the page that the friend receives, so everybody who has the page knows it.
package struct MessageToken: Hashable, Comparable, Sendable {
  private let letters: String

  package init(using random: inout some RandomNumberGenerator) {
    letters = RandomLetters.make(ShareID.length, using: &random)
  }

  package static func < (a: MessageToken, b: MessageToken) -> Bool { a.letters < b.letters }
}

extension MessageToken: LosslessStringConvertible {
  package var description: String { letters }

  package init?(_ text: String) {
    guard RandomLetters.isValid(text, count: ShareID.length) else { return nil }
    letters = text
  }
}

/// Identifies the delivery of a message in one run. For the message `m4x0w9c`, the delivery in the first run in which
/// the message becomes due is `m4x0w9c.1`. The delivery in the second such run is `m4x0w9c.2`.
package struct DeliveryID: Hashable, Sendable {
  package let message: VoiceMessageID
  /// The number of this delivery among all deliveries of the same message, counting from 1.
  package let ordinal: Int

  package init(_ message: VoiceMessageID, _ ordinal: Int) {
    self.message = message
    self.ordinal = ordinal
  }
}

extension DeliveryID: LosslessStringConvertible {
  package var description: String { "\(message).\(ordinal)" }

  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let message = VoiceMessageID(String(parts[0])), parts[1].utf8.count < 10,
      let ordinal = ASCII.integer(Array(parts[1].utf8)), ordinal > 0, parts[1].first != "0"
    else { return nil }
    self.init(message, ordinal)
  }
}

extension PlanID: Codable {
  package init(from decoder: any Decoder) throws { try self.init(describedBy: decoder) }
  package func encode(to encoder: any Encoder) throws { try encodeDescription(to: encoder) }
}

extension VoiceMessageID: Codable {
  package init(from decoder: any Decoder) throws { try self.init(describedBy: decoder) }
  package func encode(to encoder: any Encoder) throws { try encodeDescription(to: encoder) }
}

extension ShareID: Codable {
  package init(from decoder: any Decoder) throws { try self.init(describedBy: decoder) }
  package func encode(to encoder: any Encoder) throws { try encodeDescription(to: encoder) }
}

extension MessageToken: Codable {
  package init(from decoder: any Decoder) throws { try self.init(describedBy: decoder) }
  package func encode(to encoder: any Encoder) throws { try encodeDescription(to: encoder) }
}

extension DeliveryID: Codable {
  package init(from decoder: any Decoder) throws { try self.init(describedBy: decoder) }
  package func encode(to encoder: any Encoder) throws { try encodeDescription(to: encoder) }
}
