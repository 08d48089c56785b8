package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen on which the user chooses another style for a segment. Choosing a style saves it.
package struct EditStyleScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/segments/SEGMENT/edit-style")
  package var isLaidOver: Bool { true }

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let id: SwimSegmentID = try request.part("SEGMENT")
    let segment = try catalog.call(ShowSegment.self, ShowSegment.Input(segment: id))
    let form = EditStyleForm(language: request.language, segment: segment)
    return Screen(
      route: request.route, language: request.language, title: SwimmingStrings(language: request.language).editStyle,
      presentation: .modal, header: Header(.standard),
      layout: Layout(
        .form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: form.cancel, content: form.content)
  }
}

private struct EditStyleForm {
  let language: Language
  let segment: ShowSegment.Output
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
    ]
  }

  /// The styles to choose from. The segment's current style is chosen and does nothing; each other style saves itself,
  /// and leads back to the segment.
  private var choices: Element {
    let title = language.say(cs: "Styl", en: "Style")
    let name = segment.segment.description
    return Element(
      .radioGroup, title, type: .body,
      children: StrokeStyle.sections.map { style in
        let isOn = style == segment.style
        return Element(
          .radio, style.name(language), isOn: isOn, type: .body, fill: style.hue.fill, icon: style.icon,
          route: isOn ? nil : SwimmingDestinations.segment(segment.segment).route,
          action: isOn
            ? nil
            : Action(EditSegmentStyle.method, ["segment": .text(name), "style": .text(style.description)]),
          command: isOn ? nil : ShellCommand.recordbook("swim", "edit-style", name, style.typedName))
      })
  }

  var cancel: Element {
    let text = language.say(cs: "Zrušit", en: "Cancel")
    return .link(
      text, hint: language.say(cs: "Nic nezmění", en: "Changes nothing"), placement: .leading,
      to: SwimmingDestinations.segment(segment.segment))
  }
}
