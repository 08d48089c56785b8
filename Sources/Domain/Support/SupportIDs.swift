package import KernelDomain

/// An id of random letters and digits.
package protocol LetteredID: Hashable, Comparable, Sendable, DescriptionCodable {
  /// The text in front of the letters.
  static var prefix: String { get }
  /// The number of letters and digits.
  static var length: Int { get }
  var letters: String { get }

  init(letters: String)
}

extension LetteredID {
  package init(using random: inout some RandomNumberGenerator) {
    self.init(letters: RandomLetters.make(Self.length, using: &random))
  }

  package static func < (a: Self, b: Self) -> Bool { a.letters < b.letters }

  package var description: String { Self.prefix + letters }

  package init?(_ text: String) {
    let letters = text.dropFirst(Self.prefix.count)
    guard text.hasPrefix(Self.prefix), RandomLetters.isValid(letters, count: Self.length) else { return nil }
    self.init(letters: String(letters))
  }
}

/// The id of a plan: `p` and six random letters or digits, such as `p7k3qz0`.
package struct PlanID: LetteredID {
  package static let prefix = "p"
  package static let length = 6
  package let letters: String

  package init(letters: String) { self.letters = letters }
}

/// The id of a voice message: `m` and six random letters or digits, such as `m4x0w9c`.
package struct VoiceMessageID: LetteredID {
  package static let prefix = "m"
  package static let length = 6
  package let letters: String

  package init(letters: String) { self.letters = letters }
}

/// The id of a share, which invites one friend to send messages for a plan: 26 random symbols, which represent 130
/// bits, so that the id is unique everywhere.
package struct ShareID: LetteredID {
  package static let prefix = ""
  package static let length = 26
  package let letters: String

  package init(letters: String) { self.letters = letters }
}

/// A secret with which one message can be sent through a share: 26 random symbols, which represent 130 bits. It is
/// contained in the page that the friend receives, so everybody who has the page knows it.
package struct MessageToken: LetteredID {
  package static let prefix = ""
  package static let length = ShareID.length
  package let letters: String

  package init(letters: String) { self.letters = letters }
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

extension DeliveryID: DescriptionCodable {}
