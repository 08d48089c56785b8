/// A data message in a FIT file. Messages and fields have the numbers that the FIT profile assigns to them.
package struct FITMessage {
  /// The number of the kind of message.
  package var number: UInt16 { definition.message }
  /// When the message was recorded, from its field 253 or its compressed header; see `FITTime`. Nil if it has no time.
  package let timestamp: Int?

  private let definition: FITDefinition
  /// The offset of the first byte after the message's header.
  private let start: Int

  init(_ definition: FITDefinition, at start: Int, timestamp: Int?) {
    self.definition = definition
    self.start = start
    self.timestamp = timestamp
  }

  /// Returns a field's value as a whole number, without the scaling of the profile. If the field is an array, returns
  /// its first element.
  ///
  /// Nil if the message does not have the field, if the value is the one for "invalid" or not a whole number, or if the
  /// field's size is not a multiple of its type's size.
  package func integer(_ field: UInt8) -> Int? {
    definition.integer(field, at: start)
  }

  /// Returns the value of an app's field that replaces this field, in the unit that the app has chosen; that may be
  /// metres, for example, even if the field has centimetres. Nil if no app replaces the field, or if the value is not a
  /// number.
  package func developerNumber(inPlaceOf field: UInt8) -> Double? {
    definition.developerNumber(inPlaceOf: field, at: start)
  }

  /// Returns a field's value as a time; see `FITTime`. Nil in the same cases as `integer`, and if the value cannot be a
  /// time.
  package func time(_ field: UInt8) -> Int? {
    definition.time(field, at: start)
  }

  /// Returns the bytes of a field into which several numbers are packed. Nil if the field is missing or has another
  /// size, or if all its bits are set.
  package func bytes(_ field: UInt8, count: Int) -> [UInt8]? {
    definition.bytes(field, count: count, at: start)
  }

  /// Returns a field's text up to its first zero byte. Nil if the field is missing, empty, or not valid UTF-8.
  package func text(_ field: UInt8) -> String? {
    definition.text(field, at: start)
  }
}
