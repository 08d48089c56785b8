package import KernelApplication
import KernelDomain
package import KernelPresentation
import PrayerApplication
import PrayerDomain

/// One of the steps that begin the feature. Whatever is entered is kept at once, and every step may be skipped.
package struct PrayerStepScreen: ScreenProvider {
  package let pattern: RoutePattern

  private let catalog: UseCaseCatalog
  private let step: PrayerStep

  package init(_ catalog: UseCaseCatalog, _ step: PrayerStep) {
    self.catalog = catalog
    self.step = step
    pattern = RoutePattern("prayer/onboarding/\(step.rawValue)")
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let words = PrayerWords(language: request.language)
    let chosen = try catalog.call(ShowCalculation.self, NoInput())
    let content =
      switch step {
      case .place: PrayerStepPage(words: words).place(chosen.place)
      case .calculation: try calculation(words, chosen)
      case .reminders: PrayerStepPage(words: words).reminders(try reminders())
      case .ready: PrayerStepPage(words: words).ready(chosen, try reminders())
      }
    return Screen(
      route: request.route, language: request.language, title: words.title(step), presentation: .fullScreenModal,
      header: Header(.standard, subtitle: words.subtitle(step)), layout: PrayerWords.layout,
      content: [words.dots(step.number)] + content + [ways(words, isDone: step != .place || chosen.place != nil)])
  }

  private func reminders() throws(Failure) -> [ReminderView] {
    try catalog.call(ListReminders.self, ListReminders.Input()).reminders
  }

  private func calculation(_ words: PrayerWords, _ chosen: ShowCalculation.Output) throws(Failure) -> [Element] {
    let today =
      chosen.place == nil ? nil : try catalog.call(ShowTimes.self, ShowTimes.Input()).days.first
    return PrayerStepPage(words: words).calculation(chosen, today)
  }

  /// - Parameter isDone: whether there is anything to continue with; else the step is skipped.
  private func ways(_ words: PrayerWords, isDone: Bool) -> Element {
    let before = step.before.map { PrayerRoutes.step($0) } ?? PrayerRoutes.welcome
    let back = words.button(words.back, route: before, command: ["show", before.description])
    guard let next = step.after else {
      let start = Element(
        .button, words.start, label: words.start, type: .body, route: PrayerRoutes.home,
        action: Action(
          UpdateSettings.method, [PrayerSettings.onboarded.name: .flag(true)], style: .primary),
        command: ShellCommand.recordbook("settings", "set", PrayerSettings.onboarded.commandName, "on"))
      return words.pair(back, start)
    }
    let route = PrayerRoutes.step(next)
    let forward = words.button(
      isDone ? words.next : words.skip, isPrimary: true, route: route, command: ["show", route.description])
    return words.pair(back, forward)
  }
}

extension PrayerStep {
  fileprivate var before: PrayerStep? { PrayerStep.allCases.last { $0.number < number } }
  fileprivate var after: PrayerStep? { PrayerStep.allCases.first { $0.number > number } }
}

/// What each step asks.
private struct PrayerStepPage {
  let words: PrayerWords
  private var controls: PrayerControls { PrayerControls(words: words) }
  private var language: Language { words.language }

  func place(_ place: PlaceName?) -> [Element] {
    [Element.card(nil, controls.current(place) + [controls.city, controls.coordinates])]
  }

  /// - Parameter today: nil without a place.
  func calculation(_ chosen: ShowCalculation.Output, _ today: DayOfTimes?) -> [Element] {
    let preview = today.map { today in
      [
        Element.card(
          language.say(cs: "Dnešní časy", en: "Today's Times"),
          today.events.map { event in
            .fact(words.name(event.event), event.at.map { words.moment($0, on: today.day) } ?? "—")
          })
      ]
    }
    return (preview ?? [controls.placeFirst]) + [
      controls.method(chosen.calculation), controls.school(chosen.calculation),
    ]
  }

  func reminders(_ reminders: [ReminderView]) -> [Element] {
    [Element.card(nil, [controls.atBegin(reminders)] + controls.service)]
  }

  func ready(_ chosen: ShowCalculation.Output, _ reminders: [ReminderView]) -> [Element] {
    let place = chosen.place.map { words.place($0) } ?? words.noPlace
    let method = chosen.calculation.map { [Element.fact(words.calculation, words.method(named: $0.method))] } ?? []
    let reminding =
      reminders.isEmpty ? language.say(cs: "žádné", en: "none") : words.counted(reminders: reminders.count)
    return [
      Element.card(
        nil, [.fact(words.placeTitle, place)] + method + [.fact(words.title(PrayerStep.reminders), reminding)])
    ]
  }
}
