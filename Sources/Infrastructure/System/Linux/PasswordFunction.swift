import CSystem

/// yescrypt, by crypt(3).
enum PasswordFunction {
  /// The greatest length of a phrase, in bytes.
  static let longestPhrase = recordbook_phrase_size - 1

  /// Draws a salt for this cost (1 to 11), such as `$y$j9T$k2XAnEHBqQ1Ct2aMXFKNa/`; nil if that fails.
  static func salt(_ cost: UInt) -> String? {
    text { recordbook_salt(cost, $0) != 0 }
  }

  /// Hashes a phrase without zero bytes; nil if there is not enough memory, or the setting is not valid.
  /// - Parameter setting: a salt, or a hash that begins with it.
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
