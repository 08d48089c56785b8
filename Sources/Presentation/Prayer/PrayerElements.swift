import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Elements that several screens of prayer share.
extension PrayerStrings {
  func button(
    _ text: String, label: String? = nil, hint: String? = nil, file: PrayerFile? = nil, action: Action? = nil,
    command: [String]
  ) -> Element {
    Element(
      .button, text, label: label, hint: hint, value: file.map { "\(FeatureID.prayer.name)/\($0.name)" }, type: .body,
      action: action, command: ShellCommand.recordbook(command))
  }

  /// Returns the main button of a screen, which leads to the next screen.
  func primary(_ text: String, to destination: Destination) -> Element {
    Element(.button, text, type: .body, fill: Hue.accent.fill, to: destination)
  }

  /// The button that closes a screen that was opened in front of the feature's home screen.
  var doneButton: Element {
    .link(
      done, hint: language.say(cs: "Zpět na dnešní modlitby", en: "Back to today's prayers"), placement: .trailing,
      to: PrayerDestinations.home)
  }

  var backHome: Element {
    .back(feature, to: PrayerDestinations.home, language)
  }

  var settingsButton: Element {
    .link(.settings, label: settings, to: PrayerDestinations.settings)
  }

  func note(_ text: String, label: String? = nil) -> Element {
    Element(.text, text, label: label, type: .caption, color: Hue.secondary.text)
  }

  /// Returns two buttons that are shown side by side if there is room, such as those that lead to the previous and the
  /// next page.
  func pair(_ first: Element, _ second: Element) -> Element {
    Element(.section, children: [first, second])
  }

  /// Returns the placeholder that is shown until the user sets a place, with a button that leads to where the place is
  /// set.
  /// - Parameter isBegun: whether the user has completed the introduction to the feature. If not, the button leads to
  ///   the introduction.
  func placeInvitation(isBegun: Bool) -> Element {
    Element(
      .emptyState,
      children: [
        Element(.image, color: Hue.accent.fill, icon: Icon("moon.stars.hills", .illustration)),
        Element(.heading, noPlace, type: .title), Element(.text, noPlaceHint, type: .body, color: Hue.secondary.text),
        Element(
          .button, title(PrayerStep.place), type: .body, fill: Hue.accent.fill,
          route: (isBegun ? PrayerDestinations.step(.place) : PrayerDestinations.welcome).route,
          command: ShellCommand.recordbook("prayer", "place", "CITY")),
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
