package import KernelDomain

/// The length of a pool, in whole centimetres. Files are not more precise: they state 33⅓ m as 33.33.
package struct PoolLength: Hashable, Comparable, Codable, Sendable {
  package let centimetres: Int

  /// The valid lengths, in centimetres: 5 m to 200 m. A length outside this range is an error in the file.
  package static let valid = 500...20_000
  /// The valid lengths, in metres.
  package static let validMetres = Double(valid.lowerBound) / 100...Double(valid.upperBound) / 100

  /// Creates a length; nil if it is outside `valid`.
  package init?(centimetres: Int) {
    guard PoolLength.valid.contains(centimetres) else { return nil }
    self.centimetres = centimetres
  }

  /// Creates a length from metres, rounded to the nearest centimetre; nil if it is outside `valid`.
  package init?(metres: Double) {
    guard metres > 0, metres < 1_000 else { return nil }
    self.init(centimetres: Int(metres * 100 + 0.5))
  }

  package static func < (a: PoolLength, b: PoolLength) -> Bool {
    a.centimetres < b.centimetres
  }

  /// The length in metres as text, with at most two decimals, such as `25` or `22.86`.
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

  /// Encodes the length as a number of metres.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Double(centimetres) / 100)
  }
}

/// A class of pools with nearly the same length. Times are compared only between pools of one course.
package enum SwimCourse: Hashable, Sendable {
  /// 50 m pools, ± 5 cm.
  case longCourseMetres
  /// 25 m pools, ± 5 cm.
  case shortCourseMetres
  /// 25 yd pools (22.86 m), ± 5 cm. Distances on this course are in yards.
  case shortCourseYards
  /// Pools of any other length. Each length is a course of its own.
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

/// As text, a course is `lcm`, `scm`, `scy`, or for a pool of another length for example `other-33.33m`.
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

/// Courses are ordered: long course, short course in metres, short course in yards, then the others by length.
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
