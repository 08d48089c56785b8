/// A field that an app on the watch, such as a Connect IQ app, has added to a kind of message (FIT protocol, "Developer
/// Data"). It takes the place of a field of the profile. Its value is in the unit that the app has chosen, such as
/// metres, which may differ from the unit in the profile.
struct FITDeveloperField {
  /// The number that identifies the profile's field which this field replaces.
  let native: UInt8
  /// The byte offset of the field, counted from the first byte after the header of the data message.
  let offset: Int
  let type: FITBaseType
}

/// The description of a developer field, from a `field_description` message (206).
struct FITFieldDescription {
  static let message: UInt16 = 206

  /// The number that identifies the kind of message to which the app has added the field.
  let message: UInt16
  let native: UInt8
  let type: FITBaseType

  /// Parses the description of a developer field. Nil if the developer field does not replace a field of the profile,
  /// or if its type or its scaling is not supported.
  init?(_ description: FITMessage) {
    guard let message = description.integer(Field.nativeMessage).flatMap({ UInt16(exactly: $0) }),
      let native = description.integer(Field.nativeField).flatMap({ UInt8(exactly: $0) }),
      let type = description.integer(Field.baseType).flatMap({ UInt8(exactly: $0) }).flatMap(FITBaseType.init(code:)),
      description.integer(Field.scale) ?? 1 == 1, description.integer(Field.offset) ?? 0 == 0
    else { return nil }
    self.message = message
    self.native = native
    self.type = type
  }

  /// Returns the key by which data messages refer to the field. It combines the index of the app with the app's own
  /// number for the field.
  static func key(_ description: FITMessage) -> UInt16? {
    guard let app = description.integer(Field.app).flatMap({ UInt8(exactly: $0) }),
      let number = description.integer(Field.number).flatMap({ UInt8(exactly: $0) })
    else { return nil }
    return key(app: app, number: number)
  }

  static func key(app: UInt8, number: UInt8) -> UInt16 { UInt16(app) << 8 | UInt16(number) }

  private enum Field {
    static let app: UInt8 = 0
    static let number: UInt8 = 1
    static let baseType: UInt8 = 2
    static let scale: UInt8 = 6
    static let offset: UInt8 = 7
    static let nativeMessage: UInt8 = 14
    static let nativeField: UInt8 = 15
  }
}
