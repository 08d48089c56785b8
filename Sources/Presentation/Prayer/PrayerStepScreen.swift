package import KernelApplication
import KernelDomain
package import KernelPresentation
import PrayerApplication
import PrayerDomain

/// A screen of the introduction to the feature. What the user enters is saved at once, and every step can be skipped.
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
    let strings = PrayerStrings(language: request.language)
    let chosen = try catalog.call(ShowCalculation.self, NoInput())
    let content =
      switch step {
      case .place: PrayerStepPage(strings: strings).place(chosen.place)
      case .calculation: try calculation(strings, chosen)
      case .reminders: PrayerStepPage(strings: strings).reminders(try reminders())
      case .ready: PrayerStepPage(strings: strings).ready(chosen, try reminders())
      }
    return Screen(
      route: request.route, language: request.language, title: strings.title(step), presentation: .fullScreenModal,
      header: Header(.standard, subtitle: strings.subtitle(step)), layout: PrayerStrings.layout,
      content: [strings.dots(step.number)] + content + [ways(strings, isDone: step != .place || chosen.place != nil)])
  }

  private func reminders() throws(Failure) -> [ReminderView] {
    try catalog.call(ListReminders.self, ListReminders.Input()).reminders
  }

  private func calculation(_ strings: PrayerStrings, _ chosen: ShowCalculation.Output) throws(Failure) -> [Element] {
    let today =
      chosen.place == nil ? nil : try catalog.call(ShowTimes.self, ShowTimes.Input()).days.first
    return PrayerStepPage(strings: strings).calculation(chosen, today)
  }

  /// Returns the buttons that lead to the previous and the next step.
  /// - Parameter isDone: whether the user has answered the step's question; if not, the button says Skip instead of
  ///   Next.
  private func ways(_ strings: PrayerStrings, isDone: Bool) -> Element {
    let before = step.before.map { PrayerDestinations.step($0) } ?? PrayerDestinations.welcome
    let back = Element.link(strings.back, color: nil, to: before)
    guard let next = step.after else {
      let start = Element(
        .button, strings.start, type: .body, route: PrayerDestinations.home.route,
        action: Action(
          UpdateSettings.method, [PrayerSettings.onboarded.name: .flag(true)], style: .primary),
        command: ShellCommand.recordbook("settings", "set", PrayerSettings.onboarded.commandName, "on"))
      return strings.pair(back, start)
    }
    return strings.pair(
      back, strings.primary(isDone ? strings.next : strings.skip, to: PrayerDestinations.step(next)))
  }
}

extension PrayerStep {
  fileprivate var before: PrayerStep? { PrayerStep.allCases.last { $0.number < number } }
  fileprivate var after: PrayerStep? { PrayerStep.allCases.first { $0.number > number } }
}

/// The controls on each step of the introduction.
private struct PrayerStepPage {
  let strings: PrayerStrings
  private var controls: PrayerControls { PrayerControls(strings: strings) }
  private var language: Language { strings.language }

  func place(_ place: PlaceName?) -> [Element] {
    [Element.card(nil, controls.current(place) + [controls.city, controls.coordinates])]
  }

  /// Returns the controls of the step about the calculation.
  /// - Parameters:
  ///   - chosen: the calculation in force, and the methods to choose from.
  ///   - today: today's times, as a preview; nil if no place is set.
  func calculation(_ chosen: ShowCalculation.Output, _ today: DayOfTimes?) -> [Element] {
    let preview = today.map { today in
      [
        Element.card(
          language.say(cs: "Dnešní časy", en: "Today's Times"),
          today.events.map { event in
            .fact(strings.name(event.event), event.at.map { strings.moment($0, on: today.day) } ?? "—")
          })
      ]
    }
    return (preview ?? [controls.placeFirst]) + [
      controls.method(chosen.calculation, methods(chosen)), allMethods, controls.school(chosen.calculation),
    ]
  }

  /// Returns the names of the methods to choose from: the first twelve (those made for the place, followed by the most
  /// widely used ones) and the method in force.
  private func methods(_ chosen: ShowCalculation.Output) -> [String] {
    let first = chosen.methods.prefix(12)
    let others = chosen.methods.dropFirst(first.count)
    return first + others.filter { $0 == chosen.calculation?.method }
  }

  private var allMethods: Element {
    .link(language.say(cs: "Všechny metody", en: "All Methods"), to: PrayerDestinations.settings(.method))
  }

  func reminders(_ reminders: [ReminderView]) -> [Element] {
    [Element.card(nil, [controls.atBegin(reminders)] + controls.service)]
  }

  func ready(_ chosen: ShowCalculation.Output, _ reminders: [ReminderView]) -> [Element] {
    let place = chosen.place.map { strings.place($0) } ?? strings.noPlace
    let method = chosen.calculation.map { [Element.fact(strings.calculation, strings.method(named: $0.method))] } ?? []
    let reminding =
      reminders.isEmpty ? language.say(cs: "žádné", en: "none") : language.counted(reminders.count, .reminders)
    return [
      Element.card(
        nil, [.fact(strings.placeTitle, place)] + method + [.fact(strings.title(PrayerStep.reminders), reminding)])
    ]
  }
}
