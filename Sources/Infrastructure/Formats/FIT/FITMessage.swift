/// A data message of a FIT file. Messages and fields go by their numbers in the FIT profile.
package struct FITMessage {
  /// The kind of message.
  package var number: UInt16 { definition.message }
  /// When it was recorded, told by its field 253 or by a compressed header; see `FITTime`.
  package let timestamp: Int?

  private let definition: FITDefinition
  private let bytes: [UInt8]
  /// The position of the first byte behind the message's header.
  private let start: Int

  init(_ definition: FITDefinition, in bytes: [UInt8], at start: Int, timestamp: Int?) {
    self.definition = definition
    self.bytes = bytes
    self.start = start
    self.timestamp = timestamp
  }

  /// A field's whole number, unscaled; of an array, the first element.
  ///
  /// Nil where the message has no such field, the field holds its type's invalid value or no whole number, or its
  /// size does not fit its type.
  package func integer(_ field: UInt8) -> Int? {
    guard let field = definition.field(field), let type = field.type, field.size >= type.size,
      field.size % type.size == 0
    else { return nil }
    return type.integer(bits(at: start + field.offset, count: type.size))
  }

  /// A field's time, see `FITTime`; nil as for `integer`, and for what no time can be.
  package func time(_ field: UInt8) -> Int? {
    integer(field).flatMap { FITTime.valid.contains($0) ? $0 : nil }
  }

  /// A field's text, up to the first zero byte; nil where there is none, or it is empty or no UTF-8.
  package func text(_ field: UInt8) -> String? {
    guard let field = definition.field(field), field.type == .string else { return nil }
    let text = bytes[start + field.offset..<start + field.offset + field.size].prefix { $0 != 0 }
    return text.isEmpty ? nil : String(validating: text, as: UTF8.self)
  }

  private func bits(at offset: Int, count: Int) -> UInt64 {
    let element = bytes[offset..<offset + count]
    return definition.isBigEndian
      ? element.reduce(0) { $0 << 8 | UInt64($1) }
      : element.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
