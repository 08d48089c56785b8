import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The texts about official results, on screens and in the output of commands.
struct OfficialResultStrings {
  let language: Language
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  var title: String { language.say(cs: "Závody", en: "Meets") }
  var add: String { language.say(cs: "Přidat výsledky", en: "Add Results") }

  /// The field for the path of a file with the user's own base times, from which points are calculated.
  var baseTimesFile: Element {
    Element(
      .textField, language.say(cs: "Soubor se základními časy", en: "File of Base Times"),
      hint: language.say(
        cs: "Tabulka CSV: edition, course, sex, style, distance, time; pro body podle věku i age_from",
        en: "A CSV table: edition, course, sex, style, distance, time; for points by age also age_from"),
      value: "", type: .body, action: Action(ReplaceBaseTimes.method, input: Action.Input("path", .path)),
      command: ShellCommand.recordbook("swim", "base-times", "FILE"))
  }

  /// Returns the name of the event that was swum: `Kraul 100 m`, `Polohový závod 200 m`.
  func swim(_ result: OfficialResultView) -> String {
    shared.swim(result.style, Double(result.distance), result.unit)
  }

  func spokenSwim(_ result: OfficialResultView) -> String {
    shared.spokenSwim(result.style, Double(result.distance), result.unit)
  }

  /// Returns a remark to add to a time that is faster than anyone swims; empty for other times.
  func doubt(_ result: OfficialResultView) -> String { result.doubtful == true ? ", " + tooFast : "" }

  private var tooFast: String { language.say(cs: "tak rychle nikdo neplave", en: "nobody swims that fast") }

  /// Returns a row that shows an official result within a list of times that the watch recorded.
  /// - Parameters:
  ///   - result: the result.
  ///   - notes: texts to show next to the day.
  ///   - type: the text style in which the watch's times are shown.
  func row(_ result: OfficialResultView, _ notes: [String] = [], type: TypeToken = .time) -> Element {
    let mark = language.say(cs: "oficiálně", en: "official") + doubt(result)
    return Element(
      .row,
      label: ([spokenSwim(result), language.spokenTime(result.hundredths), mark, language.spokenDate(result.day)]
        + notes)
        .joined(separator: ", "), hint: language.say(cs: "Ukáže závody", en: "Shows the meets"),
      fill: result.style.hue.fill, icon: .forward, to: SwimmingDestinations.results,
      children: [
        .cell(swim(result), .leading, .body), .cell(language.time(result.hundredths), .center, type),
        .cell(
          ([language.date(result.day), mark] + notes).joined(separator: ", "), .trailing, .caption, Hue.secondary.text),
      ])
  }

  /// Returns notes that are shown next to an official time: its points, the time that the watch recorded, the round,
  /// and whether it was swum in a relay.
  func notes(_ result: OfficialResultView) -> [String] {
    [
      result.points.map(points), filePoints(result), watch(result), result.round.map(round),
      result.leadOff == true ? language.say(cs: "první úsek štafety", en: "lead-off of a relay") : nil,
      result.exhibition == true ? language.say(cs: "mimo soutěž", en: "out of competition") : nil,
      result.doubtful == true ? tooFast : nil,
      result.note.map { printableInLine($0) },
    ].compactMap { $0 }
  }

  func points(_ points: OfficialResultView.PointsView) -> String {
    let number = language.counted(points.points, .points)
    let table = language.say(cs: "tabulka \(points.edition)", en: "table of \(points.edition)")
    return "\(number) (\(table)"
      + (points.olderTable == true ? language.say(cs: ", novější není", en: ", there is no newer one") : "") + ")"
  }

  private func filePoints(_ result: OfficialResultView) -> String? {
    guard let summary = result.filePoints, summary != result.points?.points else { return nil }
    let number = language.counted(summary, .points)
    return result.fileTable.map { printable($0) }.map {
      language.say(cs: "\(number) podle \($0)", en: "\(number) by \($0)")
    }
      ?? language.say(cs: "\(number) podle výsledků", en: "\(number) by the results")
  }

  private func watch(_ result: OfficialResultView) -> String? {
    guard let watch = result.watchHundredths else { return nil }
    let time = language.time(watch)
    return watch < result.hundredths
      ? language.say(cs: "hodinky \(time), neoficiálně", en: "watch \(time), unofficial")
      : language.say(cs: "hodinky nejlépe \(time)", en: "watch at best \(time)")
  }

  /// Returns the name of a round of a meet. The round is given by its code in Lenex, a file format for meets, such as
  /// `FIN`. Returns an unknown code unchanged.
  private func round(_ code: String) -> String {
    switch code {
    case "PRE": language.say(cs: "rozplavba", en: "heat")
    case "SEM": language.say(cs: "semifinále", en: "semi-final")
    case "FIN": language.say(cs: "finále", en: "final")
    case "SOP", "SOS", "SOQ": language.say(cs: "rozplavání o postup", en: "swim-off")
    default: code
    }
  }

  /// Returns the cumulative times of a result at the walls: `50 m 34.90, 75 m 52.10`; nil if it has none.
  func splits(_ result: OfficialResultView) -> String? {
    guard !result.splits.isEmpty else { return nil }
    return result.splits.map {
      "\(language.distance(Double($0.distance), result.unit)) \(language.time($0.hundredths))"
    }
    .joined(separator: ", ")
  }

  func why(_ why: MeetSkip) -> String {
    switch why {
    case .noTime: language.say(cs: "bez času", en: "no time")
    case .didNotStart: language.say(cs: "nenastoupila", en: "did not start")
    case .didNotFinish: language.say(cs: "nedokončila", en: "did not finish")
    case .disqualified: language.say(cs: "diskvalifikace", en: "disqualified")
    case .withdrawn: language.say(cs: "odhlášena", en: "withdrawn")
    case .sick: language.say(cs: "nemoc", en: "sick")
    case .otherStatus: language.say(cs: "neznámý stav", en: "unknown status")
    case .technique: language.say(cs: "ploutve, nohy nebo jiná technika", en: "fins, kick or another technique")
    case .stroke: language.say(cs: "jiný než plavecký způsob", en: "not a stroke with records")
    case .course: language.say(cs: "volná voda nebo neznámý bazén", en: "open water, or a pool of unknown length")
    case .unknownEvent:
      language.say(cs: "soubor neudává disciplínu nebo den", en: "the file does not give its event or day")
    case .relayLeg: language.say(cs: "úsek štafety bez vlastního času", en: "a relay leg without a time of its own")
    case .distance: language.say(cs: "ne celý počet délek bazénu", en: "not a whole number of pool lengths")
    case .round: language.say(cs: "neznámé kolo", en: "an unknown round")
    case .day:
      language.say(cs: "den teprve bude, nebo je před rokem 1900", en: "a day in the future, or before 1900")
    case .namesake:
      language.say(
        cs: "stejné jméno i rok narození, ale soubor neudává den",
        en: "the same name and year of birth, but the file does not give the day")
    }
  }

  /// Returns the years of the tables of World Aquatics points that the book has: `2023–2026`.
  func tables(_ tables: [ListOfficialResults.Table]) -> String {
    tables.filter { !$0.editions.isEmpty }.map { table in
      let (first, last) = (table.editions[0], table.editions[table.editions.count - 1])
      let years = first == last ? "\(first)" : "\(first)–\(last)"
      return "\(shared.name(of: table.course)) \(years)"
    }.joined(separator: "; ")
  }
}
