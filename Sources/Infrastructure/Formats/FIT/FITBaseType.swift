/// The type of a field's bytes (FIT protocol, "FIT Base Type").
enum FITBaseType: UInt8 {
  case `enum` = 0
  case sint8
  case uint8
  case sint16
  case uint16
  case sint32
  case uint32
  case string
  case float32
  case float64
  case uint8z
  case uint16z
  case uint32z
  case byte
  case sint64
  case uint64
  case uint64z

  /// Nil for a type that the protocol does not have.
  /// - Parameter code: as in a definition message; its top bit only says that byte order matters.
  init?(code: UInt8) {
    self.init(rawValue: code & 0x1F)
  }

  /// The size of an element, in bytes.
  var size: Int {
    switch self {
    case .enum, .sint8, .uint8, .string, .uint8z, .byte: 1
    case .sint16, .uint16, .uint16z: 2
    case .sint32, .uint32, .float32, .uint32z: 4
    case .float64, .sint64, .uint64, .uint64z: 8
    }
  }

  /// The number that the bits of an element stand for. Nil for the type's invalid value, for a number beyond `Int`, and
  /// for types without whole numbers.
  func integer(_ bits: UInt64) -> Int? {
    switch self {
    case .enum, .uint8, .uint16, .uint32, .uint64, .byte:
      bits == UInt64.max >> UInt64(64 - size * 8) ? nil : Int(exactly: bits)
    case .uint8z, .uint16z, .uint32z, .uint64z:
      bits == 0 ? nil : Int(exactly: bits)
    case .sint8, .sint16, .sint32, .sint64:
      signed(bits)
    case .string, .float32, .float64:
      nil
    }
  }

  /// The number that the bits of an element stand for, whole or not. Nil if they stand for no number.
  func number(_ bits: UInt64) -> Double? {
    let number =
      switch self {
      case .float32: Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
      case .float64: Double(bitPattern: bits)
      default: integer(bits).map(Double.init) ?? .nan
      }
    return number.isFinite ? number : nil
  }

  /// Reads two's complement; the greatest value is the invalid one.
  private func signed(_ bits: UInt64) -> Int? {
    let unused = 64 - size * 8
    let value = Int(truncatingIfNeeded: Int64(bitPattern: bits << UInt64(unused)) >> Int64(unused))
    return value == Int.max >> unused ? nil : value
  }
}
