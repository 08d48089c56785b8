import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// A table of the laps of a segment, one per row.
struct LapTable {
  private let language: Language
  private let segment: ShowSegment.Output
  private let notes: LapNotes
  private let hasStrokes: Bool
  private let hasNotes: Bool
  private let hasHeartRates: Bool
  /// Whether each row has a label with all its cells in one sentence, for assistive technology. On HTML pages,
  /// assistive technology reads the cells themselves.
  private let saysRows: Bool

  init(language: Language, segment: ShowSegment.Output, saysRows: Bool = true) {
    self.saysRows = saysRows
    self.language = language
    self.segment = segment
    let notes = LapNotes(language: language, segment: segment)
    self.notes = notes
    hasStrokes = segment.lapTable.contains { $0.strokes != nil }
    hasHeartRates = segment.lapTable.contains { $0.heartRate != nil || $0.groupHeartRate != nil }
    hasNotes = segment.lapTable.contains { $0.group != nil || !notes.notes($0).isEmpty }
  }

  var card: Element {
    Element(
      .disclosure, label: count, hint: language.say(cs: "Ukáže jednotlivé délky", en: "Shows the single laps"),
      isOn: true,
      children: [Element(.heading, language.say(cs: "Délky", en: "Laps"), type: .title)] + pictureAndTable)
  }

  var pictureAndTable: [Element] {
    chart + [Element(.table, count, type: .caption, children: [header] + segment.lapTable.compactMap(line))]
      + groups + sum
  }

  /// Notes that explain the estimated times of laps for which the file states only a total time.
  private var groups: [Element] {
    Set(segment.lapTable.compactMap { $0.group?.count }).sorted().map { count -> Element in
      let lengths = language.counted(count, .lengths)
      return .note(
        language.say(
          cs: "Odhad: soubor udává \(lengths) dohromady", en: "Estimated: the file tells \(lengths) together"))
    }
  }

  /// A note that explains why the times of the laps do not add up to the time of the segment. Empty if they do add up,
  /// or if the note on a lap already explains the difference.
  private var sum: [Element] {
    let laps = segment.lapTable
    let sum = laps.reduce(0) { $0 + $1.hundredths }
    guard sum < segment.hundredths,
      !laps.contains(where: { $0.marks.contains(.excluded) || $0.restHundredths != nil || $0.group != nil })
    else { return [] }
    let time = language.time(sum)
    return [
      Element(
        .text,
        language.say(
          cs: "Celkem \(time): délky jsou oříznuty na setiny, bez chvilek mezi nimi.",
          en: "Total \(time): laps are truncated to hundredths, without the moments between them."),
        type: .caption, color: Hue.secondary.text)
    ]
  }

  private var count: String { language.counted(segment.lapTable.count, .laps) }

  /// A chart of the times of the laps; empty if there are too few laps. Excluded laps are left out, because they were
  /// not actually swum, and laps of a group, because nobody measured their times.
  private var chart: [Element] {
    guard segment.lapTable.count >= LapTable.fewestForChart else { return [] }
    let laps = segment.lapTable.filter { !$0.marks.contains(.excluded) && $0.group == nil }
    guard laps.count >= LapTable.fewestForChart else { return [] }
    let points = laps.map { lap in
      Chart.Point(
        x: lap.lap, y: lap.hundredths, xText: language.say(cs: "délka ", en: "lap ") + String(lap.lap),
        yText: language.time(lap.hundredths))
    }
    // A lap that looks wrong is not called the fastest or slowest, unless all laps look wrong.
    let sure = zip(points, laps).filter { !LapJudgement.isDoubtful($1) }.map(\.0)
    let named = sure.isEmpty ? points : sure
    guard let fastest = named.min(by: { $0.y < $1.y }), let slowest = named.max(by: { $0.y < $1.y }) else {
      return []
    }
    return [
      Element(
        .chart, language.say(cs: "Tempo", en: "Pace"),
        label: language.say(
          cs:
            "Tempo po délkách: nejrychlejší \(fastest.xText) \(fastest.yText), nejpomalejší \(slowest.xText) \(slowest.yText)",
          en: "Pace lap by lap: fastest \(fastest.xText) \(fastest.yText), slowest \(slowest.xText) \(slowest.yText)"),
        type: .caption, color: segment.style.hue.text, chart: Chart(.line, points, y: .hundredths, better: .less))
    ]
  }

