/// The layout of the data messages of one local type, which is a number from 0 to 15. It applies until the file
/// redefines that local type.
final class FITDefinition: Sendable {
  /// The number that identifies this kind of message in the FIT profile.
  let message: UInt16
  let isBigEndian: Bool
  let fields: [Field]
  /// The fields of these messages that an app on the watch has added in place of fields of the profile.
  let developerFields: [FITDeveloperField]
  /// The size, in bytes, of a data message without its header, including the developer fields at its end.
  let size: Int
  /// For each field number, the index in `fields` of the first field with this number; 255 if there is none.
  private let places: [UInt8]
  /// All bytes of the file. They are here so that a message needs to store only its definition and its byte offset.
  private let bytes: [UInt8]

  struct Field {
    let number: UInt8
    /// The byte offset of the field, counted from the first byte after the header of the data message.
    let offset: Int
    let size: Int
    /// The type of the field's elements. Nil if the type is unknown, or if the size of the field is not a multiple of
    /// the size of the type.
    let type: FITBaseType?

    init(number: UInt8, offset: Int, size: Int, type: FITBaseType?) {
      self.number = number
      self.offset = offset
      self.size = size
      self.type = type.flatMap { size > 0 && size % $0.size == 0 ? $0 : nil }
    }
  }

  init(
    message: UInt16, isBigEndian: Bool, fields: [Field], developerFields: [FITDeveloperField], size: Int,
    of bytes: [UInt8]
  ) {
    self.message = message
    self.isBigEndian = isBigEndian
    self.fields = fields
    var places = [UInt8](repeating: .max, count: 256)
    for (index, field) in fields.enumerated().reversed() { places[Int(field.number)] = UInt8(index) }
    self.places = places
    self.developerFields = developerFields
    self.size = size
    self.bytes = bytes
  }

  /// Returns the value of the field with this number as a whole number; see `FITMessage`.
  /// - Parameter start: the byte offset of the first byte after the message's header, as in the other functions.
  func integer(_ number: UInt8, at start: Int) -> Int? {
    guard let field = field(number), let type = field.type else { return nil }
    return type.integer(bits(at: start + field.offset, count: type.size))
  }

  /// Returns the value of the developer field that replaces the field `native` of the profile; see `FITMessage`.
  func developerNumber(inPlaceOf native: UInt8, at start: Int) -> Double? {
    guard let field = developerFields.first(where: { $0.native == native }) else { return nil }
    return field.type.number(bits(at: start + field.offset, count: field.type.size))
  }

  /// Returns the value of the field with this number as a time; see `FITMessage`.
  func time(_ number: UInt8, at start: Int) -> Int? {
    integer(number, at: start).flatMap { FITTime.valid.contains($0) ? $0 : nil }
  }

  /// Returns the value of the field with this number as text; see `FITMessage`.
  func text(_ number: UInt8, at start: Int) -> String? {
    guard let field = field(number), field.type == .string else { return nil }
    let text = bytes[start + field.offset..<start + field.offset + field.size].prefix { $0 != 0 }
    return text.isEmpty ? nil : String(validating: text, as: UTF8.self)
  }

  /// Returns the bytes of a field whose size is `count` bytes; see `FITMessage`.
  func bytes(_ number: UInt8, count: Int, at start: Int) -> [UInt8]? {
    guard let field = field(number), field.size == count else { return nil }
    let bytes = Array(bytes[start + field.offset..<start + field.offset + count])
    return bytes.allSatisfy { $0 == 0xFF } ? nil : bytes
  }

  /// Returns the bytes of the field with this number, whatever its size; see `FITMessage`.
  func bytes(_ number: UInt8, at start: Int) -> ArraySlice<UInt8> {
    guard let field = field(number) else { return [] }
    return bytes[start + field.offset..<start + field.offset + field.size]
  }

  @inline(__always)
  private func field(_ number: UInt8) -> Field? {
    let place = Int(places[Int(number)])
    return place < fields.count ? fields[place] : nil
  }

  /// Returns the bits of the field element at a byte offset. `count` is the element's size in bytes: 1, 2, 4 or 8.
  @inline(__always)
  private func bits(at offset: Int, count: Int) -> UInt64 {
    precondition(offset >= 0 && offset + count <= bytes.count)
    return bytes.withBytes { bytes in
      switch count {
      case 1: return UInt64(bytes[offset])
      case 2:
        let bits = bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
        return UInt64(isBigEndian ? UInt16(bigEndian: bits) : UInt16(littleEndian: bits))
      case 4:
        let bits = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        return UInt64(isBigEndian ? UInt32(bigEndian: bits) : UInt32(littleEndian: bits))
      default:
        precondition(count == 8)
        let bits = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        return isBigEndian ? UInt64(bigEndian: bits) : UInt64(littleEndian: bits)
      }
    }
  }
}
