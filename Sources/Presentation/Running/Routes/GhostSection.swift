import KernelDomain
import KernelPresentation
import RunningApplication

/// A table that compares two runs. For each kilometre, it shows how much longer one run took up to there than the
/// other.
struct GhostSection {
  let strings: RunningStrings
  /// The day of the run that the screen shows, which is compared with the run in `ghost`.
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
