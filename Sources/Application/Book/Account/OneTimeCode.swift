import KernelDomain

/// A code that stands for the password once: ten letters and digits of Crockford's alphabet, 50 random bits, in two groups
/// for who copies it: `7K3QZ-M0XV4`.
package struct OneTimeCode: Hashable, Sendable {
  /// Without the hyphen.
  let letters: String

  /// So many are made at once.
  package static let count = 8
  private static let length = 10

  package init(using random: inout some RandomNumberGenerator) {
    letters = String((0..<OneTimeCode.length).map { _ in Base32.letter(UInt8.random(in: 0..<32, using: &random)) })
  }

  /// A code as somebody typed it. Nil for what is no code.
  package init?(typed text: String) {
    guard let values = Base32.values(typed: text, most: 100), values.count == OneTimeCode.length else { return nil }
    letters = String(values.map(Base32.letter))
  }

  /// As it is shown.
  package var text: String { "\(letters.prefix(5))-\(letters.suffix(5))" }
}
