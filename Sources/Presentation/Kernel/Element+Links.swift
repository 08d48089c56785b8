package import KernelDomain

/// Buttons that look like links: text in the accent colour, or an icon.
extension Element {
  /// Creates a button with text that opens a screen.
  /// - Parameter label: what assistive technology says instead of the text; nil if it says the text.
  package static func link(
    _ text: String, label: String? = nil, hint: String? = nil, placement: Placement? = nil,
    color: ColorToken? = Hue.accent.text, to destination: Destination
  ) -> Element {
    Element(
      .button, text, label: label, hint: hint, placement: placement, type: .body, color: color, to: destination)
  }

  /// Creates a button in the header that shows an icon and opens a screen. Assistive technology says `label`.
  package static func link(
    _ icon: Icon, label: String, placement: Placement = .trailing, to destination: Destination
  ) -> Element {
    Element(.button, label: label, placement: placement, color: Hue.accent.text, icon: icon, to: destination)
  }

  /// Creates a button that leads back to another screen.
  /// - Parameters:
  ///   - name: the screen's name, as shown on the button.
  ///   - spoken: the screen's name as it is written inside a sentence; nil if it is written like `name`.
  package static func back(
    _ name: String, spoken: String? = nil, to destination: Destination, _ language: Language
  ) -> Element {
    Element(
      .button, name, label: language.say(cs: "Zpět: \(spoken ?? name)", en: "Back: \(spoken ?? name)"),
      placement: .leading, type: .body, color: Hue.accent.text, icon: .back, to: destination)
  }

  /// Creates a button that shows text and performs an action.
  /// - Parameters:
  ///   - label: what assistive technology says instead of the text; nil if it says the text.
  ///   - command: the words of the command with the same effect.
  package static func link(
    _ text: String, label: String? = nil, hint: String? = nil, placement: Placement? = nil,
    color: ColorToken? = Hue.accent.text, icon: Icon? = nil, _ action: Action, command: String...
  ) -> Element {
    Element(
      .button, text, label: label, hint: hint, placement: placement, type: .body, color: color, icon: icon,
      action: action, command: ShellCommand.recordbook(command))
  }
}
