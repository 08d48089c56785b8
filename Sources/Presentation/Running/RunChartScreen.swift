import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen with the charts of a run's elevation, pace and heart rate, plotted over time or distance, and a table of
/// the run's splits.
struct RunChartScreen: ScreenProvider {
  let pattern = RoutePattern("running/run/ID/chart?by")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let (strings, run) = try catalog.shownRun(request)
    let axis: ShowCharts.Axis = try request.query("by", valid: ShowCharts.Axis.allCases.map(\.rawValue)) ?? .length
    let output = try catalog.call(ShowCharts.self, ShowCharts.Input(run: run.run.id, by: axis))
    let charts = BinCharts(strings: strings, output: output, axis: axis, laps: run.laps)
    let splits = RunSplitSections(strings: strings, shown: run, choice: .all).all
    return Screen(
      route: RunningDestinations.chart(run.run.id, by: axis).route, language: request.language,
      title: strings.charts, presentation: .stack, header: Header(.standard, subtitle: strings.title(run.run)),
      layout: RunningStrings.layout,
      back: .back(strings.title(run.run), to: RunningDestinations.run(run.run.id), request.language),
      content: [choice(axis, run.run.id, strings)] + charts.elements + splits)
  }

  private func choice(_ axis: ShowCharts.Axis, _ run: RunID, _ strings: RunningStrings) -> Element {
    Element(
      .segmentedControl, strings.charts, type: .body,
      children: [(ShowCharts.Axis.length, strings.byDistance), (.time, strings.byTime)].map { other, name in
        Element(.radio, name, isOn: other == axis, type: .body, to: RunningDestinations.chart(run, by: other))
      })
  }
}

/// Creates the charts of a run from bins, which are consecutive parts of the run of equal distance or duration.
private struct BinCharts {
  let strings: RunningStrings
  let output: ShowCharts.Output
  let axis: ShowCharts.Axis
  let laps: [RunLapView]

  private var isMetric: Bool { strings.units == .kilometres }

  /// The charts. If the run has no elevation, no known distance over time or no heart rate, a note below the charts says
  /// so.
  var elements: [Element] {
    guard !output.bins.isEmpty else { return [.note(strings.tooShortForAChart)] }
    let elevation = chart(
      strings.elevationTitle, Hue.secondary.text, ends(\.elevation, elevationPoint), unit: isMetric ? "m" : "ft")
    let pace = chart(strings.paceTitle, Hue.accent.text, paces, y: .pace)
    let heart = chart(strings.heartRate, Hue.destructive.text, ends(\.heartRate, heartPoint))
    let hasLength = output.bins.contains { $0.startMillimetres != nil }
    let missing = [
      elevation == nil ? strings.withoutElevation : nil, hasLength ? nil : strings.withoutPace,
      heart == nil ? strings.withoutHeartRate : nil,
    ].compactMap { $0 }
    let stack = Element(
      .chartStack, label: strings.charts, children: [elevation, pace, heart].compactMap { $0 })
    return (stack.children.isEmpty ? [] : [stack]) + missing.map { .note($0) }
  }

  private func chart(
    _ title: String, _ color: ColorToken, _ points: [Chart.Point], y: Chart.Scale = .number, unit: String? = nil
  ) -> Element? {
    guard points.count > 1 else { return nil }
    let chart = Chart(.line, points, x: axis == .length ? .thousandths : .hundredths, y: y, range: 0...end)
      .ticked(lapTicks)
    return Element(.chart, title, label: strings.described(chart, title), color: color, chart: chart, unit: unit)
  }

  /// The value at which the x axis ends, in the unit of the axis. On an axis of time, the last bin is drawn with the
  /// width of the previous one.
  private var end: Int {
    if axis == .length { return max(1, place(0, output.lengthMillimetres)) }
    let starts = output.bins.map(\.startMilliseconds)
    let step = starts.count > 1 ? starts[starts.count - 1] - starts[starts.count - 2] : 0
    return max(1, place((starts.last ?? 0) + step, 0))
  }

  private func place(_ milliseconds: Int64, _ millimetres: Int64) -> Int {
    axis == .time ? Int(milliseconds / 10) : Int(Double(millimetres) / (isMetric ? 1_000 : 1_609.344))
  }

  private func point(_ bin: ShowCharts.Bin, _ y: Int, _ text: String) -> Chart.Point {
    // All bins of equal distance begin at a known distance.
    let length = bin.startMillimetres ?? 0
    return Chart.Point(
      x: place(bin.startMilliseconds, length), y: y,
      xText: axis == .time ? strings.time(bin.startMilliseconds) : strings.length(length), yText: text)
  }

  /// Returns two points for each bin: one for its lowest and one for its highest value. If both values are equal,
  /// returns only one point for the bin.
  /// - Parameters:
  ///   - values: returns the lowest and the highest value of a bin; nil if they are unknown.
  ///   - make: creates the point for a value of a bin.
  private func ends<Value: Equatable>(
    _ values: (ShowCharts.Bin) -> [Value]?, _ make: (ShowCharts.Bin, Value) -> Chart.Point
  ) -> [Chart.Point] {
    output.bins.flatMap { bin in
      let ends = values(bin) ?? []
      return (ends.count == 2 && ends[0] == ends[1] ? [ends[0]] : ends).map { make(bin, $0) }
    }
  }

  private func elevationPoint(_ bin: ShowCharts.Bin, _ centimetres: Int32) -> Chart.Point {
    point(
      bin, Int((Double(centimetres) / (isMetric ? 100 : 30.48)).rounded()), strings.elevation(Int64(centimetres)))
  }

  private func heartPoint(_ bin: ShowCharts.Bin, _ beats: Int16) -> Chart.Point { point(bin, Int(beats), "\(beats)") }

  /// A point for the pace of each bin, in seconds per kilometre or mile.
  private var paces: [Chart.Point] {
    output.bins.compactMap { bin in
      bin.speed.map { speed in
        let pace = (1_000_000_000 + speed / 2) / max(speed, 1)
        return point(
          bin, Int((Double(pace) / (isMetric ? 1_000 : 1_000_000 / 1_609.344)).rounded()), strings.pace(pace))
      }
    }
  }

  private var lapTicks: [Int] {
    var length: Int64 = 0
    var active: Int64 = 0
    return laps.dropLast().prefix { axis == .time || $0.lengthMillimetres != nil }.map { lap in
      length += lap.lengthMillimetres ?? 0
      active += lap.activeMilliseconds
      return place(active, length)
    }
  }
}
