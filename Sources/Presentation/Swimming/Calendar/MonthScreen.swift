package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen of a month. It shows the month's totals and, newest day first, every segment and every swim without
/// recorded lengths.
package struct MonthScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/months/MONTH")

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let month: CivilMonth = try request.part("MONTH")
    let output = try catalog.call(ShowMonth.self, ShowMonth.Input(month: month))
    return MonthScreen.screen(output, request.language)
  }

  private static func screen(_ output: ShowMonth.Output, _ language: Language) -> Screen {
    screen(output, language, content: MonthStrings(language: language).content(output))
  }

  static func screen(_ output: ShowMonth.Output, _ language: Language, content: [Element]) -> Screen {
    Screen(
      route: SwimmingDestinations.month(output.month).route, language: language,
      title: capitalized(language.month(output.month)),
      presentation: .stack, header: Header(.standard),
      layout: Layout(
        .groupedList, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: MonthStrings(language: language).back(output), toolbar: MonthStrings(language: language).toolbar(output),
      content: content)
  }
}

private struct MonthStrings {
  let language: Language

  func back(_ output: ShowMonth.Output) -> Element {
    let year = output.month.year
    return .back(
      String(year), spoken: language.say(cs: "rok \(year)", en: "year \(year)"), to: SwimmingDestinations.year(year),
      language)
  }

  func toolbar(_ output: ShowMonth.Output) -> [Element] {
    [(output.previousMonth, Icon.back), (output.nextMonth, Icon.forward)].compactMap { month, icon in
      month.map { other($0, icon) }
    }
  }

  private func other(_ month: CivilMonth, _ icon: Icon) -> Element {
    .link(icon, label: capitalized(language.month(month)), to: SwimmingDestinations.month(month))
  }

  func content(_ output: ShowMonth.Output) -> [Element] {
    let days = MonthSwim.days(of: output)
    if days.isEmpty {
      let text = language.say(cs: "Tento měsíc bez plavání", en: "No swims this month")
      return [Element(.emptyState, children: [Element(.heading, text, type: .title)])]
    }
    return [SwimTotal(output, days, language).card] + MonthChart(language: language, month: output).elements
      + days.keys.sorted(by: >).map { day in
        Element(
          .section, language.date(day), type: .title, fill: Hue.accent.fill, children: (days[day] ?? []).flatMap(rows))
      }
  }

  private func rows(_ swim: MonthSwim) -> [Element] {
    switch swim {
    case .segments(let segments): segments.map(row)
    case .lengthless(let swim): [LengthlessSwimLine(language: language, swim: swim).row]
    }
  }

  private func row(_ segment: ShowSegment.Output) -> Element {
    let line = SegmentLine(language: language, segment: segment)
    return Element(
      .row, label: line.spoken, hint: language.say(cs: "Ukáže úsek", en: "Shows the segment"),
      fill: segment.style.hue.fill, icon: .forward, to: SwimmingDestinations.segment(segment.segment),
      children: line.cells + [
        .identifier(segment.segment.description),
        SwimmingStrings(language: language).editStyleButton(segment.segment.description, line.spoken),
      ])
  }
}
