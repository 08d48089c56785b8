import CMath
import KernelDomain

/// The places near which runs are left out of maps for other people: where runs begin and end, and places that the user
/// chose. Each place is hidden by a circle. Since the centre of a circle would reveal the place, all circles are moved
/// by half their radius, in one direction for the whole book.
package struct HiddenPlaces: Sendable {
  /// The radius of the circles, in metres.
  private let radius: Double
  private let centres: [RunPosition]
  /// The centres of the circles by rows of latitude, so that only nearby circles need to be checked.
  private var squares: [Int64: [RunPosition]] = [:]

  /// Creates the circles.
  /// - Parameters:
  ///   - places: the places to hide.
  ///   - radius: the radius of the circles, in millimetres.
  ///   - book: the id of the book, in hexadecimal digits, which determines the direction in which circles are moved.
  package init(_ places: [RunPosition], radius: Int64, book: String) {
    self.radius = Double(radius) / 1_000
    let turn = Double(Int(book.suffix(4), radix: 16) ?? 0) / 65_536 * 2 * .pi
    let moved = Double(radius) / 2_000
    centres = places.compactMap { place in
      let narrowing = max(cos(Double(place.latitude) / 1e7 * .pi / 180), 1e-6)
      let north = moved * cos(turn) / PlanePoint.degree * 1e7
      let east = moved * sin(turn) / PlanePoint.degree / narrowing * 1e7
      return RunPosition(
        latitude: Int64(place.latitude) + Int64(north.rounded()),
        longitude: Int64(place.longitude) + Int64(east.rounded()))
    }
    for centre in centres { squares[HiddenPlaces.row(centre.latitude), default: []].append(centre) }
  }

  /// Returns the number of the row that contains a latitude (in 1e-7 degrees). A row is 0.01° high, about 1.1 km.
  private static func row(_ latitude: Int32) -> Int64 { (Int64(latitude) + 900_000_000) / 100_000 }

  package func hides(_ position: RunPosition) -> Bool {
    let row = HiddenPlaces.row(position.latitude)
    return (row - 1...row + 1).contains { row in
      squares[row]?.contains { Double(EarthPoint(position).distance(to: EarthPoint($0))) / 1_000 < radius } ?? false
    }
  }

  /// Returns the parts of a line that no circle hides.
  package func shown(_ line: [RunPosition]) -> [[RunPosition]] {
    var parts: [[RunPosition]] = [[]]
    for position in line {
      if !hides(position) {
        parts[parts.count - 1].append(position)
      } else if parts.last?.isEmpty == false {
        parts.append([])
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}

extension RunPosition {
  /// Returns the position whose latitude and longitude are the medians of those of the positions; nil if there are
  /// none.
  package static func median(of positions: [RunPosition]) -> RunPosition? {
    guard !positions.isEmpty else { return nil }
    let latitudes = positions.map(\.latitude).sorted()
    let longitudes = positions.map(\.longitude).sorted()
    let middle = positions.count / 2
    return RunPosition(latitude: Int64(latitudes[middle]), longitude: Int64(longitudes[middle]))
  }

  /// Returns the distance to another position, in metres, as if the Earth were flat between the two.
  package func metres(to other: RunPosition) -> Double {
    PlanePoint(self, around: other).distance(to: PlanePoint(x: 0, y: 0))
  }
}

extension CorrectedRun {
  /// Returns the run without the hidden positions. The run's length does not change.
  package func hidden(by places: HiddenPlaces) -> CorrectedRun {
    let timeline = RunTimeline(run, measured)
    var plain = self
    for index in plain.run.fixes.indices {
      let fix = plain.run.fixes[index]
      plain.run.fixes[index].odometer = timeline.hasCurve ? timeline.length(at: fix.time - run.start) : nil
      guard let position = fix.position, places.hides(position) else { continue }
      (plain.run.fixes[index].position, plain.run.fixes[index].accuracy) = (nil, nil)
    }
    plain.run.countsBeginAtZero = true
    plain.run.route = run.route.filter { !places.hides($0) }
    return plain
  }
}
