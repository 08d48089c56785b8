import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// A map of a run's route, with a sentence that says how far the route extends.
struct RunRouteMap {
  let strings: RunningStrings
  /// The route as one or more unbroken lines.
  let lines: [[RouteMap.Position]]
  var endsHere = false
  /// The positions at which the runner completed each kilometre or mile, with its number, counted from 1.
  var passed: [(number: Int, at: RouteMap.Position)] = []

  /// The maximum number of positions that a map of a single run shows.
  static let most = 800
  /// The maximum time between two recorded positions that a line connects, in milliseconds. After a longer time, a new
  /// line begins.
  private static let silence: Int64 = 30_000

  /// Creates the map of a run. Wherever no position was recorded for about 30 seconds or more, the line has a gap.
  /// - Parameters:
  ///   - track: the run's positions.
  ///   - splits: the run's kilometres or miles, whose ends are marked, followed by the incomplete last one.
  init(strings: RunningStrings, track: ShowTrack.Output, splits: [RunSplitView] = []) {
    var lines: [[RouteMap.Position]] = []
    var last: Int64?
    let stride = track.timeMilliseconds.last.map { $0 / Int64(max(track.timeMilliseconds.count, 1)) } ?? 0
    for (index, time) in track.timeMilliseconds.enumerated() {
      guard let latitude = track.latitudes[index], let longitude = track.longitudes[index] else { continue }
      if lines.isEmpty || last.map({ time - $0 > RunRouteMap.silence + 2 * stride }) ?? false { lines.append([]) }
      lines[lines.count - 1].append(RouteMap.Position(latitude, longitude))
      last = time
    }
    if lines.isEmpty { lines = [track.route.map { RouteMap.Position($0[0], $0[1]) }] }
    self.init(strings: strings, lines: lines)
    passed = RunRouteMap.passed(splits, track)
  }

  /// Returns the number (from 1) of each split except the last one, with the first position that was recorded at or
  /// after the split's end. Omits splits without such a position.
  private static func passed(
    _ splits: [RunSplitView], _ track: ShowTrack.Output
  ) -> [(number: Int, at: RouteMap.Position)] {
    var passed: [(Int, RouteMap.Position)] = []
    var elapsed: Int64 = 0
    var index = 0
    let times = track.timeMilliseconds
    for (number, split) in splits.dropLast().enumerated() {
      elapsed += split.elapsedMilliseconds
      while index + 1 < times.count, times[index] < elapsed { index += 1 }
      guard times.indices.contains(index), let latitude = track.latitudes[index],
        let longitude = track.longitudes[index]
      else { continue }
      passed.append((number + 1, RouteMap.Position(latitude, longitude)))
    }
    return passed
  }

  init(strings: RunningStrings, lines: [[RouteMap.Position]], endsHere: Bool = false) {
    self.strings = strings
    self.lines = lines.filter { !$0.isEmpty }
    self.endsHere = endsHere
  }

  private var language: Language { strings.language }

  /// The map; nil if the run has no positions.
  var element: Element? {
    guard let first = lines.first?.first, let last = lines.last?.last else { return nil }
    let frame = MapFrame(lines)
    let marks =
      kilometres(frame) + [RouteMap.Mark(.start, first), RouteMap.Mark(endsHere ? .here : .end, last)]
    return Element(
      .map, strings.route, label: sentence(frame, from: first, to: last), type: .caption, color: Hue.accent.text,
      map: RouteMap(lines, marks: marks, bar: bar(frame)))
  }

  /// The map of several runs. It has no marks, such as those at starts and ends. Nil if there are no routes to draw.
  var everywhere: Element? {
    guard !lines.isEmpty else { return nil }
    let frame = MapFrame(lines)
    let (height, width) = (strings.about(frame.reach.height), strings.about(frame.reach.width))
    return Element(
      .map, strings.allRoutes,
      label: language.say(
        cs: "Trasy sahají \(height) od severu k jihu a \(width) od západu k východu",
        en: "The routes reach \(height) from north to south and \(width) from west to east"),
      type: .caption, color: Hue.accent.text,
      map: RouteMap(MapThinning(frame).thinned(lines), marks: [], bar: bar(frame)))
  }

