package import DesignSystem
package import KernelPresentation

/// Where a page leads.
package enum PageLinks: Sendable {
  /// The page stands alone, with its style in it: where it leads and what it does is shown as commands.
  case none
  /// The page is one of a book's pages, beside which the style sheet and the icon lie.
  /// - Parameter page: relative to the page; nil where a route has none.
  case book(icon: String?, page: @Sendable (Route) -> String?)
  /// A server answers for every screen, and takes forms.
  case served(ServedPages)

  /// Nil for a screen that has no page to lead to.
  func href(_ route: Route) -> String? {
    switch self {
    case .none: nil
    case .book(_, let page): page(route)
    case .served(let pages): pages.address(of: route)
    }
  }

  /// Where the style sheet is; nil where it is in the page.
  /// - Parameter name: its name among a book's pages.
  func styleSheet(_ name: String, _ mode: Appearance.Mode?) -> String? {
    switch self {
    case .none: nil
    case .book: name
    case .served(let pages): pages.prefix + "/style/" + ServedPages.styleSheet(name, mode)
    }
  }

  var isAlone: Bool {
    if case .none = self { true } else { false }
  }

  /// Whether its pages have the script.
  var isLive: Bool {
    if case .served(let pages) = self { pages.isLive } else { false }
  }

  var icon: String? {
    switch self {
    case .none: nil
    case .book(let icon, _): icon
    case .served(let pages): pages.prefix + "/icon.svg"
    }
  }

  /// What a browser reads to keep the book as a program; nil where no server has it.
  var manifest: String? {
    if case .served(let pages) = self { pages.prefix + "/manifest.json" } else { nil }
  }

  /// Where a file is: a data URI is itself, one that the book keeps, `support/m4x0w9c`, only a server has.
  func file(_ value: String) -> String? {
    if value.hasPrefix("data:") { return value }
    return if case .served(let pages) = self { pages.prefix + "/" + ServedPages.files + "/" + value } else { nil }
  }

  /// Nil where forms lead nowhere.
  func formAddress(_ route: Route) -> String? {
    if case .served(let pages) = self { pages.address(of: route) } else { nil }
  }

  /// What forms carry.
  var nonce: String? {
    if case .served(let pages) = self { pages.nonce } else { nil }
  }

  /// So many elements of the content stand on parts before this one.
  var skipped: Int {
    if case .served(let pages) = self { pages.skipped ?? 0 } else { 0 }
  }

  /// Where the part of a screen is that begins after so many elements of its content; nil where no server has it.
  func part(_ route: Route, after skipped: Int) -> String? {
    if case .served(let pages) = self { pages.address(of: route, after: skipped) } else { nil }
  }
}

/// Where a server has its pages.
package struct ServedPages: Codable, Hashable, Sendable {
  /// Begins every address, such as `/0f3c…`.
  package var prefix: String
  /// What every form carries, so that the server knows it for one of its own.
  package var nonce: String
  /// Whether pages have the script that follows what happens to the book.
  package var isLive: Bool
  /// Of a screen that is too long for a page: so many elements of its content stand on parts before this one. Nil is none.
  package var skipped: Int?
  /// What was entered in a form that was refused, so that nobody writes it twice. Nil is nothing.
  package var entered: EnteredFields?

  package init(
    prefix: String, nonce: String, isLive: Bool = true, skipped: Int? = nil, entered: EnteredFields? = nil
  ) {
    self.prefix = prefix
    self.nonce = nonce
    self.isLive = isLive
    self.skipped = skipped
    self.entered = entered
  }

  private enum CodingKeys: String, CodingKey {
    case prefix
    case nonce
    case isLive = "live"
    case skipped
    case entered
  }

  /// `/0f3c…/screen/swimming/records?course=lcm`.
  package func address(of route: Route) -> String {
    let rest = route.description.dropFirst(Route.scheme.count)
    return prefix + "/" + ServedPages.screens + (rest.isEmpty || rest.hasPrefix("?") ? "" : "/") + rest
  }

  /// The same of a part of a long screen: `/0f3c…/screen/swimming/records/freestyle/50?skip=48`.
  package func address(of route: Route, after skipped: Int) -> String {
    var part = route
    if skipped > 0 { part.query.append(Route.QueryItem(name: ServedPages.skip, value: String(skipped))) }
    return address(of: part)
  }

  /// The name of the query item that says how many elements a part skips; no screen has one of that name.
  package static let skip = "skip"

  /// The name with which a field that is sent with others comes: `in-email`.
  package static func fieldName(of input: Action.Input) -> String { fieldPrefix + input.parameter }

  /// Begins the names of fields that are sent together.
  package static let fieldPrefix = "in-"

  /// The first part of the path of every screen.
  package static let screens = "screen"

  /// The first part of the path of every file of the book.
  package static let files = "file"

  /// A sheet of its own for every theme and mode: `dark.records-book.css`.
  package static func styleSheet(_ name: String, _ mode: Appearance.Mode?) -> String {
    (mode.map { $0.rawValue + "." } ?? "") + name
  }
}

/// The fields of a form as they were sent, passwords and the like aside.
package struct EnteredFields: Codable, Hashable, Sendable {
  /// That of the form's action.
  package var action: String
  package var values: [EnteredField]
  /// The parameter that was refused; nil where it is not known, or none of them.
  package var refused: String?

  package init(action: String, values: [EnteredField], refused: String? = nil) {
    self.action = action
    self.values = values
    self.refused = refused
  }

  /// Nil for a field that was not sent.
  subscript(parameter: String) -> String? { values.first { $0.parameter == parameter }?.value }
}

package struct EnteredField: Codable, Hashable, Sendable {
  /// The one that it fills.
  package var parameter: String
  package var value: String

  package init(parameter: String, value: String) {
    self.parameter = parameter
    self.value = value
  }
}
