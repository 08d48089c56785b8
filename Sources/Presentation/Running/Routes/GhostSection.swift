import KernelDomain
import KernelPresentation
import RunningApplication

/// A table that shows at each kilometre how much longer a run took than another one.
struct GhostSection {
  let strings: RunningStrings
  /// The day of the shown run, which is compared with the other one.
  let day: CivilDay
  let ghost: RunGhostView

  private var language: Language { strings.language }

  var element: Element {
    let title = language.say(
      cs: "\(language.date(day)) proti \(language.date(ghost.againstDay))",
      en: "\(language.date(day)) against \(language.date(ghost.againstDay))")
    if ghost.kilometres.isEmpty {
      return .section(title, [.note(language.say(cs: "Kratší než kilometr", en: "Shorter than a kilometer"))])
    }
    let rows = ghost.kilometres.enumerated().map { index, difference in
      (
        cells: ["\(index + 1)", strings.signed(difference)],
        label: Optional("\(index + 1) km, \(strings.ahead(difference, of: ghost.againstDay))")
      )
    }
    return .section(title, [.table(columns: ["km", strings.differenceTitle], texts: [], rows: rows)])
  }
}
