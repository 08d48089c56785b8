import KernelDomain
import KernelPresentation
import RunningApplication

/// A table that compares the shown run with another run. At the end of each kilometre, it shows by how much time the
/// shown run was ahead of the other one (`−18 s`) or behind it (`+2 s`).
struct GhostSection {
  let strings: RunningStrings
  /// The day of the run that the screen shows. `ghost` compares this run with another one.
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
