package import KernelDomain

/// What a person sees at a route: content, wording, layout and what can be done, as a value that every front renders
/// in its own way.
package struct Screen: Codable, Hashable, Sendable {
  /// Its own address.
  package var route: Route
  /// The language in which all its text is written.
  package var language: Language
  package var title: String
  package var presentation: Presentation
  package var header: Header
  package var layout: Layout
  /// The button that leads to where a person came from: Back, Cancel, Done. A front does the same for its own way back,
  /// such as a key or a swipe. Left out where everything begins, and where the content itself leads on.
  package var back: Element?
  /// Further buttons of the header, leading ones first.
  package var toolbar: [Element]
  package var content: [Element]
  /// To be called once the user has seen it: what it showed need not be shown again. Left out if there is nothing of the kind.
  package var onShown: Action?
  /// Left out where there is none.
  package var beside: Beside?
  /// Left out where the feature has none, and on screens that are laid over others.
  package var tabs: [Tab]?
  /// Where the book leads from its own screens: shown beside them where there is room, from `Layout.splitFrom` points.
  /// Left out elsewhere.
  package var rail: [Tab]?
  /// Further content of a page, for which a terminal has no room. Left out where there is none.
  package var below: [Element]?
  /// The key of the element with which a person goes on after an action that leads here; nil where that is the control that
  /// was pressed.
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

  /// The list that leads to the screen and to others like it, shown beside it where there is room for both: from
  /// `Layout.splitFrom` points.
  package struct Beside: Codable, Hashable, Sendable {
    package var title: String
    /// The list's own screen.
    package var route: Route
    /// The row that leads to what is shown is on.
    package var content: [Element]

    package init(title: String, route: Route, content: [Element]) {
      self.title = title
      self.route = route
      self.content = content
    }
  }

  /// How the screen relates to the one it was reached from.
  package enum Presentation: String, Codable, Sendable {
    /// Where everything begins.
    case root
    /// Pushed over another; its header leads back.
    case stack
    /// Laid over another, which stays visible behind it.
    case modal
    /// Drawn up from the lower edge, over a part of another: for what belongs to that one and is soon done.
    case sheet
    /// Laid over another, which it hides.
    case fullScreenModal

    /// Whether it leaves the tabs in reach.
    var showsTabs: Bool { self == .root || self == .stack }
  }
}

extension Screen {
  /// The way back, and the further buttons of the header.
  package var buttons: [Element] {
    back.map { [$0] + toolbar } ?? toolbar
  }

  /// All elements of its own, those of the header first, parents before their children.
  package var elements: [Element] {
    (buttons + content + (below ?? [])).flatMap(\.selfAndDescendants)
  }
}
