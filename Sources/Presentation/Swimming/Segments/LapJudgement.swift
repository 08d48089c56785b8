import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Creates warnings about the laps of a segment that look wrong, each with the likely reason and the user's choices.
struct LapJudgement {
  let language: Language
  let segment: ShowSegment.Output

  /// Whether records omit the lap until the user decides about it.
  static func awaits(_ lap: ShowSegment.LapRow) -> Bool {
    (lap.marks.contains(.tooFast) || lap.marks.contains(.short)) && !lap.marks.contains(.confirmed)
      && !lap.marks.contains(.excluded)
  }

  /// Whether the lap looks wrong and the user has not confirmed that it is right.
  static func isDoubtful(_ lap: ShowSegment.LapRow) -> Bool {
    awaits(lap) || isLong(lap)
  }

  private static func isLong(_ lap: ShowSegment.LapRow) -> Bool {
    lap.marks.contains(.long) && !lap.marks.contains(.confirmed) && !lap.marks.contains(.excluded)
  }

  /// A card with the warnings about all laps that look wrong; empty if no lap does.
  var cards: [Element] {
    let warnings = segment.lapTable.indices.compactMap(warning)
    guard !warnings.isEmpty else { return [] }
    return [
      Element(.card, language.say(cs: "K posouzení", en: "To Review"), type: .title, children: warnings)
    ]
  }

  /// Returns the warning about a lap; nil if the lap looks right. If the lap is part of a lap that was split, all parts
  /// of that lap are judged and corrected together.
  private func warning(at index: Int) -> Element? {
    let lap = segment.lapTable[index]
    if index > 0, segment.lapTable[index - 1].lap == lap.lap { return nil }
    if LapJudgement.awaits(lap) {
      return warning(lap, reason(lap), [confirm(index), merge(index), exclude(index)])
    }
    return LapJudgement.isLong(lap) ? warning(lap, reason(lap), [split(lap), confirm(index)]) : nil
  }

  private func warning(_ lap: ShowSegment.LapRow, _ reason: String, _ actions: [Element?]) -> Element {
    let subject = language.say(cs: "Délka \(lap.lap)", en: "Lap \(lap.lap)") + ", "
    let style = lap.style.lapName(language) + " "
    return Element(
      .warning, subject + style + language.time(lap.hundredths) + ": " + reason,
      label: subject + style + language.spokenTime(lap.hundredths) + ": " + reason, type: .body,
      color: Hue.warning.text, icon: .warning, children: actions.compactMap { $0 })
  }

  private func reason(_ lap: ShowSegment.LapRow) -> String {
    let confirmFirst =
      lap.style.countsForRecords
      ? language.say(
        cs: " Do rekordů se nepočítá, dokud ji nepotvrdíte.", en: " It does not count for records until you confirm it."
      )
      : ""
    if lap.marks.contains(.tooFast) {
      return language.say(cs: "rychleji nikdo neplave.", en: "nobody swims that fast.") + confirmFirst
    }
    if lap.marks.contains(.short) {
      return language.say(
        cs: "mnohem kratší než ostatní, hodinky asi rozdělily jednu délku.",
        en: "much shorter than the others, the watch may have split one length in two.") + confirmFirst
    }
    let stillCounts = language.say(cs: " Do rekordů se počítá.", en: " It counts for records.")
    return language.say(
      cs: "mnohem delší než ostatní, hodinky asi přehlédly obrátku.",
      en: "much longer than the others, the watch may have missed a turn.")
      + (lap.style.countsForRecords ? stillCounts : "")
  }

  private func confirm(_ index: Int) -> Element? {
    button(
      language.say(cs: "Potvrdit", en: "Confirm"), language.say(cs: "Čas je správně", en: "The time is right"),
      ConfirmLaps.method, "confirm", originals(index...index))
  }

  private func exclude(_ index: Int) -> Element? {
    button(
      language.say(cs: "Vyloučit", en: "Exclude"), language.say(cs: "Nebylo to plavání", en: "It was not swimming"),
      ExcludeLaps.method, style: .destructive, "exclude", originals(index...index))
  }

  /// Returns a button that merges the lap with the previous or the next lap, whichever has the shorter time, because
  /// the merged laps are probably halves of one length. Laps that were split or excluded are not merged. Nil if the lap
  /// can be merged with neither.
  private func merge(_ index: Int) -> Element? {
    let rows = segment.lapTable
    let pairs = [index...index + 1, index - 1...index].filter { pair in
      rows.indices.contains(pair.lowerBound) && rows.indices.contains(pair.upperBound)
        && !rows[pair].contains { $0.marks.contains(.estimated) || $0.marks.contains(.excluded) }
    }
    let shortest = pairs.min { whole(rows[$0]) < whole(rows[$1]) }
    return shortest.flatMap { pair in
      button(
        language.say(cs: "Sloučit", en: "Merge"),
        language.say(cs: "Hodinky rozdělily jednu délku", en: "The watch split one length in two"),
        MergeLaps.method, "merge", originals(pair))
    }
  }

  private func whole(_ rows: ArraySlice<ShowSegment.LapRow>) -> Int {
    rows.reduce(0) { $0 + $1.hundredths }
  }

  /// Returns a button that splits the lap into two; nil if the lap was already merged or split.
  private func split(_ lap: ShowSegment.LapRow) -> Element? {
    guard !lap.marks.contains(.merged), !lap.marks.contains(.estimated) else { return nil }
    let text = language.say(cs: "Rozdělit na dvě", en: "Split in Two")
    return .link(
      text, label: "\(text): \(words(SwimLapRange(lap.lap)))",
      hint: language.say(cs: "Chybí v ní obrátka", en: "The watch missed a turn"),
      Action(
        SplitLap.method,
        ["segment": .text(segment.segment.description), "lap": .number(lap.lap), "into": .number(2)]), command: "swim",
      "split", segment.segment.description, "--lap", String(lap.lap), "--into", "2")
  }

  private func button(
    _ text: String, _ hint: String, _ method: String, style: Action.Style = .normal, _ command: String,
    _ laps: SwimLapRange?
  ) -> Element? {
    guard let laps else { return nil }
    let parameters: [String: Action.Parameter] = [
      "segment": .text(segment.segment.description), "laps": .numbers([laps.first, laps.last]),
    ]
    return .link(
      text, label: "\(text): \(words(laps))", hint: hint,
      color: style == .destructive ? Hue.destructive.text : Hue.accent.text, Action(method, parameters, style: style),
      command: "swim", command, segment.segment.description, "--laps", laps.text)
  }

  private func words(_ laps: SwimLapRange) -> String {
    SwimmingStrings(language: language).laps(laps)
  }

  /// Returns the laps, as the watch recorded them, that these rows represent; nil if there are none. The row of merged
  /// laps represents all recorded laps before those of the next row.
  private func originals(_ rows: ClosedRange<Int>) -> SwimLapRange? {
    let table = segment.lapTable
    let last = table[rows.upperBound].lap
    let next = rows.upperBound + 1 < table.count ? table[rows.upperBound + 1].lap : segment.laps.last + 1
    return SwimLapRange(table[rows.lowerBound].lap, max(last, next - 1))
  }
}
