/// Hashes passwords with yescrypt, which is implemented in `Yescrypt`, because no library of macOS provides it.
enum PasswordFunction {
  /// The maximum length of a phrase, in bytes. It is the same as for crypt(3) on Linux.
  static let longestPhrase = 511

  static func salt(_ cost: UInt) -> String? { Yescrypt.salt(cost) }
  static func hash(_ phrase: [UInt8], _ setting: String) -> String? { Yescrypt.hash(phrase, setting) }
}
