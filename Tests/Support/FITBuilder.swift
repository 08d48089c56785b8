/// Writes valid and invalid FIT files, independently of the reader under test.
package struct FITBuilder {
  package var isBigEndian = false
  package var records: [UInt8] = []

  package init(isBigEndian: Bool = false) {
    self.isBigEndian = isBigEndian
  }

  /// A field's value, encoded as its base type.
  package enum Value {
    case enumeration(UInt8)
    case sint8(Int8)
    case uint8(UInt8)
    case sint16(Int16)
    case uint16(UInt16)
    case uint16s([UInt16])
    case sint32(Int32)
    case uint32(UInt32)
    case uint8z(UInt8)
    case uint16z(UInt16)
    case uint32z(UInt32)
    case sint64(Int64)
    case uint64(UInt64)
    case uint64z(UInt64)
    case float32(Float)
    case float64(Double)
    case string(String, size: Int)
    /// Bytes with any base type, even an unknown one.
    case raw(code: UInt8, [UInt8])
  }

  package typealias Fields = KeyValuePairs<UInt8, Value>

  /// Adds a definition of local type `local` for messages of these fields.
  /// - Parameter developer: the sizes of developer fields.
  package mutating func define(_ local: UInt8, _ message: UInt16, like fields: Fields, developer: [UInt8] = []) {
    records += [0x40 | (developer.isEmpty ? 0 : 0x20) | local, 0, isBigEndian ? 1 : 0]
    records += encoded(message)
    records.append(UInt8(fields.count))
    for (number, value) in fields {
      records += [number, UInt8(bytes(value).count), code(value)]
    }
    guard !developer.isEmpty else { return }
    records.append(UInt8(developer.count))
    for (number, size) in developer.enumerated() {
      records += [UInt8(number), size, 0]
    }
  }

  /// Adds a data message of local type `local`.
  /// - Parameter seconds: the five bits of a compressed timestamp in the header; nil for a normal header.
  package mutating func data(
    _ local: UInt8, _ fields: Fields, developer: [UInt8] = [], compressed seconds: UInt8? = nil
  ) {
    records.append(seconds.map { 0x80 | local << 5 | $0 } ?? local)
    for (_, value) in fields { records += bytes(value) }
    records += developer
  }

  /// Adds a definition, and a message with the layout that it defines.
  package mutating func message(_ number: UInt16, _ fields: Fields) {
    define(0, number, like: fields)
    data(0, fields)
  }

  package enum HeaderChecksum { case right, zero, wrong, none }

  /// The complete file, with checksums.
  package func file(header: HeaderChecksum = .right, version: UInt8 = 0x20) -> [UInt8] {
    let size = UInt32(records.count)
    var bytes: [UInt8] = [header == .none ? 12 : 14, version, 0x54, 0x08]
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) }
    bytes += Array(".FIT".utf8)
    switch header {
    case .right: bytes += FITBuilder.checksum(bytes)
    case .zero: bytes += [0, 0]
    case .wrong: bytes += FITBuilder.checksum(bytes).map { $0 ^ 0xFF }
    case .none: break
    }
    bytes += records
    return bytes + FITBuilder.checksum(bytes)
  }

  /// The checksum, computed four bits at a time like the example in the FIT protocol.
  package static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    let table: [UInt16] = [
      0x0000, 0xCC01, 0xD801, 0x1400, 0xF001, 0x3C00, 0x2800, 0xE401, 0xA001, 0x6C00, 0x7800, 0xB401, 0x5000, 0x9C01,
      0x8801, 0x4400,
    ]
    var crc: UInt16 = 0
    for byte in bytes {
      for half in [byte & 0xF, byte >> 4] {
        crc = (crc >> 4 & 0x0FFF) ^ table[Int(crc & 0xF)] ^ table[Int(half)]
      }
    }
    return [UInt8(crc & 0xFF), UInt8(crc >> 8)]
  }

  private func bytes(_ value: Value) -> [UInt8] {
    switch value {
    case .enumeration(let value), .uint8(let value), .uint8z(let value): [value]
    case .sint8(let value): encoded(value)
    case .sint16(let value): encoded(value)
    case .uint16(let value), .uint16z(let value): encoded(value)
    case .uint16s(let values): values.flatMap { encoded($0) }
    case .sint32(let value): encoded(value)
    case .uint32(let value), .uint32z(let value): encoded(value)
    case .sint64(let value): encoded(value)
    case .uint64(let value), .uint64z(let value): encoded(value)
    case .float32(let value): encoded(value.bitPattern)
    case .float64(let value): encoded(value.bitPattern)
    case .string(let text, let size):
      Array(text.utf8.prefix(size)) + [UInt8](repeating: 0, count: max(0, size - text.utf8.count))
    case .raw(_, let bytes): bytes
    }
  }

  private func encoded(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: isBigEndian ? value.bigEndian : value.littleEndian, Array.init)
  }

  private func code(_ value: Value) -> UInt8 {
    switch value {
    case .enumeration: 0x00
    case .sint8: 0x01
    case .uint8: 0x02
    case .sint16: 0x83
    case .uint16, .uint16s: 0x84
    case .sint32: 0x85
    case .uint32: 0x86
    case .string: 0x07
    case .float32: 0x88
    case .float64: 0x89
    case .uint8z: 0x0A
    case .uint16z: 0x8B
    case .uint32z: 0x8C
    case .sint64: 0x8E
    case .uint64: 0x8F
    case .uint64z: 0x90
    case .raw(let code, _): code
    }
  }
}

extension FITBuilder {
  /// Returns a file with the records of `bytes`, which may be any bytes, but with a valid size and valid checksums.
  package static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var file = FITBuilder()
    file.records = Array(bytes.dropFirst(14).dropLast(2))
    return file.file()
  }
}
