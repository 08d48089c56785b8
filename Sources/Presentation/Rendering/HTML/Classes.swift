import KernelPresentation

/// The CSS classes of an HTML element, stored as separate parts. The parts are joined only when they are written,
/// because an exported book has millions of elements.
struct Classes: ExpressibleByStringLiteral {
  /// Class names, separated by spaces.
  var names: StaticString
  var placement: Element.Placement?
  var type: TypeToken?
  var color: ColorToken?
  /// The colour of the element's accent bar, background or dot; nil for none.
  var fill: ColorToken?

  init(
    _ names: StaticString = "", placement: Element.Placement? = nil, type: TypeToken? = nil, color: ColorToken? = nil,
    fill: ColorToken? = nil
  ) {
    self.names = names
    self.placement = placement
    self.type = type
    self.color = color
    self.fill = fill
  }

  init(stringLiteral names: StaticString) {
    self.init(names)
  }

  /// Writes the attribute `class`. Writes nothing if there are no classes.
  func write(to html: inout HTMLText) {
    guard hasNames || placement != nil || type != nil || color != nil || fill != nil else { return }
    html.raw(" class=\"")
    let start = html.count
    func separate() { if html.count > start { html.raw(" ") } }
    html.raw(names)
    if let placement {
      separate()
      html.raw(placement.className)
    }
    if let type {
      separate()
      html.raw(type.className)
    }
    if let color {
      separate()
      html.raw("c-")
      html.raw(color.hue)
      if color.role != .text { html.raw("-fill") }
    }
    if let fill {
      separate()
      html.raw("h-")
      html.raw(fill.hue)
    }
    html.raw("\"")
  }

  private var hasNames: Bool { names.utf8CodeUnitCount > 0 }
}

extension Element {
  /// The CSS classes of the element's text. A badge is coloured by its fill instead of a text colour.
  var classes: Classes {
    Classes(type: type, color: role == .badge ? nil : color)
  }
}

extension Element.Placement {
  fileprivate var className: StaticString {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }
}

extension TypeToken {
  var className: StaticString {
    switch self {
    case .heroNumber: "hero-number"
    case .largeTitle: "large-title"
    case .title: "title"
    case .number: "number"
    case .statNumber: "stat-number"
    case .body: "body"
    case .time: "time"
    case .caption: "caption"
    }
  }
}

extension Layout {
  var classes: String {
    let name =
      switch arrangement {
      case .centered: "centered"
      case .groupedList: "grouped-list"
      case .cards: "cards"
      case .form: "form"
      case .signIn: "form sign-in"
      case .canvas: "canvas"
      }
    return "\(name) top-\(top.spacing.rawValue) bottom-\(bottom.spacing.rawValue) gap-\(spacing.rawValue)"
  }
}
