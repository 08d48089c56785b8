package import KernelDomain

/// A screen as a value: its content, its texts, its layout and its actions. Each renderer, such as the one for HTML or
/// the one for terminals, shows this value in its own way.
package struct Screen: Codable, Hashable, Sendable {
  /// The address of this screen.
  package var route: Route
  package var language: Language
  package var title: String
  package var presentation: Presentation
  package var header: Header
  package var layout: Layout
  /// The button that leads back (Back, Cancel or Done). If a renderer has another way of going back, such as a key or a
  /// swipe, that way has the same effect as the button. Nil on root screens, and on screens whose content has a button
  /// that leads to the next screen.
  package var back: Element?
  /// The header's buttons other than `back`: first those at the leading end, then those at the trailing end.
  package var toolbar: [Element]
  package var content: [Element]
  /// An action to call once the user has seen the screen, such as one that marks news as seen; nil if there is none.
  package var onShown: Action?
  /// A list to show beside the screen; nil if there is none.
  package var beside: Beside?
  /// The tabs of the screen's feature; nil if the feature has none, or if this screen covers another screen.
  package var tabs: [Tab]?
  /// Links to features and tasks. They are shown in windows that are at least `Layout.splitFrom` points wide, beside
  /// screens without tabs, such as the overview, and beside those that hide all others but ask for these links. Nil on
  /// all other screens.
  package var rail: [Tab]?
  /// Content that pages show below `content`, and terminals do not show; nil if there is none.
  package var below: [Element]?
  /// The key of the element that gets the keyboard focus when an action leads to this screen. If it is nil, the control
  /// with which the user performed the action keeps the focus.
  package var focus: String?
  /// A text that assistive technology says once when the screen opens; nil for no text. The text is not shown, and
  /// terminals leave it out.
  package var announcement: String?

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

  /// The list from which this screen and similar screens are opened, such as the list of records. It is shown beside
  /// the screen in windows that are at least `Layout.splitFrom` points wide.
  package struct Beside: Codable, Hashable, Sendable {
    package var title: String
    /// The route of the screen that shows only the list.
    package var route: Route
    /// The rows of the list. `isOn` marks the row that leads to the current screen.
    package var content: [Element]

    package init(title: String, route: Route, content: [Element]) {
      self.title = title
      self.route = route
      self.content = content
    }
  }

  /// How a screen is presented in relation to the screen from which it was opened.
  package enum Presentation: String, Codable, Sendable {
    /// The first screen of the book or of a feature.
    case root
    /// On top of another screen; its header contains a button that leads back.
    case stack
    /// In front of another screen, which remains visible behind it.
    case modal
    /// Raised from the bottom over a part of another screen, for a short task that belongs to that screen.
    case sheet
    /// In front of another screen, which it hides completely.
    case fullScreenModal

    /// Whether the tabs remain visible on screens that are presented in this way.
    var showsTabs: Bool { self == .root || self == .stack }
  }
}

extension Screen {
  /// The buttons of the header: the one that leads back, followed by those of the toolbar.
  package var buttons: [Element] {
    back.map { [$0] + toolbar } ?? toolbar
  }

  /// All elements of the header and of the content, each followed by its descendants. Does not include the list beside
  /// the screen.
  package var elements: [Element] {
    (buttons + content + (below ?? [])).flatMap(\.selfAndDescendants)
  }
}
