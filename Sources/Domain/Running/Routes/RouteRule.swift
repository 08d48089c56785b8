import CMath

/// Decides whether other runs follow the same route as the run with the route `route`.
package struct RouteRule: Sendable {
  private let route: RunRoute
  private let line: PlaneLine

  /// The maximum distance between the starts, or between the ends, of two runs of the same route, in metres.
  private static let ends = 200.0
  /// How far a sample of one run may be from the other run's line and still match, in metres.
  private static let aside = 60.0
  /// The share of a run's samples that must match for two runs to have the same route, from 0 to 1.
  private static let enough = 0.9

  package init(_ route: RunRoute) {
    self.route = route
    line = PlaneLine(route, around: route.samples[0])
  }

  /// Returns the share of one run's samples that match the other run, from 0 to 1: the lower of the two runs' shares.
  /// Nil if the runs' distances, starts or ends differ too much for the same route.
  /// - Parameter least: the share that the caller needs. If it cannot be reached, the result may be any lower share.
  package func share(_ other: RunRoute, least: Double = 0) -> Double? {
    let longer = max(route.length, other.length)
    guard 20 * abs(route.length - other.length) <= longer, isNear(other.samples[0], line.first),
      isNear(other.samples[other.samples.count - 1], line.last)
    else { return nil }
    let others = PlaneLine(other, around: route.samples[0])
    let reach = Double(longer) / 20_000 + 100
    let share = line.share(near: others, within: RouteRule.aside, reach, least: least)
    if share < least { return share }
    return min(share, others.share(near: line, within: RouteRule.aside, reach, least: least))
  }

  private func isNear(_ position: RunPosition, _ point: PlanePoint) -> Bool {
    PlanePoint(position, around: route.samples[0]).distance(to: point) <= RouteRule.ends
  }

  /// Returns the share of matching samples if `other` follows the same route as `route`; otherwise nil.
  func shareOfSame(_ other: RunRoute) -> Double? {
    let share = share(other, least: RouteRule.enough)
    return RouteRule.isSame(share) ? share : nil
  }

  /// Whether a share of matching samples is high enough for two runs to have the same route.
  package static func isSame(_ share: Double?) -> Bool { share.map { $0 >= enough } ?? false }
}

/// A point in a plane, in metres.
struct PlanePoint {
  let x: Double
  let y: Double

  /// The length of a degree of latitude, in metres.
  static let degree = 111_320.0

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Converts a position to a point in a plane. The coordinates are the distances to the east and to the north of
  /// `centre`.
  init(_ position: RunPosition, around centre: RunPosition) {
    let narrowing = cos(Double(centre.latitude) / 1e7 * .pi / 180)
    x = Double(centre.east(to: position)) / 1e7 * PlanePoint.degree * narrowing
    y = Double(Int64(position.latitude) - Int64(centre.latitude)) / 1e7 * PlanePoint.degree
  }

  func distance(to other: PlanePoint) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Returns the distance from this point to the line segment from `start` to `end`, in metres.
  func distance(to start: PlanePoint, _ end: PlanePoint) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let foot = square > 0 ? ((x - start.x) * dx + (y - start.y) * dy) / square : 0
    let part = min(max(foot, 0), 1)
    return distance(to: PlanePoint(x: start.x + part * dx, y: start.y + part * dy))
  }
}

/// The samples of a route as points in a plane, each with its distance from the start along the route, in metres.
private struct PlaneLine: Sendable {
  private let points: [PlanePoint]
  private let lengths: [Double]

  init(_ route: RunRoute, around centre: RunPosition) {
    points = route.samples.map { PlanePoint($0, around: centre) }
    lengths = route.samples.indices.map {
      Double(min(Int64($0) * RunRoute.step, route.length)) / 1_000
    }
  }

  var first: PlanePoint { points[0] }
  var last: PlanePoint { points[points.count - 1] }

  /// Returns the share of this line's samples that match the other line, from 0 to 1. A sample matches if the other
  /// line passes near it.
  /// - Parameters:
  ///   - aside: how near the other line must pass, in metres.
  ///   - reach: how much the distances along the two lines may differ at the place where both pass, in metres.
  ///   - least: the share that the caller needs. If it cannot be reached, the result may be any lower share.
  func share(near other: PlaneLine, within aside: Double, _ reach: Double, least: Double) -> Double {
    let (count, mostMissed) = (Double(points.count), (1 - least) * Double(points.count) + 1)
    var missed = 0
    for index in points.indices where !other.passes(points[index], at: lengths[index], within: aside, reach) {
      missed += 1
      if Double(missed) > mostMissed { break }
    }
    return (count - Double(missed)) / count
  }

  private func passes(_ point: PlanePoint, at length: Double, within aside: Double, _ reach: Double) -> Bool {
    let (low, high) = (length - reach, length + reach)
    let first = max(0, Int(low / 100))
    for index in first..<max(first, points.count - 1) {
      let (from, to) = (lengths[index], lengths[index + 1])
      if from > high { return false }
      guard to >= low else { continue }
      if point.distance(to: points[index], points[index + 1]) <= aside { return true }
    }
    return false
  }
}
