import KernelDomain
import KernelPresentation

/// The choice of one of the spans with swims, such as years or seasons.
struct SpanChoice {
  let language: Language
  /// `Year`.
  let title: String
  /// `Another Year`, and what opening it does.
  let other: (title: String, hint: String)
  let spans: [Span]

  struct Span {
    let name: String
    let isShown: Bool
    let destination: Destination
  }

  /// So many stand before what the span tells; more of them are opened.
  private static let few = 8

  /// Nothing where there is nothing to choose from.
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
