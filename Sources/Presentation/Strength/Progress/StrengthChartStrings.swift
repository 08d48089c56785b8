import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The texts of a chart, both for the drawn chart and for its description in words.
struct StrengthChartStrings {
  let strings: StrengthStrings

  private var language: Language { strings.language }

  func title(_ shown: ShowChart.Output) -> String { title(shown.name, shown.measure) }

  func title(_ name: StrengthChart, _ measure: BodyMeasure.Kind? = nil) -> String {
    switch name {
    case .measure: measure.map(strings.name) ?? strings.measuresTitle
    case .volume: language.say(cs: "Objem za týden", en: "Volume per Week")
    case .oneRepMax: language.say(cs: "Maximum na 1 opakování (odhad)", en: "One-Rep Max (estimated)")
    case .muscles: language.say(cs: "Série na sval za 4 týdny", en: "Sets per Muscle, 4 Weeks")
    case .bodyWeight: language.say(cs: "Vývoj tělesné váhy", en: "Body Weight Over Time")
    }
  }

  func value(_ point: ChartPointView, _ name: StrengthChart) -> String {
    switch name {
    case .volume: strings.volume(tenths: point.value)
    case .oneRepMax: strings.mass(point.value)
    case .measure: strings.measure(thousandths: Int(clamping: point.value), point.unit ?? "")
    case .bodyWeight: point.weight.map(strings.weight) ?? strings.mass(point.value)
    case .muscles: strings.counted(halfSets: Int(clamping: point.value))
    }
  }

  /// Returns the value with which a point is drawn. It is rounded in the same way as the text of the point.
  func drawn(_ point: ChartPointView, _ name: StrengthChart) -> Int {
    switch name {
    case .volume: strings.whole(point.value)
    case .measure: Int(clamping: point.value)
    case .oneRepMax: strings.thousandths(tenths: point.value)
    case .bodyWeight: point.weight.map(strings.thousandths) ?? strings.thousandths(tenths: point.value)
    case .muscles: Int(clamping: point.value.multipliedReportingOverflow(by: 500).partialValue)
    }
  }

  /// Returns the kind of number on the chart's y axis: whole units for the weekly volume, and thousandths for all other
  /// charts.
  func scale(_ name: StrengthChart) -> Chart.Scale { name == .volume ? .number : .thousandths }

  /// Names the last value of a chart.
  func figure(_ name: StrengthChart) -> String {
    name == .oneRepMax ? title(name) : language.say(cs: "Naposledy", en: "Latest")
  }

  /// Returns the difference between two values of a chart with its sign, such as `+12.4 kg`, and whether it is a rise.
  func difference(
    from first: ChartPointView, to last: ChartPointView, _ name: StrengthChart
  ) -> (text: String, isRise: Bool) {
    let thousandths = drawn(last, name) - drawn(first, name)
    let sign = thousandths == 0 ? "" : thousandths > 0 ? "+" : "−"
    return (sign + language.thousandths(abs(thousandths)) + " " + strings.unit.rawValue, thousandths > 0)
  }

  /// Returns the short name of a week below its bar, such as `Nov 9`, or `Nov 2026` if the chart shows more than a year;
  /// nil for other charts.
  func axisLabel(_ point: ChartPointView, in shown: ShowChart.Output) -> String? {
    guard shown.name == .volume, let day = point.day, let first = shown.points.first?.day,
      let last = shown.points.last?.day
    else { return nil }
    return last.daysSinceEpoch - first.daysSinceEpoch < 365
      ? language.dayAndMonth(day) : language.monthShort(day.inMonth)
  }

  func place(_ point: ChartPointView) -> String {
    point.day.map { language.date($0) } ?? capitalized(strings.muscle(point.name ?? ""))
  }

  /// Returns a sentence that states the first, last, lowest and highest value of a chart. For the chart of muscles, the
  /// sentence names the muscles with the most and the fewest sets instead. For a single point, it contains only the
  /// point's value.
  func sentence(_ shown: ShowChart.Output) -> String {
    func summary(_ point: ChartPointView) -> String { "\(value(point, shown.name)) (\(place(point)))" }
    if let facts = shown.facts {
      return language.say(
        cs:
          "První \(summary(facts.first)), poslední \(summary(facts.last)), nejnižší \(summary(facts.lowest)), nejvyšší "
          + summary(facts.highest),
        en: "First \(summary(facts.first)), last \(summary(facts.last)), lowest \(summary(facts.lowest)), highest "
          + summary(facts.highest))
    }
    guard let most = shown.points.first, let fewest = shown.points.last else { return "" }
    // A single value is neither the most nor the fewest.
    if shown.points.count == 1 { return summary(most) }
    return language.say(
      cs: "Nejvíc \(summary(most)), nejméně \(summary(fewest))", en: "Most \(summary(most)), fewest \(summary(fewest))")
  }

  /// Says which sets or volumes are left out of the chart, and why; nil if nothing is left out.
  func omission(_ shown: ShowChart.Output) -> String? {
    if let without = shown.withoutMuscle {
      let names = without.exercises.map(strings.name).joined(separator: ", ")
      return language.say(cs: "Bez svalu: ", en: "Without a muscle: ") + strings.counted(without.sets, .sets)
        + " (\(names))"
    }
    return shown.withoutWeight.map { _ in
      if let first = shown.firstWeightDay.map({ language.date($0) }) {
        return language.say(
          cs: "První tělesná hmotnost je z \(first): starší série s vlastní vahou nemají objem.",
          en: "The first body weight is from \(first): earlier body-weight sets count no volume.")
      }
      return language.say(
        cs: "Zatím žádná tělesná hmotnost: série s vlastní vahou nemají objem.",
        en: "No body weight yet: body-weight sets count no volume.")
    }
  }

  // MARK: In lines

  func columns(_ shown: ShowChart.Output) -> [String] {
    let first =
      switch shown.name {
      case .volume: strings.week
      case .oneRepMax, .bodyWeight, .measure: strings.day
      case .muscles: strings.muscle
      }
    return [first, title(shown)]
  }

  func rows(_ shown: ShowChart.Output) -> [[String]] {
    shown.points.enumerated().map { index, point in
      let number = shown.name == .muscles ? "\(index + 1). " : ""
      return [number + place(point), value(point, shown.name)]
    }
  }
}
