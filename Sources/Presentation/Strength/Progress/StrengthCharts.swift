import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Presents a chart in four ways: as a picture, a sentence, a table and a sound.
struct StrengthCharts {
  let strings: StrengthStrings
  let catalog: UseCaseCatalog
  /// The first day that the charts show; nil for the latest points. The chart of muscles always shows four weeks. With a
  /// first day, the chart of a lift shows the best of each week instead of each day.
  var since: CivilDay?

  private var language: Language { strings.language }
  /// The profile's chart shows volumes in tonnes, as a week has thousands of kilograms.
  private var chartWords: StrengthChartStrings {
    StrengthChartStrings(strings: strings, hasTonnes: since != nil && strings.unit == .kilogram)
  }

  /// The minimum number of points for which a chart is shown.
  static let fewest = 2

  /// Returns the chart as an element.
  /// - Parameters:
  ///   - name: the chart.
  ///   - exercise: the exercise whose estimated one-repetition maxima the chart shows; nil for other charts.
  ///   - measure: the measure of the body that the chart shows; nil for other charts.
  func element(
    _ name: StrengthChart, of exercise: ExerciseID? = nil, measure: BodyMeasure.Kind? = nil
  ) throws(Failure) -> Element {
    let input = ShowChart.Input(
      name: name, exercise: exercise, since: name == .muscles ? nil : since, measure: measure,
      by: since != nil && name == .oneRepMax ? .week : nil)
    let shown = try catalog.call(ShowChart.self, input)
    // The chart of the most frequent exercise is named after it.
    let exercise = name == .oneRepMax && exercise == nil ? shown.exercise.map(strings.name) : nil
    let title = exercise ?? (since == nil ? chartWords.title(shown) : chartWords.shortTitle(shown))
    let omission = chartWords.omission(shown).map { [Element.note($0)] } ?? []
    guard shown.points.count >= StrengthCharts.fewest else {
      return .card(title, [.note(strings.notEnough)] + omission)
    }
    let picture = Element(
      .chart, label: chartWords.sentence(shown), type: .caption,
      color: name == .bodyWeight || name == .measure ? Hue.purple.text : Hue.accent.text,
      chart: chart(shown), unit: unit(shown),
      children: [numbers(shown)])
    let sum = since != nil && name == .volume ? chartWords.sum(shown.points).map { Element.note($0) } : nil
    return .card(title, [sum, figures(shown), picture, sound(title, input)].compactMap { $0 } + omission)
  }

  /// The unit of a chart's y axis; nil for numbers of sets.
  private func unit(_ shown: ShowChart.Output) -> String? {
    switch shown.name {
    case .muscles: nil
    case .measure: shown.points.last?.unit
    case .volume: chartWords.hasTonnes ? "t" : strings.unit.rawValue
    case .oneRepMax, .bodyWeight: strings.unit.rawValue
    }
  }

  /// The last value of a chart that is drawn as a line, and how it differs from the first; nil for other charts.
  private func figures(_ shown: ShowChart.Output) -> Element? {
    guard since != nil, shown.name.kind == .line, let facts = shown.facts else { return nil }
    let difference = chartWords.difference(from: facts.first, to: facts.last, shown.name)
    return Element(
      .statGrid, type: .heroNumber,
      children: [
        .stat(chartWords.figure(shown.name, facts.last), chartWords.value(facts.last, shown.name), type: .statNumber),
        .stat(
          language.say(cs: "Změna za období", en: "Change Over the Period"), difference.text,
          spoken: difference.spoken,
          color: shown.name == .oneRepMax && difference.isRise ? Hue.positive.text : nil),
      ])
  }

  // MARK: Picture, table, sound

  private func chart(_ shown: ShowChart.Output) -> Chart {
    let isBars = shown.name.kind == .bars
    let first = shown.points.first?.day?.daysSinceEpoch ?? 0
    let points = shown.points.enumerated().map { index, point in
      // The position of a bar on the x axis is a number. Weeks are numbered from the first one, including those without
      // values; muscles by their row in the table.
      let place = point.day.map { isBars ? ($0.daysSinceEpoch - first) / 7 + 1 : $0.daysSinceEpoch }
      return Chart.Point(
        x: place ?? index + 1,
        y: chartWords.drawn(point, shown.name),
        xText: chartWords.axisLabel(point, in: shown) ?? chartWords.rows(shown)[index][0],
        yText: chartWords.value(point, shown.name))
    }
    // Volumes are drawn as whole kilograms or pounds, all other values as thousandths: a kilogram is one of a tonne.
    let isWhole = shown.name == .volume && !chartWords.hasTonnes
    return Chart(
      isBars ? .bars : .line, points, x: isBars ? .items : .days, y: isWhole ? .number : .thousandths,
      better: shown.name == .oneRepMax && since == nil ? .more : nil)
  }

  private func numbers(_ shown: ShowChart.Output) -> Element {
    .numbers(
      language.say(cs: "Čísla obrázku", en: "The Picture's Numbers"), language, columns: chartWords.columns(shown),
      rows: chartWords.rows(shown))
  }

  /// Returns the player that plays the chart as sound. The sound is created only when the user plays it.
  private func sound(_ title: String, _ input: ShowChart.Input) -> Element {
    let text = "\(strings.listen): \(title)"
    let address = Route(path: "strength", ChartSound(input).description)
    let options = Destination.words(options: ["since": input.since?.description, "by": input.by?.rawValue])
    return Element(
      .audio, text,
      hint: language.say(
        cs: "Vyšší tón je vyšší hodnota; zleva doprava", en: "A higher pitch means a greater value, from left to right"),
      value: String(address.description.dropFirst(Route.scheme.count)), type: .caption,
      command: ShellCommand.recordbook(
        ["strength", "chart", input.name.rawValue.kebabCased]
          + [input.exercise?.text ?? input.measure?.rawValue.kebabCased].compactMap { $0 }
          + options + ["--wav"]))
  }
}
