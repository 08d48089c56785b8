import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The laps that look wrong, what that means, and what the swimmer can do about each.
struct LapJudgement {
  let language: Language
  let segment: ShowSegment.Output

  /// Whether the lap is kept out of records until she says more.
  static func awaits(_ lap: ShowSegment.LapRow) -> Bool {
    (lap.marks.contains(.tooFast) || lap.marks.contains(.short)) && !lap.marks.contains(.confirmed)
      && !lap.marks.contains(.excluded)
  }

  /// One card, or none where nothing looks wrong.
  var cards: [Element] {
    let warnings = segment.lapTable.indices.compactMap(warning)
    guard !warnings.isEmpty else { return [] }
    return [
      Element(.card, language.say(cs: "K posouzení", en: "To Review"), type: .title, children: warnings)
    ]
  }

  private func warning(at index: Int) -> Element? {
    let lap = segment.lapTable[index]
    if LapJudgement.awaits(lap) {
      return warning(lap, reason(lap), [confirm(lap), merge(index), exclude(lap)].compactMap { $0 })
    }
    let isLong = lap.marks.contains(.long) && !lap.marks.contains(.confirmed) && !lap.marks.contains(.excluded)
    return isLong ? warning(lap, reason(lap), [split(lap), confirm(lap)]) : nil
  }

  private func warning(_ lap: ShowSegment.LapRow, _ reason: String, _ actions: [Element]) -> Element {
    let subject = language.say(cs: "Délka \(lap.lap)", en: "Lap \(lap.lap)") + ", "
    let style = lap.style.name(language) + " "
    return Element(
      .warning, subject + style + language.time(lap.hundredths) + ": " + reason,
      label: subject + style + language.spokenTime(lap.hundredths) + ": " + reason, type: .body,
      color: Hue.warning.text, icon: .warning, children: actions)
  }

  private func reason(_ lap: ShowSegment.LapRow) -> String {
    let confirmFirst =
      lap.style.countsForRecords
      ? language.say(
        cs: " Do rekordů se nepočítá, dokud ji nepotvrdíte.", en: " It counts for no record until you confirm it.")
      : ""
    if lap.marks.contains(.tooFast) {
      return language.say(cs: "rychleji nikdo neplave.", en: "nobody swims faster.") + confirmFirst
    }
    if lap.marks.contains(.short) {
      return language.say(
        cs: "mnohem kratší než ostatní, hodinky asi rozdělily jednu délku.",
        en: "much shorter than the others, the watch may have cut one in two.") + confirmFirst
    }
    let stillCounts = language.say(cs: " Do rekordů se počítá.", en: " It counts for records.")
    return language.say(
      cs: "mnohem delší než ostatní, hodinky asi přehlédly obrátku.",
      en: "much longer than the others, the watch may have missed a turn.")
      + (lap.style.countsForRecords ? stillCounts : "")
  }

  private func confirm(_ lap: ShowSegment.LapRow) -> Element {
    button(
      language.say(cs: "Potvrdit", en: "Confirm"), language.say(cs: "Čas je správně", en: "The time is right"),
      Action(ConfirmLaps.method, parameters(LapRange(lap.lap))), "confirm", LapRange(lap.lap))
  }

  private func exclude(_ lap: ShowSegment.LapRow) -> Element {
    button(
      language.say(cs: "Vyloučit", en: "Exclude"), language.say(cs: "Nebylo to plavání", en: "It was no swimming"),
      Action(ExcludeLaps.method, parameters(LapRange(lap.lap)), style: .destructive), "exclude",
      LapRange(lap.lap))
  }

  /// With the lap after, or before where it is the last; an estimated lap is not merged back.
  private func merge(_ index: Int) -> Element? {
    let first = index + 1 < segment.lapTable.count ? index : index - 1
    guard first >= 0, !segment.lapTable[first...first + 1].contains(where: { $0.marks.contains(.estimated) }),
      let laps = LapRange(segment.lapTable[first].lap, lastOriginal(first + 1))
    else { return nil }
    return button(
      language.say(cs: "Sloučit", en: "Merge"),
      language.say(cs: "Hodinky rozdělily jednu délku", en: "The watch cut one length in two"),
      Action(MergeLaps.method, parameters(laps)), "merge", laps)
  }

  private func split(_ lap: ShowSegment.LapRow) -> Element {
    let text = language.say(cs: "Rozdělit na dvě", en: "Split in Two")
    return Element(
      .button, text, label: "\(text): \(words(LapRange(lap.lap)))",
      hint: language.say(cs: "Chybí v ní obrátka", en: "It lacks a turn"), type: .body,
      color: Hue.accent.text,
      action: Action(
        SplitLap.method,
        ["segment": .text(segment.segment.description), "lap": .number(lap.lap), "into": .number(2)]),
      command: ShellCommand.recordbook(
        "split", segment.segment.description, "--lap", String(lap.lap), "--into", "2"))
  }

  private func button(_ text: String, _ hint: String, _ action: Action, _ command: String, _ laps: LapRange) -> Element
  {
    Element(
      .button, text, label: "\(text): \(words(laps))", hint: hint, type: .body,
      color: action.style == .destructive ? Hue.destructive.text : Hue.accent.text, action: action,
      command: ShellCommand.recordbook(
        command, segment.segment.description, "--laps", "\(laps.first)-\(laps.last)"))
  }

  private func parameters(_ laps: LapRange) -> [String: Action.Parameter] {
    ["segment": .text(segment.segment.description), "laps": .numbers([laps.first, laps.last])]
  }

  private func words(_ laps: LapRange) -> String {
    SwimmingWords(language: language).laps(laps)
  }

  /// The last of the original laps that a row stands for: a merged row stands for all up to the next one.
  private func lastOriginal(_ index: Int) -> Int {
    let own = segment.lapTable[index].lap
    let next = index + 1 < segment.lapTable.count ? segment.lapTable[index + 1].lap : segment.laps.last + 1
    return max(own, next - 1)
  }
}
