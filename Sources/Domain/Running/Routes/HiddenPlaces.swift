import CMath
import KernelDomain

/// The places around which a map that others may see leaves runs out: where runs begin and end, and those that the user
/// chose. A circle around such a place would give it away by its middle, so each is moved by half its radius, to the
/// same side for the whole book.
package struct HiddenPlaces: Sendable {
  /// In metres.
  private let radius: Double
  private let centres: [RunPosition]
  /// The centres in each square of the earth, so that few have to be looked at.
  private var squares: [Int64: [RunPosition]] = [:]

  /// - Parameters:
  ///   - places: the places to hide.
  ///   - radius: in millimetres.
  ///   - book: the id of the book, in hexadecimal digits, which decides the side.
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

  /// The rows of the earth are a kilometre and more from north to south.
  private static func row(_ latitude: Int32) -> Int64 { (Int64(latitude) + 900_000_000) / 100_000 }

  package func hides(_ position: RunPosition) -> Bool {
    let row = HiddenPlaces.row(position.latitude)
    return (row - 1...row + 1).contains { row in
      squares[row]?.contains { Double(EarthPoint(position).distance(to: EarthPoint($0))) / 1_000 < radius } ?? false
    }
  }

  /// Returns the parts of a line that are not hidden.
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
  /// Returns the median of the latitudes and of the longitudes; nil if there are no positions.
  package static func median(of positions: [RunPosition]) -> RunPosition? {
    guard !positions.isEmpty else { return nil }
    let latitudes = positions.map(\.latitude).sorted()
    let longitudes = positions.map(\.longitude).sorted()
    let middle = positions.count / 2
    return RunPosition(latitude: Int64(latitudes[middle]), longitude: Int64(longitudes[middle]))
  }

  /// Returns the distance to another position, in metres, as if the earth were flat between them.
  package func metres(to other: RunPosition) -> Double {
    PlanePoint(self, around: other).distance(to: PlanePoint(x: 0, y: 0))
  }
}

extension CorrectedRun {
  /// Returns the run without the positions that are hidden. Its length stays as it was measured.
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
