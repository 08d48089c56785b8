/// Writes a FIT file: the messages, the definitions of their layouts, and both checksums. All numbers are
/// little-endian.
package struct FITWriter {
  /// The value of a field, with the field's base type in the profile. Nil is written as the value that means "invalid"
  /// for the type.
  package enum Value {
    case enumeration(Int?)
    case uint8(Int?)
    case uint16(Int?)
    case uint32(Int?)
    case sint32(Int?)
    /// A number for which 0 means "invalid".
    case uint32z(Int?)
    /// A text of at most 254 bytes in UTF-8. It is written with a terminating zero byte.
    case string(String)
  }

  package typealias Field = (number: UInt8, value: Value)

  private var records: [UInt8] = []
  /// The definitions that have been written. The index of a definition is its local type.
  private var definitions: [[UInt8]] = []

  package init() {}

  /// Adds a message, preceded by a definition if no earlier message has the same layout. A file can have at most 16
  /// layouts.
  package mutating func add(_ message: UInt16, _ fields: [Field]) {
    var layout: [UInt8] = [0, 0, UInt8(message & 0xFF), UInt8(message >> 8), UInt8(fields.count)]
    for field in fields { layout += [field.number, field.value.size, field.value.baseType] }
    let local: Int
    if let known = definitions.firstIndex(of: layout) {
      local = known
    } else {
      precondition(definitions.count < 16, "a FIT file has 16 local message types")
      local = definitions.count
      definitions.append(layout)
      records.append(0x40 | UInt8(local))
      records += layout
    }
    records.append(UInt8(local))
    for field in fields { field.value.write(to: &records) }
  }

  /// The complete FIT file.
  package var bytes: [UInt8] {
    // A header of 14 bytes, protocol 2.0, profile 21.94.
    var file: [UInt8] = [14, 0x20, 0x92, 0x08]
    Value.uint32(records.count).write(to: &file)
    file += Array(".FIT".utf8)
    FITWriter.append(FITChecksum.of(file[...]), to: &file)
    file += records
    FITWriter.append(FITChecksum.of(file[...]), to: &file)
    return file
  }

  private static func append(_ checksum: UInt16, to bytes: inout [UInt8]) {
    bytes += [UInt8(checksum & 0xFF), UInt8(checksum >> 8)]
  }
}

extension FITWriter.Value {
  fileprivate var size: UInt8 {
    switch self {
    case .enumeration, .uint8: 1
    case .uint16: 2
    case .uint32, .sint32, .uint32z: 4
    case .string(let text): UInt8(text.utf8.prefix(254).count + 1)
    }
  }

  fileprivate var baseType: UInt8 {
    switch self {
    case .enumeration: 0x00
    case .uint8: 0x02
    case .uint16: 0x84
    case .uint32: 0x86
    case .sint32: 0x85
    case .uint32z: 0x8C
    case .string: 0x07
    }
  }

  fileprivate func write(to bytes: inout [UInt8]) {
    switch self {
    case .enumeration(let value), .uint8(let value): bytes.append(value.map { UInt8(clamping: $0) } ?? .max)
    case .uint16(let value): append(value.map { UInt16(clamping: $0) } ?? .max, to: &bytes)
    case .uint32(let value): append(value.map { UInt32(clamping: $0) } ?? .max, to: &bytes)
    case .sint32(let value): append(value.map { Int32(clamping: $0) } ?? .max, to: &bytes)
    case .uint32z(let value): append(value.map { UInt32(clamping: $0) } ?? 0, to: &bytes)
    case .string(let text): bytes += text.utf8.prefix(254) + [0]
    }
  }

  private func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    for place in stride(from: 0, to: value.bitWidth, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> place)) }
  }
}
