package import KernelDomain

/// A screen of the program as a value, with content, wording, layout and actions. Each renderer shows it in its own
/// way, such as HTML or text.
package struct Screen: Codable, Hashable, Sendable {
  /// The screen's own address.
  package var route: Route
  /// The language of all texts on the screen.
  package var language: Language
  package var title: String
  package var presentation: Presentation
  package var header: Header
  package var layout: Layout
  /// The button that leads back (Back, Cancel or Done). If a renderer has its own gesture for going back, such as a key
  /// or a swipe, that does the same. Nil on root screens, and if the content has a button that leads on.
  package var back: Element?
  /// Further buttons of the header, leading ones first, then trailing ones.
  package var toolbar: [Element]
  package var content: [Element]
  /// An action to call once the user has seen the screen, so that its news are not shown again; nil if there is none.
  package var onShown: Action?
  /// The list that is shown beside the screen; nil if there is none.
  package var beside: Beside?
  /// The feature's tabs; nil if the feature has none, or if this screen covers another one.
  package var tabs: [Tab]?
  /// The links to features and tasks that are shown beside the book's own screens in windows at least
  /// `Layout.splitFrom` points wide; nil on other screens.
  package var rail: [Tab]?
  /// Content that pages show below `content`, and that a terminal does not show; nil if there is none.
  package var below: [Element]?
  /// The key of the element that gets the keyboard focus when an action leads to this screen; nil leaves the focus on
  /// the control that was used.
  package var focus: String?

  package init(
    route: Route, language: Language, title: String, presentation: Presentation, header: Header, layout: Layout,
    back: Element? = nil, toolbar: [Element] = [], content: [Element], onShown: Action? = nil, focus: String? = nil
  ) {
    self.route = route
    self.language = language
    self.title = title
    self.presentation = presentation
    self.header = header
    self.layout = layout
    self.back = back
    self.toolbar = toolbar
    self.content = content
    self.onShown = onShown
    self.focus = focus
  }

  /// The list from which this screen and others like it are opened. In windows at least `Layout.splitFrom` points wide,
  /// it is shown beside the screen.
  package struct Beside: Codable, Hashable, Sendable {
    package var title: String
    /// The route of the list's own screen.
    package var route: Route
    /// The rows of the list. The row that leads to the shown screen has `isOn` set.
    package var content: [Element]

    package init(title: String, route: Route, content: [Element]) {
      self.title = title
      self.route = route
      self.content = content
    }
  }

  /// How a screen is presented relative to the one it was opened from.
  package enum Presentation: String, Codable, Sendable {
    /// The first screen of the book or of a feature.
    case root
    /// Pushed on top of another screen; its header leads back.
    case stack
    /// Shown in front of another screen, which stays visible behind it.
    case modal
    /// Drawn up from the bottom over a part of another screen, for a short task that belongs to that screen.
    case sheet
    /// Shown in front of another screen, which it hides completely.
    case fullScreenModal

    /// Whether the tabs stay visible on screens with this presentation.
    var showsTabs: Bool { self == .root || self == .stack }
  }
}

extension Screen {
  /// The buttons of the header: first the one that leads back, then the toolbar.
  package var buttons: [Element] {
    back.map { [$0] + toolbar } ?? toolbar
  }

  /// All elements of the header and the content, parents before their children. The elements of the list beside the
  /// screen are left out.
  package var elements: [Element] {
    (buttons + content + (below ?? [])).flatMap(\.selfAndDescendants)
  }
}
