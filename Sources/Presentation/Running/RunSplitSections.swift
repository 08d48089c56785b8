import KernelPresentation
import RunningApplication
import RunningDomain

/// Which divisions of a run are listed: its kilometres or miles, its laps, or both.
package enum RunSplitChoice: String, CaseIterable, LosslessStringConvertible, Sendable {
  case kilometres, laps, all

  package init?(_ description: String) { self.init(rawValue: description) }
  package var description: String { rawValue }
}

/// The sections with the splits and the laps of a run. If the run has both, and `choice` is not `all`, only the chosen
/// table is shown, after a control that changes the choice.
struct RunSplitSections {
  let strings: RunningStrings
  let shown: ShowRun.Output
  let choice: RunSplitChoice

  var all: [Element] {
    let splits = strings.units == .kilometres ? shown.kilometres : shown.miles
    let kilometres = splits.isEmpty ? nil : SplitTable(strings: strings, splits: splits).table
    let laps = LapTable(strings: strings, laps: shown.laps).table
    guard let kilometres, let laps, choice != .all else {
      return [kilometres.map { .section(strings.splits, [$0]) }, laps.map { .section(strings.laps, [$0]) }]
        .compactMap { $0 }
    }
    return [.section(strings.splits, [switcher, choice == .laps ? laps : kilometres])]
  }

  private var switcher: Element {
    let choices: [(RunSplitChoice, String)] = [
      (.kilometres, strings.wholeUnits), (.laps, "\(strings.laps) \(shown.laps.count)"),
    ]
    return Element(
      .segmentedControl, strings.splits, type: .body,
      children: choices.map { choice, name in
        Element(
          .radio, name, isOn: choice == self.choice, type: .body,
          to: RunningDestinations.run(shown.run.id, splits: choice, against: shown.ghost?.against))
      })
  }
}
