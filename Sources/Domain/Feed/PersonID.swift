import KernelDomain

/// A person's id within one pairing: 16 hexadecimal digits, such as `3f9a0c5d7e21b846`. The same person has a different
/// id in each pairing.
package struct PersonID: Hashable, Sendable {
  private let value: UInt64

  /// Creates an id from the first eight bytes of `digest`, which must contain at least eight bytes.
  init(_ digest: [UInt8]) {
    value = digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension PersonID: Comparable {
  package static func < (one: PersonID, other: PersonID) -> Bool { one.value < other.value }
}

extension PersonID: LosslessStringConvertible {
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Parses 16 lowercase hexadecimal digits; nil for any other text.
  package init?(_ text: String) {
    let isDigits = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    guard text.utf8.count == 16, isDigits, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }
}

extension PersonID: DescriptionCodable {}
