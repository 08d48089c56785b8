import KernelApplication
import KernelPresentation
import SwimmingApplication

/// Wording of cells that can't be read, in tables of results and of base times.
extension ResultRowProblem {
  /// - Parameter wanted: what would do in a column.
  static func words(
    _ rows: [ResultRowProblem], _ speech: Speech, wanted: (String, Speech) -> String
  ) -> MessageWords {
    let told = rows.map { $0.told(speech, wanted: wanted) }.joined(separator: "; ")
    return speech.words(
      cs: "nelze přečíst: \(told)", en: "cannot be read: \(told)",
      hint: speech.say(
        cs: "Nic se nenačetlo; opravte řádky a načtěte znovu.",
        en: "Nothing was imported; mend the lines and try again."))
  }

  /// `line 4, style: "sidestroke"`.
  private func told(_ speech: Speech, wanted: (String, Speech) -> String) -> String {
    guard let text else { return speech.say(cs: "chybí sloupec \(column)", en: "the column \(column) is missing") }
    let why =
      switch why {
      case .day: speech.say(cs: "takový den nepřichází v úvahu", en: "no day that can be meant")
      case nil: wanted(column, speech)
      }
    let shown =
      (text.isEmpty ? speech.say(cs: "prázdné", en: "empty") : "\"\(text)\"") + (why.isEmpty ? "" : " (\(why))")
    return speech.say(cs: "řádek \(line), \(column): \(shown)", en: "line \(line), \(column): \(shown)")
  }

  /// What would do in a column of a table of results.
  static func wanted(in column: String, _ speech: Speech) -> String {
    switch column {
    case "day": speech.say(cs: "den se píše 2025-08-19", en: "a day is written 2025-08-19")
    case "meet": speech.say(cs: "název závodů", en: "the meet's name")
    case "course": speech.say(cs: "bazén: lcm, scm, scy, 50, 25, 25yd", en: "a pool: lcm, scm, scy, 50, 25, 25yd")
    case "style":
      speech.say(
        cs: "na závodech kraul, znak, prsa, motýl a polohový závod: free, back, breast, fly, medley",
        en: "at meets free, back, breast, fly and medley")
    case "distance": speech.say(cs: "celý počet délek bazénu", en: "a whole number of lengths of the pool")
    case "time": speech.say(cs: "čas se píše 1:12.34", en: "a time is written 1:12.34")
    case "splits":
      speech.say(
        cs: "mezičasy se píší 50=34.10;100=1:12.34 a rostou až k výsledku",
        en: "splits are written 50=34.10;100=1:12.34, and grow up to the result")
    case "round": speech.say(cs: "písmena, například FIN", en: "letters, such as FIN")
    case "lead_off", "exhibition": speech.say(cs: "ano, nebo ne", en: "yes or no")
    case "points": speech.say(cs: "celé číslo 0–9999", en: "a whole number, 0–9999")
    default: ""
    }
  }

  /// What would do in a column of a table of base times.
  static func wantedOfBaseTimes(in column: String, _ speech: Speech) -> String {
    switch column {
    case "edition": speech.say(cs: "rok, například 2025", en: "a year, such as 2025")
    case "course": "lcm, scm"
    case "sex": "female, male"
    case "style": "freestyle, backstroke, breaststroke, butterfly, medley"
    case "distance": speech.say(cs: "metry", en: "metres")
    case "time": speech.say(cs: "čas se píše 1:12.34", en: "a time is written 1:12.34")
    default: ""
    }
  }
}
