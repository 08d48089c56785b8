/// The classes of an element, kept apart until they are written: a book has millions.
struct Classes: ExpressibleByStringInterpolation {
  /// One or several.
  var names: String
  var placement: Element.Placement?
  var type: TypeToken?
  var color: ColorToken?
  /// Of an accent bar, a background or a dot.
  var fill: ColorToken?

  init(
    _ names: String = "", placement: Element.Placement? = nil, type: TypeToken? = nil, color: ColorToken? = nil,
    fill: ColorToken? = nil
  ) {
    self.names = names
    self.placement = placement
    self.type = type
    self.color = color
    self.fill = fill
  }

  init(stringLiteral names: String) {
    self.init(names)
  }

  /// The attribute; nothing where there are none.
  func write(to html: inout HTMLText) {
    var isFirst = true
    func begin(_ html: inout HTMLText) {
      html.raw(isFirst ? " class=\"" : " ")
      isFirst = false
    }
    if !names.isEmpty {
      begin(&html)
      html.raw(names)
    }
    if let placement {
      begin(&html)
      html.raw(placement.className)
    }
    if let type {
      begin(&html)
      html.raw(type.className)
    }
    if let color {
      begin(&html)
      html.raw("c-")
      html.raw(color.hue.name)
      if color.role != .text { html.raw("-fill") }
    }
    if let fill {
      begin(&html)
      html.raw("h-")
      html.raw(fill.hue.name)
    }
    if !isFirst { html.raw("\"") }
  }
}

extension Element {
  /// Of its words; a badge has a colour of its own.
  var classes: Classes {
    Classes(type: type, color: role == .badge ? nil : color)
  }
}

extension Element.Placement {
  fileprivate var className: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }
}

extension TypeToken {
  var className: String {
    switch self {
    case .heroNumber: "hero-number"
    case .largeTitle: "large-title"
    case .title: "title"
    case .number: "number"
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
      }
    return "\(name) top-\(top.spacing.rawValue) bottom-\(bottom.spacing.rawValue) gap-\(spacing.rawValue)"
  }
}
