/// Times in FIT files, in seconds since 1989-12-31T00:00:00Z or since the device was switched on.
package enum FITTime {
  /// 1989-12-31T00:00:00Z in seconds since 1970-01-01T00:00:00Z.
  package static let epoch = 631_065_600

  /// Whether a time counts from when the device was switched on, because the device's clock was never set. According to
  /// the profile, that is so for times before mid-1998 (0x10000000). Here the limit is the year 2000, since no FIT
  /// device is older.
  package static func isSinceSwitchedOn(_ time: Int) -> Bool {
    time < 315_619_200
  }

  /// The range of valid times. They have 32 bits, and the greatest value means "invalid".
  static let valid = 0..<Int(UInt32.max)

  /// The number of the field that contains the time, the same in all kinds of messages.
  package static let field: UInt8 = 253
}
