import CSystem

/// Hashes passwords with yescrypt, using the system's crypt(3).
enum PasswordFunction {
  /// The maximum length of a phrase, in bytes.
  static let longestPhrase = recordbook_phrase_size - 1

  /// Returns a random salt for this cost (1 to 11), such as `$y$j9T$k2XAnEHBqQ1Ct2aMXFKNa/`; nil if that fails.
  static func salt(_ cost: UInt) -> String? {
    text { recordbook_salt(cost, $0) != 0 }
  }

  /// Hashes a phrase, which must not contain zero bytes. Nil if there is not enough memory, or if the setting is
  /// invalid.
  /// - Parameter setting: a salt, or a hash, which begins with its salt.
  static func hash(_ phrase: [UInt8], _ setting: String) -> String? {
    (phrase + [0]).withUnsafeBytes { phrase in
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
