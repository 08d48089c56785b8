/// A field that an app on the watch added to a kind of message in place of one of the profile's, as Connect IQ apps do
/// (FIT protocol, "Developer Data"). Its value is in the unit that it names, such as metres, not in the profile's steps.
struct FITDeveloperField {
  /// The field of the profile that it stands for.
  let native: UInt8
  /// From the first byte behind the data message's header.
  let offset: Int
  let type: FITBaseType
}

/// What a `field_description` message (206) says of a developer field.
struct FITFieldDescription {
  static let message: UInt16 = 206

  /// The kind of message of whose field it takes the place.
  let message: UInt16
  let native: UInt8
  let type: FITBaseType

  /// Nil for a field that stands for none of the profile's, or has a type or a scale of its own that is not read.
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

  /// How data messages name the field: the app's index and the app's number for it.
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
