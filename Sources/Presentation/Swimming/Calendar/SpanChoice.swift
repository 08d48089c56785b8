import KernelDomain
import KernelPresentation

/// A choice of a time span, such as a year or season. Only spans with swims can be chosen.
struct SpanChoice {
  let language: Language
  /// The title of the choice, such as `Year`.
  let title: String
  /// If there are too many spans to show all: the title of the disclosure that contains the choice, such as `Another
  /// Year`, and its hint.
  let other: (title: String, hint: String)
  let spans: [Span]

  struct Span {
    let name: String
    let isShown: Bool
    let destination: Destination
  }

  /// The maximum number of spans that are always visible. If there are more, they are in a disclosure.
  private static let few = 8

  /// The elements of the choice; empty if there is no more than one span.
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
