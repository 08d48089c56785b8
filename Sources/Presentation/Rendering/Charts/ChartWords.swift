import KernelDomain
import KernelPresentation

/// What is said below a picture of numbers.
struct ChartWords {
  let language: Language

  /// Which way is better, and what lies beyond the picture; nil where there is nothing to tell.
  func notes(_ frame: ChartFrame) -> String? {
    let notes = [direction(frame.chart), beyond(frame.outliers)].compactMap { $0 }
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }

  private func direction(_ chart: Chart) -> String? {
    switch chart.better {
    case .less: language.say(cs: "Níže je lépe.", en: "Lower is better.")
    case .more: language.say(cs: "Výše je lépe.", en: "Higher is better.")
    case nil: nil
    }
  }

  private static let named = 3

  /// The first few are named.
  private func beyond(_ outliers: [Chart.Point]) -> String? {
    if outliers.isEmpty { return nil }
    let named = outliers.prefix(ChartWords.named).map { "\($0.yText) (\($0.xText))" }.joined(separator: ", ")
    let more = outliers.count - ChartWords.named
    let rest = more > 0 ? language.say(cs: " a další: \(more)", en: " and \(more) more") : ""
    return language.say(cs: "Mimo obrázek: ", en: "Beyond the picture: ") + named + rest + "."
  }

  // MARK: A heat map

  /// From the least to the most, the days without anything first.
  func legend(_ levels: HeatLevels) -> [String] {
    let bounds = levels.bounds.map { levels.label($0, language) }
    return [language.say(cs: "nic", en: "none")] + bounds.map { language.say(cs: "do \($0)", en: "to \($0)") }
      + [language.say(cs: "více", en: "more")]
  }
}
