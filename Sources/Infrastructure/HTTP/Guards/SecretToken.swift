/// A secret of 128 random bits, written as 32 hexadecimal digits.
package struct SecretToken: Sendable {
  package let text: String

  /// Creates a token from the system's random numbers.
  package init() {
    var random = SystemRandomNumberGenerator()
    text = String((0..<32).map { _ in SecretToken.digits[Int(random.next(upperBound: UInt(16)))] })
  }

  private static let digits = Array("0123456789abcdef")

  /// Whether the text equals the token. Takes the same time for every text, so that the duration does not reveal how
  /// much of a guess is right.
  package func matches(_ other: String) -> Bool {
    let (mine, others) = (Array(text.utf8), Array(other.utf8))
    guard mine.count == others.count else { return false }
    return zip(mine, others).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
