import KernelApplication
import KernelPresentation
import SwimmingApplication

/// The texts about unreadable cells in tables that the user imports: tables of official results, of base times for
/// points, and of standards.
extension ResultRowProblem {
  /// Returns a text that lists the problems.
  /// - Parameters:
  ///   - rows: the problems, each about a cell that can't be read.
  ///   - localizer: the language.
  ///   - wanted: returns a description of a column's valid values.
  static func words(
    _ rows: [ResultRowProblem], _ localizer: MessageLocalizer, wanted: (String, MessageLocalizer) -> String
  ) -> MessageText {
    let summary = rows.map { $0.summary(localizer, wanted: wanted) }.joined(separator: "; ")
    return localizer.localized(
      cs: "nelze přečíst: \(summary)", en: "cannot be read: \(summary)",
      hint: localizer.say(
        cs: "Nic se nenačetlo; opravte řádky a načtěte znovu.",
        en: "Nothing was imported; correct the lines and try again."))
  }

  /// States the line and the column of the cell, what it contains and, if that is known, which values are valid: `line
  /// 4, style: "sidestroke"`. If the column is missing, says so instead.
  private func summary(_ localizer: MessageLocalizer, wanted: (String, MessageLocalizer) -> String) -> String {
    guard let text else { return localizer.say(cs: "chybí sloupec \(column)", en: "the column \(column) is missing") }
    let why =
      switch why {
      case .day: localizer.say(cs: "takový den nepřichází v úvahu", en: "not a possible day")
      case nil: wanted(column, localizer)
      }
    let shown =
      (text.isEmpty ? localizer.say(cs: "prázdné", en: "empty") : "\"\(text)\"") + (why.isEmpty ? "" : " (\(why))")
    return localizer.say(cs: "řádek \(line), \(column): \(shown)", en: "line \(line), \(column): \(shown)")
  }

  /// Describes the valid values of a column in a table of results.
  static func wanted(in column: String, _ localizer: MessageLocalizer) -> String {
    switch column {
    case "day": localizer.say(cs: "den se píše 2025-08-19", en: "a day is written 2025-08-19")
    case "meet": localizer.say(cs: "název závodů", en: "the meet's name")
    case "course": localizer.say(cs: "bazén: lcm, scm, scy, 50, 25, 25yd", en: "a pool: lcm, scm, scy, 50, 25, 25yd")
    case "style":
      localizer.say(
        cs: "na závodech kraul, znak, prsa, motýl a polohový závod: free, back, breast, fly, medley",
        en: "at meets free, back, breast, fly and medley")
    case "distance": localizer.say(cs: "celý počet délek bazénu", en: "a whole number of lengths of the pool")
    case "time": localizer.say(cs: "čas se píše 1:12.34", en: "a time is written 1:12.34")
    case "splits":
      localizer.say(
        cs: "mezičasy se píší 50=34.10;100=1:12.34 a rostou až k výsledku",
        en: "splits are written 50=34.10;100=1:12.34, and grow up to the result")
    case "round": localizer.say(cs: "písmena, například FIN", en: "letters, such as FIN")
    case "lead_off", "exhibition": localizer.say(cs: "ano, nebo ne", en: "yes or no")
    case "points": localizer.say(cs: "celé číslo 0–9999", en: "a whole number, 0–9999")
    default: ""
    }
  }

  /// Describes the valid values of a column in a table of standards.
  static func wantedOfStandards(in column: String, _ localizer: MessageLocalizer) -> String {
    switch column {
    case "name": localizer.say(cs: "název, nejvýš 60 písmen", en: "a name of at most 60 letters")
    case "age_from", "age_to": localizer.say(cs: "věk 0–120, nebo nic", en: "an age, 0–120, or nothing")
    default: wantedOfAgeBases(in: column, localizer)
    }
  }

  /// Describes the valid values of a column in a table of base times by age.
  static func wantedOfAgeBases(in column: String, _ localizer: MessageLocalizer) -> String {
    switch column {
    case "age_from": localizer.say(cs: "18, nebo od 25 po pěti letech", en: "18, or from 25 on in steps of 5")
    case "course": "lcm, scm, scy, other-33.33yd"
    case "distance": localizer.say(cs: "násobek 25", en: "a multiple of 25")
    default: wantedOfBaseTimes(in: column, localizer)
    }
  }

  /// Describes the valid values of a column in a table of base times.
  static func wantedOfBaseTimes(in column: String, _ localizer: MessageLocalizer) -> String {
    switch column {
    case "edition": localizer.say(cs: "rok, například 2025", en: "a year, such as 2025")
    case "course": "lcm, scm"
    case "sex": "female, male"
    case "style": "freestyle, backstroke, breaststroke, butterfly, medley"
    case "distance": localizer.say(cs: "metry", en: "metres")
    case "time": localizer.say(cs: "čas se píše 1:12.34", en: "a time is written 1:12.34")
    default: ""
    }
  }
}
