import KernelDomain
import KernelPresentation

/// A control with which the user chooses a span of time, such as a year or season. It offers only spans with swims.
struct SpanChoice {
  let language: Language
  /// The title of the control, such as `Year`.
  let title: String
  /// The title, such as `Another Year`, and the hint of the disclosure that contains the control if there are too many
  /// spans to show all at once.
  let other: (title: String, hint: String)
  let spans: [Span]

  struct Span {
    let name: String
    let isShown: Bool
    let destination: Destination
  }

  /// The maximum number of spans that are always visible. If there are more, the control is inside a disclosure.
  private static let few = 8

  /// The elements of the control; empty if there are fewer than two spans.
  var elements: [Element] {
    guard spans.count > 1 else { return [] }
    let group = Element(
      .radioGroup, title, type: .body,
      children: spans.map { span in
        Element(.radio, span.name, isOn: span.isShown, type: .body, to: span.destination)
      })
    guard spans.count > SpanChoice.few else { return [group] }
    return [
      Element(
        .disclosure, label: other.title, hint: other.hint, isOn: false,
        children: [Element(.heading, other.title, type: .body), group])
    ]
  }
}
