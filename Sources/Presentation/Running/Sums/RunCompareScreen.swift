import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen that shows the totals of two periods side by side.
struct RunCompareScreen: ScreenProvider {
  let pattern = RoutePattern("running/compare?first&second")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = RunningStrings(language: request.language, units: settings.runUnits)
    let year = try catalog.call(ShowRunYear.self, ShowRunYear.Input()).year
    let first: RunPeriodText? = try request.query("first")
    let second: RunPeriodText? = try request.query("second")
    guard let first = first ?? RunPeriodText(String(year - 1)), let second = second ?? RunPeriodText(String(year))
    else {
      throw .invalidInput(field: "first", problem: .running(.noSpan))
    }
    let output = try catalog.call(CompareRuns.self, CompareRuns.Input(first: first.days, second: second.days))
    return Screen(
      route: RunningDestinations.compare(first.description, second.description).route, language: request.language,
      title: strings.compare, presentation: .stack, header: Header(.standard), layout: RunningStrings.layout,
      back: .back(strings.sums, to: RunningDestinations.sums(.month), request.language),
      content: [table(output, strings)] + [note(output, strings)].compactMap { $0 } + [others(year, strings)])
  }

  private func table(_ output: CompareRuns.Output, _ strings: RunningStrings) -> Element {
    let rows = strings.compared(output).map { (cells: $0, label: String?.none) }
    return .table(
      columns: ["", strings.days(output.first), strings.days(output.second), ""], texts: [0, 3], rows: rows)
  }

  private func note(_ output: CompareRuns.Output, _ strings: RunningStrings) -> Element? {
    output.through == true ? .note(strings.both(to: output.second.until)) : nil
  }

  /// Returns links to further comparisons: each of the last three years with the year before it.
  private func others(_ year: Int, _ strings: RunningStrings) -> Element {
    .section(
      strings.years,
      (0..<3).map { back in
        .row(
          "\(year - back - 1) – \(year - back)", hint: strings.comparesTheLast,
          to: RunningDestinations.compare(String(year - back - 1), String(year - back)))
      })
  }
}

extension RunningStrings {
  /// Says that both periods are counted only up to the same day of the year: `to Aug 14 of both`.
  func both(to day: CivilDay) -> String {
    let date = language.dayAndMonth(day)
    return language.say(cs: "do \(date) obou", en: "to \(date) of both")
  }

  /// Returns the rows of a table that compares two periods: in each row, the name of a quantity, its two values, and
  /// the difference.
  func compared(_ output: CompareRuns.Output) -> [[String]] {
    let (first, second, difference) = (output.first.sum, output.second.sum, output.difference)
    let length = length(Int64(difference.lengthMillimetres.magnitude))
    let time = time(Int64(difference.activeMilliseconds.magnitude))
    return [
      [
        runCount, language.number(first.runs), language.number(second.runs),
        self.difference(difference.runs, "\(difference.runs.magnitude)"),
      ],
      [
        lengthTitle, self.length(first.lengthMillimetres), self.length(second.lengthMillimetres),
        self.difference(Int(difference.lengthMillimetres), length),
      ],
      [
        active, self.time(first.activeMilliseconds), self.time(second.activeMilliseconds),
        self.difference(Int(difference.activeMilliseconds), time),
      ],
      [paceTitle, pace(first.paceMilliseconds), pace(second.paceMilliseconds), ""],
    ]
  }
}
