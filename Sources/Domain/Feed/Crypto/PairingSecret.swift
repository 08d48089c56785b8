import KernelDomain

/// The 32 random bytes that two people share once they are paired: the key of what they send each other, and all that they
/// know each other by.
package struct PairingSecret: Hashable, Sendable {
  /// In bytes.
  package static let size = 32

  package let bytes: [UInt8]

  /// Nil for any other number of bytes.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count == PairingSecret.size else { return nil }
    self.bytes = bytes
  }

  package init(using random: inout some RandomNumberGenerator) {
    bytes = (0..<PairingSecret.size).map { _ in UInt8.random(in: .min ... .max, using: &random) }
  }

  /// Which of the two: the one who made the code, or the one who took it.
  package enum Side: String, CaseIterable, Codable, Sendable {
    case maker, taker

    package var other: Side { self == .maker ? .taker : .maker }
  }

  /// What one of the two is called between them: no one else can tell whose name it is.
  package func person(_ side: Side) -> PersonID {
    PersonID(MessageCode(key: bytes).code(of: "recordbook \(side.rawValue)".utf8))
  }

  /// Six numbers below 256, a word each, by which both hear that they have the same secret. They take a few milliseconds to
  /// find, so that trying secrets until six words fit (2^60 such codes) is no use to anybody.
  package var words: [Int] {
    let code = MessageCode(key: bytes)
    var found = code.code(of: "recordbook words".utf8)
    for _ in 1..<4_096 { found = code.code(of: found) }
    return found.prefix(6).map { Int($0) }
  }

  /// What the key says of bytes: `MessageCode`, to be begun with them.
  package var code: MessageCode { MessageCode(key: bytes) }
}

/// A secret as it is told: 13 groups of four letters of base 32 and a check letter, `7K3QM-…`. A letter that was
/// mistaken is found, and in which group; so are groups that changed places.
extension PairingSecret {
  private static let groups = 13
  private static let lettersInGroup = 4

  package var text: String {
    var values = bytes.flatMap { byte in (0..<8).map { byte >> (7 - UInt8($0)) & 1 } }
    values += [UInt8](repeating: 0, count: PairingSecret.groups * PairingSecret.lettersInGroup * 5 - values.count)
    let letters = stride(from: 0, to: values.count, by: 5).map { start in
      values[start..<start + 5].reduce(0) { $0 << 1 | $1 }
    }
    return (0..<PairingSecret.groups).map { group in
      let own = letters[group * PairingSecret.lettersInGroup..<(group + 1) * PairingSecret.lettersInGroup]
      return String((own + [PairingSecret.check(own, group)]).map(Base32.letter))
    }.joined(separator: "-")
  }

  /// What is wrong with a code as somebody typed it.
  package enum CodeError: Error, Hashable, Sendable {
    /// Something in it is no letter of such a code, or it is longer than any.
    case notACode
    /// It has so many letters, where it should have 65.
    case length(Int)
    /// A letter of that group, counted from 1, is not right.
    case group(Int)
  }

  /// A secret as somebody typed it.
  package init(typed text: String) throws(CodeError) {
    let length = PairingSecret.groups * (PairingSecret.lettersInGroup + 1)
    guard let values = Base32.values(typed: text, most: 1_000) else { throw .notACode }
    guard values.count == length else { throw .length(values.count) }
    var bits: [UInt8] = []
    for group in 0..<PairingSecret.groups {
      let own = values[group * (PairingSecret.lettersInGroup + 1)..<(group + 1) * (PairingSecret.lettersInGroup + 1)]
      guard own.last == PairingSecret.check(own.dropLast(), group) else { throw .group(group + 1) }
      bits += own.dropLast().flatMap { value in (0..<5).map { value >> (4 - UInt8($0)) & 1 } }
    }
    guard bits[(PairingSecret.size * 8)...].allSatisfy({ $0 == 0 }) else { throw .group(PairingSecret.groups) }
    bytes = stride(from: 0, to: PairingSecret.size * 8, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | $1 }
    }
  }

  /// Odd weights tell every single letter from any other; the group's own number tells groups apart.
  private static func check(_ letters: ArraySlice<UInt8>, _ group: Int) -> UInt8 {
    let sum = letters.enumerated().reduce(group * 5 + 7) { $0 + (2 * $1.offset + 1) * Int($1.element) }
    return UInt8(sum % 32)
  }
}
