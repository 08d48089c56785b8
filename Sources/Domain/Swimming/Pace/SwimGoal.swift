package import KernelDomain

/// The swimmer's weekly goal: a distance or a number of swims.
package enum SwimGoal: Hashable, Sendable {
  /// A distance in centimetres, with the unit in which the swimmer stated it.
  case distance(centimetres: Int, LengthUnit)
  /// A number of swims. Only swims whose distance is known count.
  case swims(Int)

  package static let kilometres = 1...500
  package static let yards = 100...500_000
  package static let swimCounts = 1...50

  /// Returns how much is missing to reach the goal, in centimetres or swims; 0 if the goal is reached.
  /// - Parameters:
  ///   - centimetres: the distance swum in the week.
  ///   - swims: the number of swims in the week.
  package func missing(centimetres: Int, swims: Int) -> Int {
    switch self {
    case .distance(let goal, _): max(0, goal - centimetres)
    case .swims(let goal): max(0, goal - swims)
    }
  }
}

/// The text of a goal is, for example, `8 km`, `10000 yd` or `3 swims`.
extension SwimGoal: LosslessStringConvertible {
  package init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let number = Int(words[0]), "\(number)" == words[0] else { return nil }
    switch words[1] {
    case "km" where SwimGoal.kilometres.contains(number): self = .distance(centimetres: number * 100_000, .metre)
    case "yd" where SwimGoal.yards.contains(number):
      self = .distance(centimetres: Rounding.nearest(Int64(number) * 9_144, over: 100), .yard)
    case "swims" where SwimGoal.swimCounts.contains(number), "swim" where number == 1: self = .swims(number)
    default: return nil
    }
  }

  package var description: String {
    switch self {
    case .distance(let centimetres, .metre): "\(centimetres / 100_000) km"
    case .distance(let centimetres, .yard): "\(Rounding.nearest(Int64(centimetres) * 100, over: 9_144)) yd"
    case .swims(let count): "\(count) swims"
    }
  }
}
