import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen of a year: its totals beside those of the previous year, its months, the longest run, the best efforts
/// and the shoes.
struct RunYearScreen: ScreenProvider {
  let pattern = RoutePattern("running/year/YEAR")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let year: Int = try request.part("YEAR")
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let output = try catalog.call(ShowRunYear.self, ShowRunYear.Input(year: year))
    let page = RunYearPage(
      strings: RunningStrings(language: request.language, units: settings.runUnits), output: output)
    return page.screen
  }
}

struct RunYearPage {
  let strings: RunningStrings
  let output: ShowRunYear.Output

  private var language: Language { strings.language }

  var screen: Screen {
    Screen(
      route: RunningDestinations.year(output.year).route, language: language, title: title, presentation: .stack,
      header: Header(.standard), layout: RunningStrings.layout, back: strings.backHome,
      content: (output.sum.runs == 0 ? [.note(strings.noRuns(in: output.year))] : year) + [others])
  }

  private var title: String {
    guard let through = output.through else { return String(output.year) }
    let date = language.dayAndMonth(through)
    return language.say(cs: "\(output.year), do \(date)", en: "\(output.year), to \(date)")
  }

  private var year: [Element] {
    [totals, months, longest, efforts, shoes].compactMap { $0 }
  }

  private var totals: Element {
    let sum = output.sum
    let missing = strings.missing(sum)
    let load = sum.load == nil ? nil : Element.fact(strings.load, strings.load(sum))
    let facts: [Element?] = [
      .fact(strings.runCount, strings.runsAndDays(sum)),
      .fact(
        strings.lengthTitle, strings.length(sum.lengthMillimetres), spoken: strings.spokenLength(sum.lengthMillimetres)),
      .fact(
        strings.active, strings.time(sum.activeMilliseconds), spoken: strings.spokenTime(sum.activeMilliseconds)),
      .fact(strings.paceTitle, strings.pace(sum.paceMilliseconds), spoken: strings.spokenPace(sum.paceMilliseconds)),
      sum.ascentCentimetres.map { .fact(strings.ascent, strings.elevation($0)) }, load,
      missing.isEmpty ? nil : .note(missing), .note(before),
    ]
    return .card(nil, facts.compactMap { $0 })
  }

  /// The totals of the previous year. If the shown year is not over yet, they are counted up to the same day of the
  /// year: `2024, to Aug 14: 33 runs, 406.40 km`.
  private var before: String {
    let sum = output.before.sum
    let date = language.dayAndMonth(output.before.until)
    let year =
      output.through == nil
      ? String(output.year - 1)
      : language.say(cs: "\(output.year - 1), do \(date)", en: "\(output.year - 1), to \(date)")
    return "\(year): \(strings.counted(sum.runs, .runs)), \(strings.length(sum.lengthMillimetres))"
  }

  private var months: Element {
    // Months to come have no sum yet.
    let known = output.months.prefix(output.through?.month ?? 12).enumerated()
    let points = known.map { index, sum in
      Chart.Point(
        x: index + 1, y: Int(sum.lengthMillimetres / (strings.units == .kilometres ? 1_000 : 1_609)),
        xText: language.monthName(index + 1), yText: strings.length(sum.lengthMillimetres))
    }
    let chart = Chart(.bars, points, x: .months, y: .thousandths, range: 1...12)
    let rows = known.map { index, sum in
      (
        cells: [
          language.monthNameShort(index + 1), language.number(sum.runs), strings.length(sum.lengthMillimetres),
          strings.time(sum.activeMilliseconds),
        ], label: String?.none
      )
    }
    return .section(
      strings.months,
      [
        Element(
          .chart, label: strings.lengthOfEachMonth, color: Hue.accent.text, chart: chart),
        .table(columns: [strings.name(.month), strings.runCount, strings.lengthTitle, strings.active], rows: rows),
      ])
  }

  private var longest: Element? {
    output.longest.map { .section(strings.longest, [strings.row($0)]) }
  }

  private var efforts: Element? {
    guard !output.efforts.isEmpty else { return nil }
    return .section(
      strings.bestOfTheYear,
      output.efforts.map { best in
        let effort = best.effort
        let star = best.record == true ? " ★" : ""
        let name = capitalized(strings.name(effort.distance))
        let record = best.record == true ? [strings.record] : []
        return Element(
          .row,
          label: ([name, strings.spokenEffortTime(effort), language.date(effort.day)] + record).joined(separator: ", "),
          hint: language.say(cs: "Ukáže běh", en: "Shows the run"), icon: .forward,
          to: RunningDestinations.run(effort.run),
          children: [
            .cell(name, .leading, .body), .cell(strings.effortTime(effort), .center, .time),
            .cell(language.date(effort.day) + star, .trailing, .caption, Hue.secondary.text),
          ])
      })
  }

  private var shoes: Element? {
    guard !output.shoes.isEmpty else { return nil }
    return .section(strings.shoesTitle, [ShoesTable(strings: strings, shoes: output.shoes).table])
  }

  private var others: Element {
    .section(
      nil,
      [
        .row(String(output.year - 1), hint: strings.showsTheYear, to: RunningDestinations.year(output.year - 1)),
        .row(
          strings.compare, "\(output.year - 1) – \(output.year)", hint: strings.comparesTheLast,
          to: RunningDestinations.compare(String(output.year - 1), String(output.year))),
      ])
  }
}
