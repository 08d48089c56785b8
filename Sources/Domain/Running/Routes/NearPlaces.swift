/// A set of places on Earth that can quickly be searched for a place near a position. The places are grouped, so that
/// most groups can be ruled out as a whole: thousands of runs that begin at the same door have places within a few
/// metres of each other.
struct NearPlaces: Sendable {
  /// A place that is the first of a group of places.
  private struct Node: Sendable {
    let point: EarthPoint
    /// The distance from this place to the farthest place in its group, in millimetres.
    let spread: Int64
    /// The number of nodes in the group, including this one. The group's other nodes directly follow this one in
    /// `nodes`.
    var count = 1
  }

  private var nodes: [Node] = []

  init(_ places: [RunPosition]) {
    nodes.reserveCapacity(places.count)
    add(places, isByLatitude: true)
  }

  /// Adds a group: first the place in the middle, then the places on each side of it, each side as a group of its own.
  /// - Parameter isByLatitude: whether the middle is found by latitude rather than by longitude. The groups on the two
  ///   sides use the other coordinate.
  private mutating func add(_ places: some Collection<RunPosition>, isByLatitude: Bool) {
    if places.isEmpty { return }
    let sorted = places.sorted { isByLatitude ? $0.latitude < $1.latitude : $0.longitude < $1.longitude }
    let (index, middle) = (nodes.count, sorted.count / 2)
    let point = EarthPoint(sorted[middle])
    let spread = sorted.reduce(0) { max($0, point.distance(to: EarthPoint($1))) }
    nodes.append(Node(point: point, spread: spread))
    if spread > 0 {
      add(sorted[..<middle], isByLatitude: !isByLatitude)
      add(sorted[(middle + 1)...], isByLatitude: !isByLatitude)
    }
    nodes[index].count = nodes.count - index
  }

  /// Whether at least one of the places is within a distance of a position.
  /// - Parameter reach: the distance, in millimetres.
  func hasAny(within reach: Int64, of position: RunPosition) -> Bool {
    let point = EarthPoint(position)
    var index = 0
    while index < nodes.count {
      let distance = nodes[index].point.distance(to: point)
      if distance < reach { return true }
      // Each of the two lengths is rounded to a millimetre.
      index += distance - nodes[index].spread > reach + 2 ? nodes[index].count : 1
    }
    return false
  }
}
