import CMath
import KernelDomain

/// The places that are hidden on maps shown to other people: where runs begin and end, and places that the user chose.
/// Parts of runs within a circle around such a place are not shown. Since the centre of a circle would reveal the
/// place, all circles are moved by half their radius, in the same direction for the whole book.
package struct HiddenPlaces: Sendable {
  /// The radius of the circles, in millimetres.
  private let radius: Int64
  private let centres: NearPlaces

  /// Creates the circles.
  /// - Parameters:
  ///   - places: the places to hide.
  ///   - radius: the radius of the circles, in millimetres.
  ///   - book: the id of the book, in hexadecimal digits, which determines the direction in which circles are moved.
  package init(_ places: [RunPosition], radius: Int64, book: String) {
    self.radius = radius
    let turn = Double(Int(book.suffix(4), radix: 16) ?? 0) / 65_536 * 2 * .pi
    let moved = Double(radius) / 2_000
    centres = NearPlaces(
      places.map { place in
        let narrowing = max(cos(Double(place.latitude) / 1e7 * .pi / 180), 1e-6)
        let north = moved * cos(turn) / PlanePoint.degree * 1e7
        let east = moved * sin(turn) / PlanePoint.degree / narrowing * 1e7
        return place.moved(north: Int64(north.rounded()), east: Int64(east.rounded()))
      })
  }

  package func hides(_ position: RunPosition) -> Bool { centres.hasAny(within: radius, of: position) }

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
  /// Returns the position with the median latitude and the median longitude of several positions; nil if there are
  /// none. Longitudes are normally counted from -180 degrees. If the positions lie mostly on both sides of that
  /// meridian, they are counted from 0 degrees.
  package static func median(of positions: [RunPosition]) -> RunPosition? {
    guard !positions.isEmpty else { return nil }
    let (west, east) = (positions.count { $0.longitude < -900_000_000 }, positions.count { $0.longitude > 900_000_000 })
    let isAtEdge = west > 0 && east > 0 && 2 * (west + east) > positions.count
    let latitudes = positions.map(\.latitude).sorted()
    let longitudes = positions.map { position in
      Int64(position.longitude) + (isAtEdge && position.longitude < 0 ? turn : 0)
    }.sorted()
    let middle = positions.count / 2
    let longitude = longitudes[middle]
    return RunPosition(
      latitude: Int64(latitudes[middle]), longitude: longitude > turn / 2 ? longitude - turn : longitude)
  }

  /// Returns the distance to another position, in metres, computed as if the Earth were flat between them.
  package func metres(to other: RunPosition) -> Double {
    PlanePoint(self, around: other).distance(to: PlanePoint(x: 0, y: 0))
  }
}

extension CorrectedRun {
  /// Returns a copy of the run without the positions that are hidden. The run's distance does not change.
  package func hidden(by places: HiddenPlaces) -> CorrectedRun {
    let timeline = RunTimeline(run, measured)
    var plain = self
    for index in plain.run.fixes.indices {
      let fix = plain.run.fixes[index]
      plain.run.fixes[index].odometer = timeline.length(at: fix.time - run.start)
      guard let position = fix.position, places.hides(position) else { continue }
      (plain.run.fixes[index].position, plain.run.fixes[index].accuracy) = (nil, nil)
    }
    plain.run.skipsFirstCount = true
    plain.run.route = run.route.filter { !places.hides($0) }
    return plain
  }
}
