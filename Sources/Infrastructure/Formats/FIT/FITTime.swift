/// The clock of FIT files: seconds since 1989-12-31T00:00:00Z, or since the device was switched on.
package enum FITTime {
  /// 1989-12-31T00:00:00Z in seconds since 1970-01-01T00:00:00Z.
  package static let epoch = 631_065_600

  /// Whether the time is one of a device whose clock was never set, in seconds since it was switched on. By the profile
  /// these are times before mid-1998 (0x10000000), but no device with a set clock is from before 2000 either.
  package static func isSinceSwitchedOn(_ time: Int) -> Bool {
    time < 315_619_200
  }

  /// Times have 32 bits.
  static let valid = 0..<Int(UInt32.max)

  /// The field for the time, in every message that has one.
  package static let field: UInt8 = 253
}
