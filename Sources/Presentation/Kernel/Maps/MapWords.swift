package import KernelDomain

/// The scale bar of a route's map, and the sentence that says how far the route extends.
package struct MapWords {
  private let language: Language
  private let unit: WayUnit

  package init(language: Language, unit: WayUnit) {
    self.language = language
    self.unit = unit
  }

  /// Returns the scale bar. It represents the longest round distance whose bar takes up at most a third of the
  /// picture's width.
  package func bar(_ frame: MapFrame) -> RouteMap.Bar {
    let room = frame.millimetresAcross / 3
    let lengths = roundLengths
    let fitting = lengths.last { Double($0.millimetres) <= room } ?? lengths[0]
    return RouteMap.Bar(fitting.millimetres, fitting.text)
  }

  /// The round distances for the scale bar, from the shortest to the longest.
  private var roundLengths: [(millimetres: Int, text: String)] {
    func round(_ numbers: ClosedRange<Int>, _ millimetres: Double, _ unit: String) -> [(Int, String)] {
      numbers.flatMap { zeros in
        [1, 2, 5].map { digit in
          let number = (0..<zeros).reduce(digit) { number, _ in number * 10 }
          return (Int((Double(number) * millimetres).rounded()), "\(number) \(unit)")
        }
      }
    }
    return switch unit {
    case .kilometre: round(1...2, 1_000, "m") + round(0...4, 1_000_000, "km")
    case .mile: round(1...3, 304.8, "ft").filter { $0.0 < 1_609_344 } + round(0...4, 1_609_344, "mi")
    }
  }

  /// Returns the map's label: a sentence that says how far the route extends, and how far its end is from its start.
  package func sentence(
    _ frame: MapFrame, from first: RouteMap.Position, to last: RouteMap.Position
  ) -> String {
    let (height, width) = (about(frame.reach.height), about(frame.reach.width))
    let apart = MapFrame([[first, last]]).reach
    let distance = (apart.height * apart.height + apart.width * apart.width).squareRoot()
    // The route counts as closed if its ends are within 100 m and also near each other compared with its extent. A
    // straight route of 70 m is not closed.
    let isClosed = distance < 100_000 && distance * 5 <= max(frame.reach.height, frame.reach.width)
    let end =
      isClosed
      ? language.say(cs: "končí tam, kde začíná", en: "ends where it begins")
      : language.say(
        cs: "končí \(about(distance)) od začátku", en: "ends \(about(distance)) from its start")
    return language.say(
      cs: "Trasa sahá \(height) od severu k jihu a \(width) od západu k východu, \(end)",
      en: "The route reaches \(height) from north to south and \(width) from west to east, and \(end)")
  }

  /// Returns an approximate distance: rounded to tens of metres or feet or, from one kilometre or mile on, with one
  /// decimal.
  package func about(_ millimetres: Double) -> String {
    let (small, large, name) = unit == .kilometre ? (1_000.0, 1_000_000.0, "m") : (304.8, 1_609_344.0, "ft")
    let tens = Int((millimetres / small / 10).rounded()) * 10
    if Double(tens) * small < large { return "\(tens) \(name)" }
    return "\(language.decimal((millimetres / large * 10).rounded() / 10)) \(unit.rawValue)"
  }
}
