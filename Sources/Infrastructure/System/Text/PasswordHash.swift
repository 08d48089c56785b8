import CSystem
@_spi(_Unicode) import Swift

/// Hashes passwords and other secrets by crypt(3) with yescrypt: `$y$j9T$k2XAnEHBqQ1Ct2aMXFKNa/$OVYXzjlkiQpWT…`.
package enum PasswordHash {
  /// The work that a hash takes: each step doubles it.
  package enum Cost: UInt, Sendable {
    /// About a millisecond, for secrets made by a machine, which nobody can guess anyway.
    case least = 1
    /// The default of the system's own passwords: 30 milliseconds and 16 MB.
    case usual = 5
  }

  /// Hashes the canonical form of a text (NFC), so that it makes no difference whether `é` was typed as one scalar or
  /// two.
  /// - Parameter salt: a hash of that kind, whose salt is used; nil for a new salt.
  /// - Returns: nil if the text is longer than `longestText` or has a zero byte, or memory is short.
  package static func make(of text: String, _ cost: Cost, salt: String? = nil) -> String? {
    var phrase = Array(String(String.UnicodeScalarView(text._nfc)).utf8)
    guard phrase.count <= longestText, !phrase.contains(0) else { return nil }
    phrase.append(0)
    guard let setting = salt ?? self.salt(cost) else { return nil }
    return hash(phrase, setting)
  }

  /// Whether the hash is that of the text, compared in constant time.
  package static func matches(_ text: String, _ hash: String) -> Bool {
    guard let made = make(of: text, .usual, salt: hash) else { return false }
    return isSame(made, hash)
  }

  /// The longest canonical form of a text, in bytes.
  package static let longestText = recordbook_phrase_size - 1

  /// Whether two texts are equal byte for byte, compared in constant time: how long it takes does not show where they
  /// differ.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func salt(_ cost: Cost) -> String? {
    text { recordbook_salt(cost.rawValue, $0) != 0 }
  }

  private static func hash(_ phrase: [UInt8], _ setting: String) -> String? {
    phrase.withUnsafeBytes { phrase in
      let phrase = phrase.assumingMemoryBound(to: CChar.self).baseAddress!
      return text { recordbook_hash(phrase, setting, $0) != 0 }
    }
  }

  private static func text(_ fill: (UnsafeMutablePointer<CChar>) -> Bool) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: recordbook_hash_size) { room in
      guard let start = room.baseAddress, fill(start) else { return nil }
      return String(cString: start)
    }
  }
}
