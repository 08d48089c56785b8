import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Creates the charts of a run's pace and elevation.
struct RunCharts {
  let strings: RunningStrings
  let profile: ShowRunProfile.Output
  /// The data for the chart of the run's heart rate; nil if the heart rate is unknown.
  var bins: ShowCharts.Output?

  private var language: Language { strings.language }

  /// Returns the charts of pace and elevation over the distance, one below the other, with the mean pace and the total
  /// ascent and descent. Nil if fewer than two paces are known.
  func stack(_ shown: ShowRun.Output) -> Element? {
    let laps = lapTicks(shown)
    let pace = pace(over: .distance).map { chart in
      Element(
        .chart, strings.paceTitle, label: strings.described(chart, strings.paceTitle),
        value: strings.pace(shown.paceMilliseconds),
        color: Hue.accent.text, chart: chart.ticked(laps))
    }
    guard let pace else { return nil }
    return Element(
      .chartStack, label: strings.paceAndElevation,
      children: [pace, elevation(shown), heartRate(shown)].compactMap { $0 })
  }

  /// Returns the distances from the start at which the laps begin, in thousandths of a kilometre or mile. Omits the
  /// first lap, and those that begin at an unknown distance.
  private func lapTicks(_ shown: ShowRun.Output) -> [Int] {
    var length: Int64 = 0
    return shown.laps.dropLast().map(\.lengthMillimetres).prefix { $0 != nil }.map { lap in
      length += lap ?? 0
      return Int(Double(length) / (strings.units == .kilometres ? 1_000 : 1_609.344))
    }
  }

  private func elevation(_ shown: ShowRun.Output) -> Element? {
    let unit = strings.units == .kilometres ? "m" : "ft"
    let perUnit = strings.units == .kilometres ? 100.0 : 30.48
    let points = profile.lengthMillimetres.indices.compactMap { index in
      profile.elevationCentimetres[index].map { elevation in
        let value = Int((Double(elevation) / perUnit).rounded())
        return Chart.Point(
          x: thousandths(index), y: value, xText: strings.length(profile.lengthMillimetres[index]),
          yText: strings.elevation(Int64(elevation)))
      }
    }
    guard points.count > 1 else { return nil }
    let chart = Chart(.area, points, x: .thousandths, range: 0...thousandths(profile.lengthMillimetres.count - 1))
    let climbs = [("↑", shown.ascentCentimetres), ("↓", shown.descentCentimetres)]
      .compactMap { mark, climb in climb.map { "\(mark) \(strings.elevation($0))" } }
    return Element(
      .chart, strings.elevationTitle, label: strings.described(chart, strings.elevationTitle),
      value: climbs.isEmpty ? nil : climbs.joined(separator: " "), color: Hue.secondary.text,
      chart: chart.ticked(lapTicks(shown)), unit: unit)
  }

  /// Returns the chart of the lowest and highest heart rate in each part of the run; nil if there are fewer than two
  /// values to draw.
  private func heartRate(_ shown: ShowRun.Output) -> Element? {
    guard let bins, let rate = shown.heartRate else { return nil }
    let points = bins.bins.flatMap { bin -> [Chart.Point] in
      guard let start = bin.startMillimetres else { return [] }
      let x = Int(Double(start) / (strings.units == .kilometres ? 1_000 : 1_609.344))
      let ends = bin.heartRate.map { $0[0] == $0[1] ? [$0[0]] : $0 } ?? []
      return ends.map {
        Chart.Point(x: x, y: Int($0), xText: strings.length(start), yText: "\($0)")
      }
    }
    guard points.count > 1 else { return nil }
    let chart = Chart(
      .line, points, x: .thousandths,
      range: 0...max(1, Int(Double(bins.lengthMillimetres) / (strings.units == .kilometres ? 1_000 : 1_609.344))))
    return Element(
      .chart, strings.heartRate, label: strings.described(chart, strings.heartRate),
      value: language.say(
        cs: "průměr \(rate.average), nejvyšší \(rate.maximum)", en: "average \(rate.average), highest \(rate.maximum)"),
      color: Hue.destructive.text, chart: chart.ticked(lapTicks(shown)))
  }

  /// The quantity that is plotted on the x axis of a chart of paces.
  enum Base {
    case distance, time
  }

  /// Returns the chart of the pace, in which faster paces are higher. Nil if fewer than two paces are known. Paces
  /// slower than twice the median are drawn as twice the median. Otherwise, very slow paces, as when the runner stands
  /// still, would flatten the rest of the line.
  func pace(over base: Base) -> Chart? {
    let known = profile.paceMilliseconds.compactMap { $0 }.sorted()
    guard known.count > 1 else { return nil }
    let slowest = 2 * known[known.count / 2]
    let unit = strings.units == .kilometres ? 1_000.0 : 1_000_000 / 1_609.344
    let points = profile.paceMilliseconds.indices.compactMap { index in
      profile.paceMilliseconds[index].map { pace in
        Chart.Point(
          x: base == .distance ? thousandths(index) : Int(profile.elapsedMilliseconds[index] / 10),
          y: Int((Double(min(pace, slowest)) / unit).rounded()),
          xText: base == .distance
            ? strings.length(profile.lengthMillimetres[index]) : strings.time(profile.elapsedMilliseconds[index]),
          yText: strings.pace(pace))
      }
    }
    let end =
      base == .distance
      ? thousandths(profile.lengthMillimetres.count - 1) : Int((profile.elapsedMilliseconds.last ?? 0) / 10)
    return Chart(.line, points, x: base == .distance ? .thousandths : .hundredths, y: .pace, range: 0...max(end, 1))
  }

  /// Returns the distance from the start at a point of the profile, in thousandths of a kilometre or mile.
  private func thousandths(_ index: Int) -> Int {
    Int(Double(profile.lengthMillimetres[index]) / (strings.units == .kilometres ? 1_000 : 1_609.344))
  }
}

extension RunningStrings {
  /// Describes a chart in words by its lowest and highest values or, for a pace, the slowest and the fastest:
  /// `Pace from 6:10 /km to 5:02 /km`.
  func described(_ chart: Chart, _ name: String) -> String {
    let least = chart.points.min { $0.y < $1.y }?.yText ?? ""
    let most = chart.points.max { $0.y < $1.y }?.yText ?? ""
    let (from, to) = chart.y == .pace ? (most, least) : (least, most)
    return language.say(cs: "\(name): od \(from) do \(to)", en: "\(name) from \(from) to \(to)")
  }
}

extension Chart {
  /// Returns a copy of the chart in which the given values of `x` are marked by ticks.
  func ticked(_ ticks: [Int]) -> Chart {
    var chart = self
    chart.ticks = ticks.isEmpty ? nil : ticks
    return chart
  }
}
