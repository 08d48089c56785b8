import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The laps of a segment, one a row. Those of another style than the segment's stand out; where its style only says
/// that several were swum, those of another style than most of its laps, if most have one.
struct LapTable {
  let language: Language
  let segment: ShowSegment.Output

  var card: Element {
    let count = language.counted(segment.lapTable.count, lapForms)
    return Element(
      .disclosure, label: count, hint: language.say(cs: "Ukáže jednotlivé délky", en: "Shows the single laps"),
      isOn: true,
      children: [
        Element(.heading, language.say(cs: "Délky", en: "Laps"), type: .title)
      ] + chart + [
        Element(.table, count, type: .caption, children: [header] + segment.lapTable.map(row))
      ])
  }

  /// The time of each lap; a few laps need no picture. Excluded ones were no swimming.
  private var chart: [Element] {
    let laps = segment.lapTable.filter { !$0.marks.contains(.excluded) }
    guard laps.count >= LapTable.fewestForChart else { return [] }
    let points = laps.enumerated().map { index, lap in
      Chart.Point(
        x: index, y: lap.hundredths, xText: language.say(cs: "délka \(lap.lap)", en: "lap \(lap.lap)"),
        yText: language.time(lap.hundredths))
    }
    guard let fastest = points.min(by: { $0.y < $1.y }), let slowest = points.max(by: { $0.y < $1.y }) else {
      return []
    }
    return [
      Element(
        .chart, language.say(cs: "Tempo", en: "Pace"),
        label: language.say(
          cs:
            "Tempo po délkách: nejrychlejší \(fastest.xText) \(fastest.yText), nejpomalejší \(slowest.xText) \(slowest.yText)",
          en: "Pace lap by lap: fastest \(fastest.xText) \(fastest.yText), slowest \(slowest.xText) \(slowest.yText)"),
        type: .caption, color: segment.style.hue.text, chart: Chart(.line, points))
    ]
  }

  static let fewestForChart = 6

  private var hasStrokes: Bool { segment.lapTable.contains { $0.strokes != nil } }
  private var hasNotes: Bool { segment.lapTable.contains { !notes($0).isEmpty } }

  private func standsOut(_ lap: ShowSegment.LapRow) -> Bool {
    guard lap.marks.contains(.otherStyle) else { return false }
    guard segment.style == .mix || segment.style == .unknown else { return true }
    return mostSwum.map { $0 != lap.style } ?? false
  }

  /// The style of more than half of the laps.
  private var mostSwum: StrokeStyle? {
    StrokeStyle.allCases.first { style in
      segment.lapTable.count { $0.style == style } * 2 > segment.lapTable.count
    }
  }

  private var header: Element {
    var cells = [
      cell(language.say(cs: "Délka", en: "Lap"), .trailing), cell(language.say(cs: "Čas", en: "Time"), .trailing),
      cell(language.say(cs: "Styl", en: "Style"), .leading),
    ]
    if hasStrokes { cells.append(cell(language.say(cs: "Záběry", en: "Strokes"), .trailing)) }
    if hasNotes { cells.append(cell(language.say(cs: "Poznámka", en: "Note"), .leading)) }
    return Element(.tableHeader, children: cells)
  }

  private func cell(_ text: String, _ placement: Element.Placement) -> Element {
    Element(.text, text, placement: placement, type: .caption, color: Hue.secondary.text)
  }

  private func row(_ lap: ShowSegment.LapRow) -> Element {
    let isOther = standsOut(lap)
    var cells = [
      Element(.text, String(lap.lap), placement: .trailing, type: .body),
      Element(.text, language.time(lap.hundredths), placement: .trailing, type: .time),
      Element(
        .text, lap.style.name(language), placement: .leading, type: .body,
        color: isOther ? lap.style.hue.text : nil, fill: lap.style.hue.fill),
    ]
    if hasStrokes {
      let text = lap.strokes.map(String.init)
      cells.append(
        Element(
          .text, text ?? "–", label: text ?? language.say(cs: "neznámo", en: "not known"), placement: .trailing,
          type: .body))
    }
    let notes = notes(lap)
    if hasNotes {
      let needsJudgement = LapJudgement.awaits(lap)
      cells.append(
        Element(
          .text, notes.joined(separator: ", "), placement: .leading, type: .caption,
          color: needsJudgement ? Hue.warning.text : Hue.secondary.text, icon: needsJudgement ? .warning : nil))
    }
    let spoken =
      [
        language.say(cs: "délka \(lap.lap)", en: "lap \(lap.lap)"), language.spokenTime(lap.hundredths),
        lap.style.name(language),
      ] + notes
    return Element(.tableRow, label: spoken.joined(separator: ", "), children: cells)
  }

  private func notes(_ lap: ShowSegment.LapRow) -> [String] {
    var notes = lap.marks.filter { $0 != .otherStyle || standsOut(lap) }.map { note($0, lap) }
    if let rest = lap.rest {
      notes.append(language.say(cs: "odpočinek ", en: "rest ") + language.time(rest) + " s")
    }
    return notes
  }

  private func note(_ mark: ShowSegment.Mark, _ lap: ShowSegment.LapRow) -> String {
    switch mark {
    case .otherStyle: language.say(cs: "jiný styl", en: "other style")
    case .tooFast: language.say(cs: "příliš rychlá", en: "too fast")
    case .short: language.say(cs: "příliš krátká", en: "too short")
    case .long: language.say(cs: "nezvykle dlouhá", en: "unusually long")
    case .confirmed: language.say(cs: "potvrzena", en: "confirmed")
    case .merged: language.say(cs: "sloučena", en: "merged")
    case .estimated: language.say(cs: "odhad", en: "estimated")
    case .excluded: language.say(cs: "vyloučena", en: "excluded")
    case .edited:
      language.say(
        cs: "upraveno (hodinky: \(lap.detected.name(language)))", en: "edited (watch: \(lap.detected.name(language)))")
    }
  }

  private var lapForms: PluralForms {
    switch language {
    case .cs: PluralForms(one: "délka", few: "délky", many: "délky", other: "délek")
    case .en: PluralForms(one: "lap", other: "laps")
    }
  }
}
