package import KernelDomain

/// The secret of a pairing: 32 random bytes that only the two paired people know. It is the key that authenticates
/// every bundle sent between them, and the two people's ids are derived from it.
package struct PairingSecret: Hashable, Sendable {
  /// The size of the secret, in bytes.
  package static let size = 32

  package let bytes: [UInt8]

  /// Creates a secret from stored bytes. Nil unless there are exactly `size` bytes.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count == PairingSecret.size else { return nil }
    self.bytes = bytes
  }

  package init(using random: inout some RandomNumberGenerator) {
    bytes = (0..<PairingSecret.size).map { _ in UInt8.random(in: .min ... .max, using: &random) }
  }

  /// The two sides of a pairing: the maker created the pairing code, and the taker entered it.
  package enum Side: String, CaseIterable, Codable, Sendable {
    case maker, taker

    package var other: Side { self == .maker ? .taker : .maker }
  }

  /// Returns the id of one side of this pairing. Nobody who lacks the secret can tell to whom the id belongs.
  package func person(_ side: Side) -> PersonID {
    PersonID(MessageCode(key: bytes).code(of: "recordbook \(side.rawValue)".utf8))
  }

  /// The six check words by which the two people verify that they have the same secret, as indices 0 to 255 into
  /// `PairingWords`. Computing them deliberately takes a few milliseconds. This makes it hopeless to search for another
  /// secret with the same six words, which would take 2^60 hashes.
  package var words: [Int] {
    let code = MessageCode(key: bytes)
    var found = code.code(of: "recordbook words".utf8)
    for _ in 1..<4_096 { found = code.code(of: found) }
    return found.prefix(6).map { Int($0) }
  }

  /// A message authentication code whose key is this secret. No bytes have been added to it yet.
  package var code: MessageCode { MessageCode(key: bytes) }
}

/// The pairing code: the secret as text that people can read out. It consists of 13 groups, such as `7K3QM`. Each group
/// has four base-32 letters and a check letter. The check letters reveal which group has a mistyped letter, or that
/// groups are in the wrong order.
extension PairingSecret {
  private static let groups = 13
  private static let lettersInGroup = 4

  package var text: String {
    var values: [UInt8] = bytes.flatMap { byte in (0..<8).map { bit -> UInt8 in byte >> (7 - bit) & 1 } }
    values += [UInt8](repeating: 0, count: PairingSecret.groups * PairingSecret.lettersInGroup * 5 - values.count)
    let letters = stride(from: 0, to: values.count, by: 5).map { start in
      values[start..<start + 5].reduce(0) { $0 << 1 | $1 }
    }
    return (0..<PairingSecret.groups).map { group in
      let own = letters[group * PairingSecret.lettersInGroup..<(group + 1) * PairingSecret.lettersInGroup]
      return String((own + [PairingSecret.check(own, group)]).map(Base32.letter))
    }.joined(separator: "-")
  }

  /// The reason why a pairing code that somebody typed is invalid.
  package enum CodeError: Error, Hashable, Sendable {
    /// The text contains a character that does not occur in pairing codes, or is over 1,000 bytes long.
    case notACode
    /// The code has this number of letters, but needs 65.
    case length(Int)
    /// The group with this number, counting from 1, contains a wrong letter or is in the wrong place.
    case group(Int)
  }

  /// Parses a pairing code that somebody typed.
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

  /// Computes the check letter of a group. Every letter is multiplied by an odd weight, so that a single wrong letter
  /// is always detected. The group's number is part of the sum, so that swapped groups are detected.
  private static func check(_ letters: ArraySlice<UInt8>, _ group: Int) -> UInt8 {
    let sum = letters.enumerated().reduce(group * 5 + 7) { $0 + (2 * $1.offset + 1) * Int($1.element) }
    return UInt8(sum % 32)
  }
}
