import KernelDomain

/// A code that can be used once instead of the password. It consists of ten letters and digits of Crockford's Base32
/// alphabet (50 random bits), in two groups, which are easier to copy: `7K3QZ-M0XV4`.
package struct OneTimeCode: Hashable, Sendable {
  /// The code's ten characters without the hyphen.
  let letters: String

  /// How many codes an account receives at a time.
  package static let count = 8
  private static let length = 10

  package init(using random: inout some RandomNumberGenerator) {
    letters = String((0..<OneTimeCode.length).map { _ in Base32.letter(UInt8.random(in: 0..<32, using: &random)) })
  }

  /// Creates the code that a user typed; nil if the text is not a code.
  package init?(typed text: String) {
    guard let values = Base32.values(typed: text, most: 100), values.count == OneTimeCode.length else { return nil }
    letters = String(values.map(Base32.letter))
  }

  /// The code in two groups with a hyphen, as it is shown.
  package var text: String { "\(letters.prefix(5))-\(letters.suffix(5))" }
}
