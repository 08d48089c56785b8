/// The type of the elements of a field, such as `uint16` (FIT protocol, "FIT Base Type").
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

  /// Creates the type of a field's elements from its code; nil if the protocol has no such type.
  /// - Parameter code: the code in a definition message. Its top bit is ignored, because it only marks the types whose
  ///   byte order matters.
  init?(code: UInt8) {
    self.init(rawValue: code & 0x1F)
  }

  /// The size of one element, in bytes.
  var size: Int {
    switch self {
    case .enum, .sint8, .uint8, .string, .uint8z, .byte: 1
    case .sint16, .uint16, .uint16z: 2
    case .sint32, .uint32, .float32, .uint32z: 4
    case .float64, .sint64, .uint64, .uint64z: 8
    }
  }

  /// Decodes the bits of an element of a field as a whole number. Nil if the value means "invalid" for this type, if
  /// `Int` cannot represent it, or if this type is not a type of whole numbers.
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

  /// Decodes the bits of an element of a field as a number. Nil if the value means "invalid" for this type, or if this
  /// type is not numeric.
  func number(_ bits: UInt64) -> Double? {
    let number =
      switch self {
      case .float32: Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
      case .float64: Double(bitPattern: bits)
      default: integer(bits).map(Double.init) ?? .nan
      }
    return number.isFinite ? number : nil
  }

  /// Decodes the bits of an element of a field in two's complement; nil for the maximum value, which means "invalid".
  private func signed(_ bits: UInt64) -> Int? {
    let unused = 64 - size * 8
    let value = Int(truncatingIfNeeded: Int64(bitPattern: bits << UInt64(unused)) >> Int64(unused))
    return value == Int.max >> unused ? nil : value
  }
}
