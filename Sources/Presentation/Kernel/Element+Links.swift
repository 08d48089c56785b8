package import KernelDomain

/// Buttons that look like links: text in the accent color, or an icon.
extension Element {
  /// A button that shows its text and leads somewhere.
  /// - Parameter label: what assistive technology says; nil is the text.
  package static func link(
    _ text: String, label: String? = nil, hint: String? = nil, placement: Placement? = nil,
    color: ColorToken? = Hue.accent.text, to destination: Destination
  ) -> Element {
    Element(
      .button, text, label: label, hint: hint, placement: placement, type: .body, color: color, to: destination)
  }

  /// A button of the header that shows an icon; assistive technology says `label`.
  package static func link(
    _ icon: Icon, label: String, placement: Placement = .trailing, to destination: Destination
  ) -> Element {
    Element(.button, label: label, placement: placement, color: Hue.accent.text, icon: icon, to: destination)
  }

  /// The button that leads back to the screen of that name.
  /// - Parameter spoken: the name inside a sentence; nil is the name as written.
  package static func back(
    _ name: String, spoken: String? = nil, to destination: Destination, _ language: Language
  ) -> Element {
    Element(
      .button, name, label: language.say(cs: "Zpět: \(spoken ?? name)", en: "Back: \(spoken ?? name)"),
      placement: .leading, type: .body, color: Hue.accent.text, icon: .back, to: destination)
  }

  /// A button that shows its text and does something.
  /// - Parameters:
  ///   - label: what assistive technology says; nil is the text.
  ///   - command: the words of the command that does it, too.
  package static func link(
    _ text: String, label: String? = nil, hint: String? = nil, placement: Placement? = nil,
    color: ColorToken? = Hue.accent.text, _ action: Action, command: String...
  ) -> Element {
    Element(
      .button, text, label: label, hint: hint, placement: placement, type: .body, color: color, action: action,
      command: ShellCommand.recordbook(command))
  }
}
