import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen with the totals of runs by week, month or year, newest first.
struct RunSumsScreen: ScreenProvider {
  let pattern = RoutePattern("running/sums?by")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let unit: SumRuns.Unit = try request.query("by", valid: SumRuns.Unit.allCases.map(\.rawValue)) ?? .month
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = RunningStrings(language: request.language, units: settings.runUnits)
    let output = try catalog.call(SumRuns.self, SumRuns.Input(by: unit))
    return Screen(
      route: RunningDestinations.sums(unit).route, language: request.language, title: strings.sums,
      presentation: .stack, header: Header(.standard), layout: RunningStrings.layout, back: strings.backHome,
      content: [choice(unit, strings)] + content(output, strings))
  }

  private func choice(_ chosen: SumRuns.Unit, _ strings: RunningStrings) -> Element {
    Element(
      .segmentedControl, strings.sums, type: .body,
      children: SumRuns.Unit.allCases.map { unit in
        Element(.radio, strings.name(unit), isOn: unit == chosen, type: .body, to: RunningDestinations.sums(unit))
      })
  }

  private func content(_ output: SumRuns.Output, _ strings: RunningStrings) -> [Element] {
    guard output.sum.runs > 0 else {
      return [
        .empty(strings.noRunsThen, picture: "figure.run.road", [.button(strings.addRun, to: RunningDestinations.add)])
      ]
    }
    return [SumTable(strings: strings, output: output).table] + links(output, strings)
  }

  /// Returns links to the most recent years, and to the comparison of the last two periods.
  private func links(_ output: SumRuns.Output, _ strings: RunningStrings) -> [Element] {
    let years = Set(output.periods.flatMap { [$0.since.year, $0.until.year] }).sorted(by: >).prefix(10)
    let rows = years.map { year -> Element in
      .row(String(year), hint: strings.showsTheYear, to: RunningDestinations.year(year))
    }
    return [.section(strings.years, rows + [compare(output, strings)].compactMap { $0 })]
  }

  private func compare(_ output: SumRuns.Output, _ strings: RunningStrings) -> Element? {
    guard output.periods.count > 1 else { return nil }
    let last = output.periods.suffix(2).map { RunPeriodText.text($0, output.by) }
    return .row(strings.compare, hint: strings.comparesTheLast, to: RunningDestinations.compare(last[0], last[1]))
  }
}

/// A table with the totals of each period, newest first, and in its last row the totals of all periods.
struct SumTable {
  let strings: RunningStrings
  let output: SumRuns.Output

  private var hasAscent: Bool { output.sum.ascentCentimetres != nil }
  private var hasLoad: Bool { output.sum.load != nil }

  var table: Element {
    let columns =
      [strings.name(output.by), strings.runCount, strings.lengthTitle, strings.active, strings.paceTitle]
      + (hasAscent ? [strings.ascent] : []) + (hasLoad ? [strings.load] : []) + (hasMissing ? [""] : [])
    let rows = output.periods.reversed().map { row(strings.name($0, output.by), $0.sum) }
    return .table(
      columns: columns, texts: hasMissing ? [0, columns.count - 1] : [0], rows: rows + [row(strings.sum, output.sum)])
  }

  private var hasMissing: Bool { !strings.missing(output.sum).isEmpty }

  private func row(_ name: String, _ sum: RunSumView) -> (cells: [String], label: String?) {
    let ascent = hasAscent ? [sum.ascentCentimetres.map(strings.elevation) ?? "—"] : []
    let load = hasLoad ? [strings.load(sum)] : []
    let missing = hasMissing ? [strings.missing(sum)] : []
    return (
      [
        name, strings.language.number(sum.runs), strings.length(sum.lengthMillimetres),
        strings.time(sum.activeMilliseconds), strings.pace(sum.paceMilliseconds),
      ] + ascent + load + missing, nil
    )
  }
}
