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

  /// Creates the map of a run. Wherever no position was recorded for about 30 seconds or more, the line has a gap.
  /// - Parameters:
  ///   - track: the run's positions.
  ///   - splits: the run's kilometres or miles, whose ends are marked, followed by the incomplete last one.
  init(strings: RunningStrings, track: ShowTrack.Output, splits: [RunSplitView] = []) {
    self.init(
      strings: strings,
      lines: track.lines.map { line in line.map { RouteMap.Position($0.latitude, $0.longitude) } })
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
  private var words: MapWords { MapWords(language: language, unit: strings.unit) }

  /// The map; nil if the run has no positions.
  var element: Element? {
    guard let first = lines.first?.first, let last = lines.last?.last else { return nil }
    let frame = MapFrame(lines)
    let marks =
      kilometres(frame) + [RouteMap.Mark(.start, first), RouteMap.Mark(endsHere ? .here : .end, last)]
    return Element(
      .map, strings.route, label: words.sentence(frame, from: first, to: last), type: .caption, color: Hue.accent.text,
      map: RouteMap(lines, marks: marks, bar: words.bar(frame)))
  }

  /// The map of several runs. It has no marks, such as those at starts and ends. Nil if there are no routes to draw.
  var everywhere: Element? {
    guard !lines.isEmpty else { return nil }
    let frame = MapFrame(lines)
    let (height, width) = (words.about(frame.reach.height), words.about(frame.reach.width))
    return Element(
      .map, strings.allRoutes,
      label: language.say(
        cs: "Trasy sahají \(height) od severu k jihu a \(width) od západu k východu",
        en: "The routes reach \(height) from north to south and \(width) from west to east"),
      type: .caption, color: Hue.accent.text,
      map: RouteMap(MapThinning(frame).thinned(lines), marks: [], bar: words.bar(frame)))
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
}
