import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Elements that several screens of prayer have.
extension PrayerStrings {
  func button(
    _ text: String, label: String? = nil, hint: String? = nil, isPrimary: Bool = false, route: Route? = nil,
    action: Action? = nil, command: [String]
  ) -> Element {
    Element(
      .button, text, label: label ?? text, hint: hint, type: .body, fill: isPrimary ? Hue.accent.fill : nil,
      route: route, action: action, command: ShellCommand.recordbook(command))
  }

  /// The button that closes what is laid over Home.
  var doneButton: Element {
    Element(
      .button, done, label: done, hint: language.say(cs: "Zpět na dnešní modlitby", en: "Back to today's prayers"),
      placement: .trailing, type: .body, color: Hue.accent.text, route: PrayerRoutes.home,
      command: ShellCommand.recordbook("prayer"))
  }

  var backHome: Element {
    Element(
      .button, feature, label: language.say(cs: "Zpět: Modlitby", en: "Back: Prayers"), placement: .leading,
      type: .body, color: Hue.accent.text, icon: .back, route: PrayerRoutes.home,
      command: ShellCommand.recordbook("prayer"))
  }

  var settingsButton: Element {
    Element(
      .button, label: settings, placement: .trailing, color: Hue.accent.text, icon: .settings,
      route: PrayerRoutes.settings, command: ShellCommand.recordbook("show", PrayerRoutes.settings.description))
  }

  /// A group of which one is chosen; each choice acts at once.
  func choice<Value: Equatable>(
    _ role: Element.Role, _ title: String, _ values: [Value], chosen: Value?, isDisabled: Bool = false,
    name: (Value) -> String, action: (Value) -> Action, command: (Value) -> [String]
  ) -> Element {
    Element(
      role, title, label: title, type: .body,
      children: values.map { value in
        Element(
          .radio, name(value), label: name(value), isOn: value == chosen, isDisabled: isDisabled, type: .body,
          action: isDisabled ? nil : action(value),
          command: isDisabled ? nil : ShellCommand.recordbook(command(value)))
      })
  }

  func note(_ text: String, label: String? = nil) -> Element {
    Element(.text, text, label: label, type: .caption, color: Hue.secondary.text)
  }

  /// The two that lead from one page to the next, side by side where there is room.
  func pair(_ first: Element, _ second: Element) -> Element {
    Element(.section, children: [first, second])
  }

  /// What is shown where there are no times yet.
  func placeInvitation(isBegun: Bool) -> Element {
    Element(
      .emptyState,
      children: [
        Element(.image, color: Hue.accent.fill, icon: Icon("moon.stars.hills", .illustration)),
        Element(.heading, noPlace, type: .title), Element(.text, noPlaceHint, type: .body, color: Hue.secondary.text),
        button(
          title(PrayerStep.place), isPrimary: true, route: isBegun ? PrayerRoutes.step(.place) : PrayerRoutes.welcome,
          command: ["prayer", "place", "CITY"]),
      ])
  }

  static let layout = Layout(
    .form, top: Layout.Inset(.content, .lg), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg)
}

extension Element {
  static func card(_ title: String? = nil, fill: ColorToken? = nil, _ children: [Element]) -> Element {
    Element(.card, title, type: .title, fill: fill, children: children)
  }
}
