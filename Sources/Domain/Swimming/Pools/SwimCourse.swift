package import KernelDomain

/// The length of a pool in whole centimetres. Files are not more precise: they write 33⅓ m as 33.33.
package struct PoolLength: Hashable, Comparable, Codable, Sendable {
  package let centimetres: Int

  /// The range in centimetres: a pool shorter than 5 m or longer than 200 m is a misreading.
  package static let valid = 500...20_000
  /// The same range in metres.
  package static let validMetres = Double(valid.lowerBound) / 100...Double(valid.upperBound) / 100

  /// Nil outside `valid`.
  package init?(centimetres: Int) {
    guard PoolLength.valid.contains(centimetres) else { return nil }
    self.centimetres = centimetres
  }

  /// The length in metres, rounded to the nearest centimetre. Nil outside `valid`.
  package init?(metres: Double) {
    guard metres > 0, metres < 1_000 else { return nil }
    self.init(centimetres: Int(metres * 100 + 0.5))
  }

  package static func < (a: PoolLength, b: PoolLength) -> Bool {
    a.centimetres < b.centimetres
  }

  /// Written in metres with at most two decimals: `25`, `22.86`.
  package var metres: String {
    let (whole, rest) = centimetres.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return String(whole) }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(ASCII.decimal(rest, digits: 2))"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let length = PoolLength(metres: try container.decode(Double.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a pool is 5 to 200 metres long")
    }
    self = length
  }

  /// Encodes the length in metres.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Double(centimetres) / 100)
  }
}

/// The pools of about one length: records compare within a course, never between two.
package enum SwimCourse: Hashable, Sendable {
  /// A 50 m pool, ± 5 cm.
  case longCourseMetres
  /// A 25 m pool, ± 5 cm.
  case shortCourseMetres
  /// A 25 yd pool (22.86 m), ± 5 cm. Its distances are in yards.
  case shortCourseYards
  /// Any other pool length. Each is a course of its own.
  case other(PoolLength)

  package init(_ pool: PoolLength) {
    switch pool.centimetres {
    case 4_995...5_005: self = .longCourseMetres
    case 2_495...2_505: self = .shortCourseMetres
    case 2_281...2_291: self = .shortCourseYards
    default: self = .other(pool)
    }
  }

  package var unit: LengthUnit {
    self == .shortCourseYards ? .yard : .metre
  }
}

/// Written `lcm`, `scm`, `scy` or `other-33.33m`.
extension SwimCourse: LosslessStringConvertible {
  package var description: String {
    switch self {
    case .longCourseMetres: "lcm"
    case .shortCourseMetres: "scm"
    case .shortCourseYards: "scy"
    case .other(let pool): "other-\(pool.metres)m"
    }
  }

  package init?(_ text: String) {
    switch text {
    case "lcm": self = .longCourseMetres
    case "scm": self = .shortCourseMetres
    case "scy": self = .shortCourseYards
    default:
      guard text.hasPrefix("other-"), text.hasSuffix("m"),
        let metres = Double(text.dropFirst(6).dropLast()), let pool = PoolLength(metres: metres),
        SwimCourse(pool).description == text
      else { return nil }
      self = .other(pool)
    }
  }
}

/// Ordered as courses are listed: long course, short course, yards, then the others by length.
extension SwimCourse: Comparable {
  package static func < (a: SwimCourse, b: SwimCourse) -> Bool {
    a.rank < b.rank
  }

  private var rank: Int {
    switch self {
    case .longCourseMetres: 0
    case .shortCourseMetres: 1
    case .shortCourseYards: 2
    case .other(let pool): pool.centimetres
    }
  }
}

extension SwimCourse: Codable {
  package init(from decoder: any Decoder) throws {
    try self.init(describedBy: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try encodeDescription(to: encoder)
  }
}