  static let fewestForChart = 6

  private var header: Element {
    var cells: [Element] = [
      cell(language.say(cs: "Délka", en: "Lap"), .trailing), cell(language.say(cs: "Čas", en: "Time"), .trailing),
      cell(language.say(cs: "Styl", en: "Style"), .leading),
    ]
    if hasStrokes { cells.append(cell(language.say(cs: "Záběry", en: "Strokes"), .trailing)) }
    if hasHeartRates { cells.append(cell(HeartWords(language: language).heartRate, .trailing)) }
    if hasNotes { cells.append(cell(language.say(cs: "Poznámka", en: "Note"), .leading)) }
    return Element(.tableHeader, children: cells)
  }

  private func cell(_ text: String, _ placement: Element.Placement) -> Element {
    .cell(text, placement, .caption, Hue.secondary.text)
  }

  /// Returns the row of a lap; nil if the lap has no row of its own. If the file states only the total time of a group
  /// of laps, the group has a single row, which is returned for its first lap.
  private func line(_ lap: ShowSegment.LapRow) -> Element? {
    guard let group = lap.group else { return row(lap) }
    let laps = segment.lapTable.filter { $0.group == group && $0.marks == lap.marks && $0.style == lap.style }
    // Laps that the user corrected one by one are shown one by one.
    guard laps.count == group.count else { return row(lap) }
    return lap.lap == group.first ? row(of: group, laps) : nil
  }

  private func row(of group: SwimLapRange, _ laps: [ShowSegment.LapRow]) -> Element {
    let numbers = "\(group.first)–\(group.last)"
    let count = language.counted(group.count, .laps)
    let time = language.time(laps[0].groupHundredths ?? 0)
    let style = laps[0].style
    let estimated = language.say(cs: "odhad", en: "estimated")
    var cells: [Element] = [
      .cell(numbers, .trailing, .body), .cell(time, .trailing, .time),
      .cell("\(count), \(style.lapName(language))", .leading, .body, fill: style.hue.fill),
    ]
    if hasStrokes {
      cells.append(
        Element(.text, "–", label: language.say(cs: "neznámo", en: "not known"), placement: .trailing, type: .body))
    }
    if hasHeartRates { cells.append(heartRate(laps[0].groupHeartRate)) }
    cells.append(.cell(estimated, .leading, .caption, Hue.secondary.text))
    return Element(
      .tableRow, label: saysRows ? [numbers, count, time, estimated].joined(separator: ", ") : nil, children: cells)
  }

  private func row(_ lap: ShowSegment.LapRow) -> Element {
    let isOther = notes.standsOut(lap)
    let hue = lap.style.hue
    var cells: [Element] = []
    cells.reserveCapacity(5)
    cells.append(.cell(String(lap.lap), .trailing, .body))
    cells.append(.cell(language.time(lap.hundredths), .trailing, .time))
    cells.append(.cell(lap.style.lapName(language), .leading, .body, isOther ? hue.text : nil, fill: hue.fill))
    if hasStrokes {
      cells.append(
        lap.strokes.map { .cell(String($0), .trailing, .body) }
          ?? Element(
            .text, "–", label: language.say(cs: "neznámo", en: "not known"), placement: .trailing, type: .body))
    }
    if hasHeartRates { cells.append(heartRate(lap.heartRate)) }
    let notes = hasNotes ? notes.notes(lap) : []
    if hasNotes {
      let needsJudgement = LapJudgement.awaits(lap)
      cells.append(
        Element(
          .text, notes.joined(separator: ", "), placement: .leading, type: .caption,
          color: needsJudgement ? Hue.warning.text : Hue.secondary.text, icon: needsJudgement ? .warning : nil))
    }
    return Element(.tableRow, label: saysRows ? spoken(lap, notes) : nil, children: cells)
  }

  private func heartRate(_ rate: HeartRateView?) -> Element {
    rate.map { .cell("\($0.average)", .trailing, .body) }
      ?? Element(.text, "–", label: language.say(cs: "neznámo", en: "not known"), placement: .trailing, type: .body)
  }

  private func spoken(_ lap: ShowSegment.LapRow, _ notes: [String]) -> String {
    let words = [
      language.say(cs: "délka \(lap.lap)", en: "lap \(lap.lap)"), language.spokenTime(lap.hundredths),
      lap.style.lapName(language),
    ]
    return (words + notes).joined(separator: ", ")
  }
}
