/// Hashes passwords with yescrypt. No library of macOS contains it, so it is implemented in `Yescrypt`.
enum PasswordFunction {
  /// The maximum length of a phrase, in bytes; the same as that of crypt(3) on Linux.
  static let longestPhrase = 511

  static func salt(_ cost: UInt) -> String? { Yescrypt.salt(cost) }
  static func hash(_ phrase: [UInt8], _ setting: String) -> String? { Yescrypt.hash(phrase, setting) }
}
