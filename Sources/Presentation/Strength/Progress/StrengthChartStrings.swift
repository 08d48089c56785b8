import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The texts of a chart, both for the drawn chart and for its description in words.
struct StrengthChartStrings {
  let strings: StrengthStrings
  /// Whether volumes are in tonnes instead of kilograms.
  var hasTonnes = false

  private var language: Language { strings.language }

  func title(_ shown: ShowChart.Output) -> String { title(shown.name, shown.measure) }

  /// Returns the title of a chart on the profile, beside which its span is chosen: the name of what it shows.
  func shortTitle(_ shown: ShowChart.Output) -> String {
    switch shown.name {
    case .volume: strings.volume
    case .bodyWeight: strings.bodyWeight
    case .measure, .oneRepMax, .muscles: title(shown)
    }
  }

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
    case .volume: hasTonnes ? tonnes(point) : strings.volume(tenths: point.value)
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

  /// Returns a volume in tonnes, rounded to kilograms: `1.825 t`.
  private func tonnes(_ point: ChartPointView) -> String { language.thousandths(strings.whole(point.value)) + " t" }

  private static let weeks = Noun(cs: "týden", "týdny", "týdnů", en: "week", "weeks")

  /// Returns the sum of the weekly volumes, and how many weeks they cover: `83.2 t in 12 weeks`. Nil without a volume.
  func sum(_ points: [ChartPointView]) -> String? {
    guard let first = points.first?.day, let last = points.last?.day else { return nil }
    let tenths = points.reduce(0) { $0 + $1.value }
    let sum =
      strings.unit == .kilogram
      ? language.decimal((Double(tenths) / 1_000).rounded() / 10) + " t" : strings.volume(tenths: tenths)
    let weeks = strings.counted((last.daysSinceEpoch - first.daysSinceEpoch) / 7 + 1, StrengthChartStrings.weeks)
    return language.say(cs: "\(sum) za \(weeks)", en: "\(sum) in \(weeks)")
  }

  /// Names the last value of a chart.
  func figure(_ name: StrengthChart, _ last: ChartPointView) -> String {
    name == .oneRepMax
      ? title(name)
      : [language.say(cs: "Naposledy", en: "Latest"), last.day.map { language.date($0) }].compactMap { $0 }
        .joined(separator: ", ")
  }

  /// Returns the difference between two values of a chart, and whether it is a rise. Its text has an arrow, such as
  /// `↑ 12.4 kg`, and its spoken form a sign, such as `+12.4 kg`.
  func difference(
    from first: ChartPointView, to last: ChartPointView, _ name: StrengthChart
  ) -> (text: String, spoken: String, isRise: Bool) {
    let thousandths = drawn(last, name) - drawn(first, name)
    let size = language.thousandths(abs(thousandths)) + " " + strings.unit.rawValue
    if thousandths == 0 { return (size, size, false) }
    return thousandths > 0 ? ("↑ " + size, "+" + size, true) : ("↓ " + size, "−" + size, false)
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