  /// Returns the marks at whole kilometres or miles. If they would overlap, returns only every second, fifth, tenth or
  /// fiftieth one. Empty if even those would overlap.
  private func kilometres(_ frame: MapFrame) -> [RouteMap.Mark] {
    for step in [1, 2, 5, 10, 50] {
      let marks = passed.filter { $0.number % step == 0 }
      let places = marks.map { frame.place($0.at) }
      let isWide = zip(places, places.dropFirst()).allSatisfy { one, other in
        let (x, y) = (one.x - other.x, one.y - other.y)
        return x * x + y * y >= 70 * 70
      }
      if isWide { return marks.map { RouteMap.Mark(.kilometre, $0.at, number: $0.number) } }
    }
    return []
  }

  /// Returns the scale bar. It represents the longest round distance whose bar takes up at most a third of the
  /// picture's width.
  private func bar(_ frame: MapFrame) -> RouteMap.Bar {
    let room = frame.millimetresAcross / 3
    let lengths = RunRouteMap.roundLengths(strings.units)
    let fitting = lengths.last { Double($0.millimetres) <= room } ?? lengths[0]
    return RouteMap.Bar(fitting.millimetres, fitting.text)
  }

  /// Returns round distances for the scale bar, from the shortest to the longest.
  private static func roundLengths(_ units: RunUnits) -> [(millimetres: Int, text: String)] {
    func round(_ numbers: ClosedRange<Int>, _ millimetres: Double, _ unit: String) -> [(Int, String)] {
      numbers.flatMap { zeros in
        [1, 2, 5].map { digit in
          let number = (0..<zeros).reduce(digit) { number, _ in number * 10 }
          return (Int((Double(number) * millimetres).rounded()), "\(number) \(unit)")
        }
      }
    }
    return switch units {
    case .kilometres: round(1...2, 1_000, "m") + round(0...4, 1_000_000, "km")
    case .miles: round(1...3, 304.8, "ft").filter { $0.0 < 1_609_344 } + round(0...4, 1_609_344, "mi")
    }
  }

  /// Returns the map's label: a sentence that says how far the route extends, and how far its end is from its start.
  private func sentence(_ frame: MapFrame, from first: RouteMap.Position, to last: RouteMap.Position) -> String {
    let (height, width) = (strings.about(frame.reach.height), strings.about(frame.reach.width))
    let apart = MapFrame([[first, last]]).reach
    let distance = (apart.height * apart.height + apart.width * apart.width).squareRoot()
    // The route counts as closed if its ends are within 100 m and also near each other compared with its extent. A
    // straight route of 70 m is not closed.
    let isClosed = distance < 100_000 && distance * 5 <= max(frame.reach.height, frame.reach.width)
    let end =
      isClosed
      ? language.say(cs: "končí tam, kde začíná", en: "ends where it begins")
      : language.say(
        cs: "končí \(strings.about(distance)) od začátku", en: "ends \(strings.about(distance)) from its start")
    return language.say(
      cs: "Trasa sahá \(height) od severu k jihu a \(width) od západu k východu, \(end)",
      en: "The route reaches \(height) from north to south and \(width) from west to east, and \(end)")
  }
}

extension RunningStrings {
  /// Returns an approximate distance: rounded to tens of metres or feet or, from one kilometre or mile on, with one
  /// decimal.
  func about(_ millimetres: Double) -> String {
    let (small, large, name) = units == .kilometres ? (1_000.0, 1_000_000.0, "m") : (304.8, 1_609_344.0, "ft")
    let tens = Int((millimetres / small / 10).rounded()) * 10
    if Double(tens) * small < large { return "\(tens) \(name)" }
    return "\(language.decimal((millimetres / large * 10).rounded() / 10)) \(units.rawValue)"
  }
}
