package import DesignSystem
package import KernelPresentation

/// How an HTML page links to other screens, which depends on where the page comes from.
package enum PageLinks: Sendable {
  /// The page stands alone and contains its style. Links and actions are shown as commands.
  case none
  /// The page belongs to an exported book; its folder contains the style sheet and the icon.
  /// - Parameters:
  ///   - icon: the icon's address; nil if there is none.
  ///   - page: returns the address of a route, relative to this page; nil if the route has no page.
  case book(icon: String?, page: @Sendable (Route) -> String?)
  /// The page comes from a server, which has a page for every screen and accepts forms.
  case served(ServedPages)

  /// Returns the address of a screen; nil if the screen has no page.
  func href(_ route: Route) -> String? {
    switch self {
    case .none: nil
    case .book(_, let page): page(route)
    case .served(let pages): pages.address(of: route)
    }
  }

  /// Returns the address of the style sheet; nil if the page contains the style itself.
  /// - Parameters:
  ///   - name: the name of the style sheet's file in an exported book.
  ///   - mode: the fixed mode; nil if pages follow the device.
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

  /// Whether pages contain the script that updates them.
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

  /// The address of the icon for a phone's home screen; nil for pages that no server provides.
  var touchIcon: String? {
    if case .served(let pages) = self { pages.prefix + "/" + ServedPages.touchIcon } else { nil }
  }

  /// The address of the web app manifest, with which a browser can install the book as an app; nil for pages that no
  /// server provides.
  var manifest: String? {
    if case .served(let pages) = self { pages.prefix + "/manifest.json" } else { nil }
  }

  /// Returns the address of a file. A data URI is its own address. A file of the book, such as `support/m4x0w9c`, has
  /// an address only on a page from a server, and nil is returned on other pages.
  func file(_ value: String) -> String? {
    if value.hasPrefix("data:") { return value }
    return if case .served(let pages) = self { "\(pages.prefix)/\(ServedPages.files)/\(value)" } else { nil }
  }

  /// Returns the address of a picture of a screen; nil if there is no server.
  func picture(_ route: Route) -> String? {
    guard case .served(let pages) = self else { return nil }
    return "\(pages.prefix)/\(ServedPages.pictures)/\(route.description.dropFirst(Route.scheme.count))"
  }

  /// Returns the address to which a screen's forms are posted; nil if there is no server.
  func formAddress(_ route: Route) -> String? {
    if case .served(let pages) = self { pages.address(of: route) } else { nil }
  }

  /// The secret that each form contains, so that the server recognises its own forms; nil if there is no server.
  var nonce: String? {
    if case .served(let pages) = self { pages.nonce } else { nil }
  }

  /// How many elements are on the parts of the page that precede this part.
  var skipped: Int {
    if case .served(let pages) = self { pages.skipped ?? 0 } else { 0 }
  }

  /// Returns the address of the part of a screen that begins after the first `skipped` elements; nil if there is no
  /// server.
  func part(_ route: Route, after skipped: Int) -> String? {
    if case .served(let pages) = self { pages.address(of: route, after: skipped) } else { nil }
  }
}

/// The addresses of the pages of a server, and the values with which pages send forms to the server.
package struct ServedPages: Codable, Hashable, Sendable {
  /// The beginning of every address, such as `/0f3c…`.
  package var prefix: String
  /// A secret in every form, by which the server recognises its own forms.
  package var nonce: String
  /// Whether pages have the script that updates them when the book changes.
  package var isLive: Bool
  /// If the page is a part of a long screen, the number of elements on the preceding parts. Nil for the first part.
  package var skipped: Int?
  /// What the user entered in a form that was refused, so that it need not be entered again; nil if no form was
  /// refused.
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

  /// Returns the address of a screen: `/0f3c…/screen/swimming/records?course=lcm`.
  package func address(of route: Route) -> String {
    let rest = route.description.dropFirst(Route.scheme.count)
    return prefix + "/" + ServedPages.screens + (rest.isEmpty || rest.hasPrefix("?") ? "" : "/") + rest
  }

  /// Returns the address of a part of a long screen: `/0f3c…/screen/swimming/records/freestyle/50?skip=48`.
  package func address(of route: Route, after skipped: Int) -> String {
    var part = route
    if skipped > 0 { part.query.append(Route.QueryItem(name: ServedPages.skip, value: String(skipped))) }
    return address(of: part)
  }

  /// The name of the query item that states how many elements a part of a screen skips. No screen has its own query
  /// item with this name.
  package static let skip = "skip"

  /// Returns the name of an HTML field in a form with several fields, such as `in-email`.
  package static func fieldName(of input: Action.Input) -> String { fieldPrefix + input.parameter }

  /// The prefix of field names in forms with several fields.
  package static let fieldPrefix = "in-"

  /// The names of the HTML fields for two times of day, and for what is written after them.
  package static let from = "from"
  package static let to = "to"
  package static let rest = "rest"

  /// The id of a page's toast.
  package static let toastID = "toast"

  /// The part after `prefix` in the address of every screen.
  package static let screens = "screen"

  /// The part after `prefix` in the address of the icon for a phone's home screen.
  package static let touchIcon = "touch-icon.png"

  /// The part after `prefix` in the address of every picture of a screen.
  package static let pictures = "picture"

  /// The part after `prefix` in the address of every file.
  package static let files = "file"

  /// Returns the file name of the style sheet for a theme and a fixed mode: `dark.records-book.css`.
  package static func styleSheet(_ name: String, _ mode: Appearance.Mode?) -> String {
    (mode.map { $0.rawValue + "." } ?? "") + name
  }
}

/// The values that were sent in the fields of a form. Omits passwords and other secrets.
package struct EnteredFields: Codable, Hashable, Sendable {
  /// The key of the form's action.
  package var action: String
  package var values: [EnteredField]
  /// The name of the parameter whose value was refused. Nil if it is unknown, if several values were refused, or if the
  /// form was refused for another reason.
  package var refused: String?
  /// The parameters whose values were refused. Each has a text that says why, which is shown below its field. Nil if
  /// there are no such texts.
  package var problems: [EnteredField]?

  package init(action: String, values: [EnteredField], refused: String? = nil, problems: [EnteredField]? = nil) {
    self.action = action
    self.values = values
    self.refused = refused
    self.problems = problems
  }

  /// Returns the value that was sent for a parameter; nil if none was sent.
  package subscript(parameter: String) -> String? { values.first { $0.parameter == parameter }?.value }
}

package struct EnteredField: Codable, Hashable, Sendable {
  /// The name of the parameter to which the field's value is assigned.
  package var parameter: String
  package var value: String

  package init(parameter: String, value: String) {
    self.parameter = parameter
    self.value = value
  }
}
