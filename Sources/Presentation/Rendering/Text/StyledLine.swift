import KernelDomain
import KernelPresentation

/// Text in a single style.
struct Span: Hashable {
  var text: String
  var look = Look.plain
  /// The colour of a text that stands for a bar or mark; nil for the terminal's own text colour.
  var color: ColorToken?

  init(_ text: String, _ look: Look = .plain, color: ColorToken? = nil) {
    self.text = printable(text)
    self.look = look
    self.color = color
  }

  enum Look {
    case plain
    case strong
    case quiet
  }

  var width: Int { displayWidth(text) }
}

/// One line of the terminal.
struct StyledLine: Hashable {
  var spans: [Span]

  init(_ spans: Span...) { self.spans = spans }

  init(_ spans: [Span]) { self.spans = spans }

  static let empty = StyledLine()

  func indented(_ columns: Int) -> StyledLine {
    columns == 0 ? self : StyledLine([Span(String(repeating: " ", count: columns))] + spans)
  }
}
