/// A data message of a FIT file. Messages and fields are identified by their numbers in the FIT profile.
package struct FITMessage {
  /// The kind of message.
  package var number: UInt16 { definition.message }
  /// When it was recorded, from its field 253 or a compressed header; see `FITTime`. Nil if it has no time.
  package let timestamp: Int?

  private let definition: FITDefinition
  /// The position of the first byte after the message's header.
  private let start: Int

  init(_ definition: FITDefinition, at start: Int, timestamp: Int?) {
    self.definition = definition
    self.start = start
    self.timestamp = timestamp
  }

  /// A field's whole number, without scaling; for an array, the first element.
  ///
  /// Nil if the message lacks the field, if the field has the invalid value of its type or no whole number, or if its
  /// size does not fit its type.
  package func integer(_ field: UInt8) -> Int? {
    definition.integer(field, at: start)
  }

  /// The value that an app on the watch gives in place of a field, in the unit that the app names: metres where the
  /// field has centimetres. Nil if no app does, or the value is not a number.
  package func developerNumber(inPlaceOf field: UInt8) -> Double? {
    definition.developerNumber(inPlaceOf: field, at: start)
  }

  /// A field's time; see `FITTime`. Nil as for `integer`, and if it cannot be a time.
  package func time(_ field: UInt8) -> Int? {
    definition.time(field, at: start)
  }

  /// The bytes of a field that packs several numbers into them. Nil if it has another size, or all its bits are set.
  package func bytes(_ field: UInt8, count: Int) -> [UInt8]? {
    definition.bytes(field, count: count, at: start)
  }

  /// A field's text, up to the first zero byte. Nil if there is none, or it is empty or not UTF-8.
  package func text(_ field: UInt8) -> String? {
    definition.text(field, at: start)
  }
}
