/// A data message of a FIT file. Messages and fields go by their numbers in the FIT profile.
package struct FITMessage {
  /// The kind of message.
  package var number: UInt16 { definition.message }
  /// When it was recorded, told by its field 253 or by a compressed header; see `FITTime`.
  package let timestamp: Int?

  private let definition: FITDefinition
  /// The position of the first byte behind the message's header.
  private let start: Int

  init(_ definition: FITDefinition, at start: Int, timestamp: Int?) {
    self.definition = definition
    self.start = start
    self.timestamp = timestamp
  }

  /// A field's whole number, unscaled; of an array, the first element.
  ///
  /// Nil where the message has no such field, the field holds its type's invalid value or no whole number, or its
  /// size does not fit its type.
  package func integer(_ field: UInt8) -> Int? {
    definition.integer(field, at: start)
  }

  /// What an app on the watch says in place of a field, in the unit that the app names: metres where the field has
  /// centimetres. Nil where no app does, or it has no number there.
  package func developerNumber(inPlaceOf field: UInt8) -> Double? {
    definition.developerNumber(inPlaceOf: field, at: start)
  }

  /// A field's time, see `FITTime`; nil as for `integer`, and for what no time can be.
  package func time(_ field: UInt8) -> Int? {
    definition.time(field, at: start)
  }

  /// A field's text, up to the first zero byte; nil where there is none, or it is empty or no UTF-8.
  package func text(_ field: UInt8) -> String? {
    definition.text(field, at: start)
  }
}
