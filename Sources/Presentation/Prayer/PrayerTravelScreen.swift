package import KernelApplication
import KernelDomain
package import KernelPresentation
import PrayerApplication
import PrayerDomain

/// The screen on which the user records journeys. Recording a journey does not excuse any prayer.
package struct PrayerTravelScreen: ScreenProvider {
  package let pattern = RoutePattern("prayer/travel")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let page = PrayerTravelPage(
      strings: PrayerStrings(language: request.language), shown: try catalog.call(ListJourneys.self, NoInput()))
    return Screen(
      route: request.route, language: request.language, title: page.strings.journeys, presentation: .stack,
      header: Header(.standard, subtitle: page.strings.travelHint), layout: PrayerStrings.layout,
      back: page.strings.backHome, content: page.content)
  }
}

private struct PrayerTravelPage {
  let strings: PrayerStrings
  let shown: ListJourneys.Output

  private var language: Language { strings.language }
  private var isTravelling: Bool { shown.journeys.contains { $0.until == nil } }

  var content: [Element] {
    let empty = shown.journeys.isEmpty ? [strings.note(language.say(cs: "Žádné cesty", en: "No journeys"))] : []
    return empty + [isTravelling ? end : begin]
      + (shown.journeys.isEmpty ? [] : [Element(.section, type: .title, children: shown.journeys.map(row))])
  }

  private var begin: Element {
    strings.button(
      language.say(cs: "Cesta začíná dnes", en: "A Journey Begins Today"), action: Action(SetTravel.method),
      command: ["prayer", "travel", "--from", "today"])
  }

  private var end: Element {
    strings.button(
      language.say(cs: "Cesta dnes končí", en: "The Journey Ends Today"), action: Action(EndTravel.method),
      command: ["prayer", "end-travel"])
  }

  private func row(_ journey: JourneyView) -> Element {
    let span = strings.span(journey)
    let remove = language.say(cs: "Odebrat cestu", en: "Remove the journey")
    return Element(
      .row, label: span,
      children: [
        Element(.text, span, placement: .leading, type: .body),
        Element(
          .button, label: "\(remove): \(span)", hint: remove, placement: .trailing, color: Hue.destructive.text,
          icon: Icon("trash"),
          action: Action(RemoveTravel.method, ["from": .text(journey.from.description)], style: .destructive),
          command: ShellCommand.recordbook("prayer", "remove-travel", journey.from.description)),
      ])
  }
}
