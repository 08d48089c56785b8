import KernelDomain
import KernelPresentation
import SwimmingApplication

/// The totals of the swims in several months: the distance, the duration, and the numbers of swims and of days with
/// swims.
struct SwimTotal {
  let language: Language
  let months: [ShowYear.Month]
  /// The number of days in these months on which the user swam.
  let days: Int

  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  var card: Element {
    let (distance, unit) = months.distance
    let duration = Int(months.reduce(0) { $0 + $1.durationMilliseconds } / 1_000)
    return Element(
      .card, language.say(cs: "Celkem", en: "Total"), type: .title, fill: Hue.accent.fill,
      children: [
        Element(
          .text, language.distance(distance, unit), label: language.spokenDistance(distance, unit), type: .heroNumber),
        .fact(language.say(cs: "Tréninky", en: "Swims"), language.number(sum(\.swimCount))),
        .fact(language.say(cs: "Dny", en: "Days"), language.number(days)),
        .fact(
          language.say(cs: "Doba", en: "Duration"), language.duration(seconds: duration),
          spoken: language.spokenDuration(seconds: duration)),
      ] + lengthless)
  }

  /// The number and the total distance of swims without recorded lengths, and a note that explains them; empty if there
  /// are no such swims.
  private var lengthless: [Element] {
    let count = sum(\.lengthlessSwimCount)
    guard count > 0 else { return [] }
    let (swims, metres) = (language.counted(count, .swims), Double(sum(\.lengthlessMetres)))
    return [
      .fact(
        shared.withoutLengths, "\(swims), \(language.distance(metres, .metre))",
        spoken: "\(swims), \(language.spokenDistance(metres, .metre))"),
      Element(
        .text,
        language.say(
          cs: "V otevřené vodě, nebo hodinky délky nezaznamenaly: vzdálenost je ta ze souboru a rekordy ji nepočítají.",
          en:
            "In open water, or the watch recorded no lengths: the distance comes from the file and does not count for records."
        ),
        type: .caption, color: Hue.secondary.text),
    ]
  }

  private func sum(_ number: KeyPath<ShowYear.Month, Int>) -> Int {
    months.reduce(0) { $0 + $1[keyPath: number] }
  }
}

extension [ShowYear.Month] {
  /// The total distance: in yards if every swim was in a pool measured in yards, otherwise in metres.
  var distance: (Double, LengthUnit) {
    let swum = filter { $0.swimCount > 0 }
    let yards = swum.compactMap(\.yards)
    return swum.isEmpty || yards.count < swum.count
      ? (Double(reduce(0) { $0 + $1.metres }), .metre) : (Double(yards.reduce(0, +)), .yard)
  }
}

extension SwimmingStrings {
  var withoutLengths: String { language.say(cs: "Bez délek", en: "Without Lengths") }
}
