package import KernelDomain

/// A group of pools with nearly the same length. Times are compared only within one course.
package enum SwimCourse: Hashable, Sendable {
  /// 50 m pools, ± 5 cm.
  case longCourseMetres
  /// 25 m pools, ± 5 cm.
  case shortCourseMetres
  /// 25 yd pools (22.86 m), ± 5 cm. Distances on this course are in yards.
  case shortCourseYards
  /// Pools of any other length. For a standard pool (see `StandardPool`), the value is the standard length, so that all
  /// pools of 33⅓ yd belong to one course. For any other pool, each length is a course of its own.
  case other(PoolLength)

  package init(_ pool: PoolLength) {
    let standard = StandardPool(pool)
    switch standard {
    case StandardPool.longCourseMetres: self = .longCourseMetres
    case StandardPool.shortCourseMetres: self = .shortCourseMetres
    case StandardPool.shortCourseYards: self = .shortCourseYards
    default: self = .other(standard?.length ?? pool)
    }
  }

  /// Whether the course can have records, because at least one standard distance is a whole number of lengths.
  package var hasStandardDistance: Bool {
    guard case .other(let pool) = self else { return true }
    return StandardDistances.all(unit).contains { AttemptRule.lapCount(of: $0, in: pool) != nil }
  }

  /// The unit of the distances that are swum on this course.
  package var unit: LengthUnit {
    switch self {
    case .longCourseMetres, .shortCourseMetres: .metre
    case .shortCourseYards: .yard
    case .other(let pool): StandardPool(pool)?.unit ?? .metre
    }
  }
}

/// The text of a course is `lcm`, `scm` or `scy` or, for pools of another length, for example `other-33.33yd` or
/// `other-17m`.
extension SwimCourse: LosslessStringConvertible {
  package var description: String {
    switch self {
    case .longCourseMetres: "lcm"
    case .shortCourseMetres: "scm"
    case .shortCourseYards: "scy"
    case .other(let pool): "other-" + (StandardPool(pool)?.description ?? "\(pool.metres)m")
    }
  }

  package init?(_ text: String) {
    switch text {
    case "lcm": self = .longCourseMetres
    case "scm": self = .shortCourseMetres
    case "scy": self = .shortCourseYards
    default:
      guard text.hasPrefix("other-"), text.hasSuffix("m") || text.hasSuffix("yd"),
        let pool = PoolLength(written: String(text.dropFirst(6)))
      else { return nil }
      let course = SwimCourse(pool)
      // Earlier versions of this program named every course by metres, such as `other-30.48m` for 33⅓ yd.
      guard case .other = course, course.description == text || text == "other-\(pool.metres)m" else { return nil }
      self = course
    }
  }
}

/// Courses are sorted: long course, short course in metres, short course in yards, then the others by length.
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

extension SwimCourse: DescriptionCodable {}
