import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// A card about the heart rate during a swim: its average, its maximum, and a chart with a table of the chart's
/// numbers.
struct SwimHeartCard {
  let language: Language
  let output: ShowSwim.Output

  var elements: [Element] {
    guard let beats = output.heartBeats, beats.contains(where: { $0 > 0 }) else { return [] }
    return [.section(HeartWords(language: language).heartRate, facts + chart(beats) + [note, forget])]
  }

  /// The card for an exported page, on which the user can't delete the heart rate; nil if the heart rate is unknown.
  var exported: Element? {
    guard let beats = output.heartBeats, beats.contains(where: { $0 > 0 }) else { return nil }
    return .card(HeartWords(language: language).heartRate, facts + chart(beats) + [note])
  }

  private var facts: [Element] {
    guard let rate = output.heartRate else { return [] }
    return [
      Element(
        .statGrid,
        children: [
          Element(.stat, language.say(cs: "Průměr", en: "Average"), value: "\(rate.average)"),
          Element(.stat, language.say(cs: "Nejvyšší", en: "Highest"), value: "\(rate.highest)"),
        ])
    ]
  }

  /// Returns a chart of the heart rate over time, with gaps where the heart rate is unknown. Empty if fewer than two
  /// values are known.
  private func chart(_ beats: [Int]) -> [Element] {
    let step = Int(SwimHeartRate.binLength / 1_000)
    let points = beats.enumerated().filter { $0.element > 0 }.map { bin, rate in
      Chart.Point(
        x: bin * step * 100, y: rate, xText: SetStrings.minutes(seconds: bin * step), yText: "\(rate)")
    }
    guard points.count > 1, let least = points.map(\.y).min(), let most = points.map(\.y).max() else { return [] }
    var chart = Chart(.line, points, x: .hundredths, range: 0...beats.count * step * 100)
    chart.widestStep = step * 200
    return [
      Element(
        .chart, HeartWords(language: language).heartRate,
        label: language.say(cs: "Tep od \(least) do \(most)", en: "Heart rate from \(least) to \(most)"),
        type: .caption, color: Hue.destructive.text, chart: chart, children: [numbers(beats)])
    ]
  }

  /// Returns the table with the average and the highest heart rate of each minute.
  private func numbers(_ beats: [Int]) -> Element {
    let perMinute = Int(60_000 / SwimHeartRate.binLength)
    let rows = stride(from: 0, to: beats.count, by: perMinute).map { start -> [String] in
      let known = beats[start..<min(start + perMinute, beats.count)].filter { $0 > 0 }
      let mean = known.isEmpty ? "–" : "\((2 * known.reduce(0, +) + known.count) / (2 * known.count))"
      return [SetStrings.minutes(seconds: start * 5), mean, known.max().map(String.init) ?? "–"]
    }
    return .numbers(
      language.say(cs: "Tep po minutách", en: "Heart Rate by Minute"), language,
      columns: [
        language.say(cs: "Od", en: "From"), language.say(cs: "Průměr", en: "Average"),
        language.say(cs: "Nejvyšší", en: "Highest"),
      ], rows: rows)
  }

  private var forget: Element {
    let swim = output.swim.id.description
    return .link(
      language.say(cs: "Vymazat tep…", en: "Delete Heart Rate…"), color: Hue.destructive.text,
      Action(
        ForgetHeartRate.method, ["swim": .text(swim)], style: .destructive,
        confirmation: language.say(
          cs: "Vymazat tep tohoto tréninku navždy?", en: "Delete the heart rate of this swim permanently?")),
      command: "swim", "forget-heart-rate", swim)
  }

  private var note: Element {
    .note(
      language.say(
        cs: "Na zápěstí je tep ve vodě jen přibližný.", en: "At the wrist, the heart rate in water is rough."))
  }
}

/// The texts about the heart rate during sets and repetitions.
struct HeartWords {
  let language: Language

  var heartRate: String { language.say(cs: "Tep", en: "Heart Rate") }

  /// Returns the average and the highest heart rate: `heart rate 132, highest 151`.
  func rate(_ rate: HeartRateView) -> String {
    language.say(
      cs: "tep \(rate.average), nejvyšší \(rate.highest)", en: "heart rate \(rate.average), highest \(rate.highest)")
  }

  /// Returns by how much the heart rate fell during a rest: `after 30 s −17, after 60 s −31`.
  func recovery(_ recovery: HeartRecoveryView) -> String {
    [(30, recovery.halfMinute), (60, recovery.minute)].compactMap { seconds, fall in
      fall.map { fall in
        let change = fall > 0 ? "−\(fall)" : fall < 0 ? "+\(-fall)" : "0"
        return language.say(cs: "po \(seconds) s \(change)", en: "after \(seconds) s \(change)")
      }
    }.joined(separator: ", ")
  }

  func notes(_ rate: HeartRateView?, _ recovery: HeartRecoveryView?) -> [String] {
    [rate.map(self.rate), recovery.map(self.recovery)].compactMap { $0 }
  }
}
