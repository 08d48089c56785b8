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
    let usual = Classes.usual(placement, type)
    guard !names.isEmpty || !usual.isEmpty || color != nil || fill != nil else { return }
    html.raw(" class=\"")
    html.raw(names)
    var isFirst = names.isEmpty
    if !usual.isEmpty {
      if !isFirst { html.raw(" ") }
      html.raw(usual)
      isFirst = false
    }
    if let color {
      html.raw(isFirst ? "c-" : " c-")
      html.raw(color.hue.name)
      if color.role != .text { html.raw("-fill") }
      isFirst = false
    }
    if let fill {
      html.raw(isFirst ? "h-" : " h-")
      html.raw(fill.hue.name)
    }
    html.raw("\"")
  }

  /// In one piece.
  private static func usual(_ placement: Element.Placement?, _ type: TypeToken?) -> String {
    guard let type else { return placement?.className ?? "" }
    guard let placement else { return type.className }
    return both[placement.index * TypeToken.allCases.count + type.index]
  }

  private static let both = Element.Placement.allCases.flatMap { placement in
    TypeToken.allCases.map { placement.className + " " + $0.className }
  }
}

extension Element {
  /// Of its words; a badge has a colour of its own.
  var classes: Classes {
    Classes(type: type, color: role == .badge ? nil : color)
  }
}

extension Element.Placement {
  /// In order of declaration.
  fileprivate var index: Int {
    switch self {
    case .leading: 0
    case .center: 1
    case .trailing: 2
    }
  }

  fileprivate var className: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }
}

extension TypeToken {
  /// In order of declaration.
  fileprivate var index: Int {
    switch self {
    case .heroNumber: 0
    case .largeTitle: 1
    case .title: 2
    case .number: 3
    case .body: 4
    case .time: 5
    case .caption: 6
    }
  }

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
