import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// A chart as a picture, a sentence, a table and a sound.
struct StrengthCharts {
  let words: StrengthWords
  let catalog: UseCaseCatalog

  private var language: Language { words.language }

  /// So many points are no chart.
  private static let fewest = 2

  /// - Parameter exercise: of the estimate of what could be lifted once.
  func element(_ name: StrengthChart, of exercise: ExerciseID? = nil) throws(Failure) -> Element {
    let input = ShowChart.Input(name: name, exercise: exercise)
    let shown = try catalog.call(ShowChart.self, input)
    let title = title(name)
    guard shown.points.count >= StrengthCharts.fewest else {
      return .section(title, [words.note(words.notEnough)])
    }
    let wav = try catalog.call(RenderChartAudio.self, input).wav
    let picture = Element(
      .chart, title, label: sentence(shown), type: .caption, color: Hue.accent.text, chart: chart(shown),
      children: [numbers(shown)])
    var children = [words.note(sentence(shown)), picture]
    if let wav { children.append(sound(wav, title, input)) }
    return .section(title, children)
  }

  func title(_ name: StrengthChart) -> String {
    switch name {
    case .volume: language.say(cs: "Objem za týden", en: "Volume a Week")
    case .oneRepMax: language.say(cs: "Maximum na 1 opakování (odhad)", en: "One-Rep Max (estimated)")
    case .muscles: language.say(cs: "Série na sval za 4 týdny", en: "Sets a Muscle, 4 Weeks")
    case .bodyWeight: words.bodyWeight
    }
  }

  // MARK: Values

  private func value(_ point: ChartPointView, _ name: StrengthChart) -> String {
    switch name {
    case .volume: words.volume(tenths: point.value)
    case .oneRepMax, .bodyWeight: words.mass(point.value)
    case .muscles: words.counted(halfSets: Int(clamping: point.value))
    }
  }

  private func place(_ point: ChartPointView) -> String {
    point.day.map { language.date($0) } ?? capitalized(words.muscle(point.name ?? ""))
  }

  /// First, last, lowest, highest; of muscles the one with most and the one with fewest.
  private func sentence(_ shown: ShowChart.Output) -> String {
    func told(_ point: ChartPointView) -> String { "\(value(point, shown.name)) (\(place(point)))" }
    if let facts = shown.facts {
      return language.say(
        cs: "První \(told(facts.first)), poslední \(told(facts.last)), nejnižší \(told(facts.lowest)), nejvyšší "
          + told(facts.highest),
        en: "First \(told(facts.first)), last \(told(facts.last)), lowest \(told(facts.lowest)), highest "
          + told(facts.highest))
    }
    guard let most = shown.points.first, let fewest = shown.points.last else { return "" }
    return language.say(
      cs: "Nejvíc \(told(most)), nejméně \(told(fewest))", en: "Most \(told(most)), fewest \(told(fewest))")
  }

  // MARK: Picture, table, sound

  private func chart(_ shown: ShowChart.Output) -> Chart {
    // A muscle has no place on an axis: it is counted, as the table's rows are.
    let points = shown.points.enumerated().map { index, point in
      Chart.Point(
        x: point.day?.daysSinceEpoch ?? index + 1,
        y: shown.name == .muscles ? Int(clamping: point.value / 2) : axis(point.value), xText: place(point),
        yText: value(point, shown.name))
    }
    return Chart(
      shown.name.kind == .bars ? .bars : .line, points, x: shown.name == .muscles ? .number : .days,
      better: shown.name == .bodyWeight ? nil : .more)
  }

  /// In whole units of hers, which the axis counts.
  private func axis(_ tenths: Int64) -> Int {
    switch words.unit {
    case .kilogram: Int(clamping: (tenths + 5) / 10)
    case .pound: Int(clamping: (Int128(tenths) * 10_000_000 + 22_679_618) / 45_359_237)
    }
  }

  private func numbers(_ shown: ShowChart.Output) -> Element {
    let first: String
    switch shown.name {
    case .volume: first = words.week
    case .oneRepMax, .bodyWeight: first = words.day
    case .muscles: first = words.muscle
    }
    return .numbers(
      language.say(cs: "Čísla obrázku", en: "The Picture's Numbers"), language, columns: [first, title(shown.name)],
      rows: shown.points.map { [place($0), value($0, shown.name)] })
  }

  private func sound(_ wav: String, _ title: String, _ input: ShowChart.Input) -> Element {
    let text = "\(words.listen): \(title)"
    return Element(
      .audio, text, label: text,
      hint: language.say(
        cs: "Vyšší tón je vyšší hodnota; zleva doprava", en: "A higher pitch is a greater value; from left to right"),
      value: "data:audio/wav;base64,\(wav)", type: .caption)
  }
}
