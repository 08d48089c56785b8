package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen on which the user chooses another style for a segment. The route contains the chosen style. The screen's
/// only action saves it.
package struct EditStyleScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/segments/SEGMENT/edit-style?style")
  package var isLaidOver: Bool { true }

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let id: SwimSegmentID = try request.part("SEGMENT")
    let choice: StrokeStyle? = try request.query("style", valid: StrokeStyle.sections.map(\.description))
    let segment = try catalog.call(ShowSegment.self, ShowSegment.Input(segment: id))
    let form = EditStyleForm(language: request.language, segment: segment, choice: choice ?? segment.style)
    return Screen(
      route: request.route, language: request.language, title: SwimmingStrings(language: request.language).editStyle,
      presentation: .modal, header: Header(.standard),
      layout: Layout(
        .form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: form.cancel, toolbar: [form.save(placement: .trailing)], content: form.content)
  }
}

private struct EditStyleForm {
  let language: Language
  let segment: ShowSegment.Output
  let choice: StrokeStyle

  private var isChanged: Bool { choice != segment.style }
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  var content: [Element] {
    let start = CivilDateTime(segment.start, offset: segment.utcOffsetSeconds)
    return [
      Element(
        .text, shared.swim(segment.style, segment.distance, segment.unit) + ", " + language.dateAndClock(start),
        label: shared.spokenSwim(segment.style, segment.distance, segment.unit) + ", "
          + language.spokenDateAndClock(start),
        type: .body, color: Hue.secondary.text),
      choices,
      Element(
        .warning,
        language.say(cs: "Změní všechny rekordy pro tento úsek", en: "Changes all records of this segment"),
        type: .body, color: Hue.warning.text, icon: .warning),
      save(placement: nil),
    ]
  }

  private var choices: Element {
    let title = language.say(cs: "Styl", en: "Style")
    return Element(
      .radioGroup, title, type: .body,
      children: StrokeStyle.sections.map { style in
        let name = style.name(language)
        return Element(
          .radio, name, isOn: style == choice, type: .body, fill: style.hue.fill, icon: style.icon,
          route: SwimmingDestinations.editStyle(segment.segment.description, choice: style).route,
          command: style == segment.style ? nil : command(style))
      })
  }

  var cancel: Element {
    let text = language.say(cs: "Zrušit", en: "Cancel")
    return .link(
      text, hint: language.say(cs: "Nic nezmění", en: "Changes nothing"), placement: .leading,
      to: SwimmingDestinations.segment(segment.segment))
  }

  /// Returns the button that saves the style. It is disabled until the user chooses a style other than the segment's
  /// current one.
  func save(placement: Element.Placement?) -> Element {
    let text = language.say(cs: "Uložit", en: "Save")
    let color = placement == nil ? nil : Hue.accent.text
    guard isChanged else {
      return Element(
        .button, text, hint: language.say(cs: "Nejdřív vyberte jiný styl", en: "Choose another style first"),
        isDisabled: true, placement: placement, type: .body, color: color)
    }
    return Element(
      .button, text, placement: placement, type: .body, color: color,
      route: SwimmingDestinations.segment(segment.segment).route,
      action: Action(
        EditSegmentStyle.method,
        ["segment": .text(segment.segment.description), "style": .text(choice.description)], style: .primary),
      command: command(choice))
  }

  private func command(_ style: StrokeStyle) -> String {
    ShellCommand.recordbook("swim", "edit-style", segment.segment.description, style.description)
  }
}
