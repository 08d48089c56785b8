/// yescrypt, which no library of macOS has.
enum PasswordFunction {
  /// The greatest length of a phrase, in bytes: that of crypt(3).
  static let longestPhrase = 511

  static func salt(_ cost: UInt) -> String? { Yescrypt.salt(cost) }
  static func hash(_ phrase: [UInt8], _ setting: String) -> String? { Yescrypt.hash(phrase, setting) }
}
