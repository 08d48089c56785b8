/// Hashes passwords and other secrets with yescrypt, in the text format of crypt(3), such as
/// `$y$j9T$k2XAnEHBqQ1Ct2aMXFKNa/$OVYXzjlkiQpWT…`.
package enum PasswordHash {
  /// The amount of work needed to compute a hash. It doubles each time the raw value increases by 1.
  package enum Cost: UInt, Sendable {
    /// The work takes about a millisecond. Intended for random secrets that are too long to be guessed.
    case least = 1
    /// The work takes about 30 milliseconds and 16 MB of memory, as for Debian's login passwords. Intended for
    /// passwords that a user chooses.
    case usual = 5
  }

  /// Hashes a text in its canonical form (NFC), so that `é` has the same hash whether it was typed as one Unicode
  /// scalar or as two.
  /// - Parameter salt: an earlier hash whose salt and cost are used; nil to generate a new salt.
  /// - Returns: the hash; nil if the text is longer than `longestText` or contains a zero byte, or if there is not
  ///   enough memory.
  package static func make(of text: String, _ cost: Cost, salt: String? = nil) -> String? {
    guard let phrase = NormalForm.composed(text), phrase.count <= longestText, !phrase.contains(0),
      let setting = salt ?? PasswordFunction.salt(cost.rawValue)
    else { return nil }
    return PasswordFunction.hash(phrase, setting)
  }

  /// Whether `hash` is the hash of the text. The time to compare the hashes does not depend on their content.
  package static func matches(_ text: String, _ hash: String) -> Bool {
    guard let made = make(of: text, .usual, salt: hash) else { return false }
    return isSame(made, hash)
  }

  /// The maximum length of a text's canonical form, in bytes.
  package static let longestText = PasswordFunction.longestPhrase

  /// Whether two texts are equal byte for byte. The time that the comparison takes does not depend on where the texts
  /// differ, so it reveals nothing about them.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
