/// Times in FIT files. A time is a number of seconds since 1989-12-31T00:00:00Z or, if the device's clock has never
/// been set, since the device was switched on.
package enum FITTime {
  /// The time 1989-12-31T00:00:00Z, in seconds since 1970-01-01T00:00:00Z.
  package static let epoch = 631_065_600

  /// Whether a time counts from the moment when the device was switched on, because its clock had never been set.
  /// According to the profile, these are the times before mid-1998 (0x10000000). This function uses the year 2000 as
  /// the limit instead, because no FIT device is older.
  package static func isSinceSwitchedOn(_ time: Int) -> Bool {
    time < 315_619_200
  }

  /// The range of valid times. Times have 32 bits, and the maximum value means "invalid".
  static let valid = 0..<Int(UInt32.max)

  /// The number that identifies the field with the time of a message. It is the same in all kinds of messages.
  package static let field: UInt8 = 253
}
