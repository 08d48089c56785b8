/// A data message in a FIT file. Messages and fields are identified by the numbers that the FIT profile assigns to
/// them.
package struct FITMessage {
  /// The number that identifies the kind of message in the FIT profile.
  package var number: UInt16 { definition.message }
  /// The time at which the message was recorded, according to its field 253 or its compressed header; see `FITTime` for
  /// the unit. Nil if the message has no time.
  package let timestamp: Int?

  private let definition: FITDefinition
  /// The byte offset of the first byte after the message's header.
  private let start: Int

  init(_ definition: FITDefinition, at start: Int, timestamp: Int?) {
    self.definition = definition
    self.start = start
    self.timestamp = timestamp
  }

  /// Returns a field's value as a whole number, without applying the profile's scale. If the field is an array, returns
  /// its first element.
  ///
  /// Nil if the message lacks the field, or if the value means "invalid" or is not a whole number. Also nil if the size
  /// of the field is not a multiple of the size of its type.
  package func integer(_ field: UInt8) -> Int? {
    definition.integer(field, at: start)
  }

  /// Returns a field's value like `integer`, but nil if it does not fit in 32 bits. The profile's fields never need more,
  /// and sums and products of such values cannot overflow.
  package func unsigned(_ field: UInt8) -> Int64? {
    integer(field).flatMap { UInt32(exactly: $0) }.map(Int64.init)
  }

  /// Returns the value of the field that an app has added in place of the profile's field `field`. The value is in the
  /// unit that the app has chosen, which may be metres even if the profile's unit is centimetres. Nil if there is no
  /// such added field, or if its value is not a number.
  package func developerNumber(inPlaceOf field: UInt8) -> Double? {
    definition.developerNumber(inPlaceOf: field, at: start)
  }

  /// Returns a field's value as a time; see `FITTime` for the unit. Nil if `integer` returns nil, or if the value is
  /// outside the range of valid times.
  package func time(_ field: UInt8) -> Int? {
    definition.time(field, at: start)
  }

  /// Returns the bytes of a field that contains several packed numbers. Nil if the field is missing, if its size is not
  /// `count` bytes, or if all its bits are set.
  package func bytes(_ field: UInt8, count: Int) -> [UInt8]? {
    definition.bytes(field, count: count, at: start)
  }

  /// Returns the bytes of a field of any size, such as an array of one-byte numbers; empty if the field is missing.
  package func bytes(_ field: UInt8) -> ArraySlice<UInt8> {
    definition.bytes(field, at: start)
  }

  /// Returns a field's text, up to its first zero byte. Nil if the field is missing or empty, or is not valid UTF-8.
  package func text(_ field: UInt8) -> String? {
    definition.text(field, at: start)
  }
}
