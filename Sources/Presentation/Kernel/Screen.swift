package import KernelDomain

/// What a person sees at a route: content, wording, layout and what can be done, as a value that every front renders
/// in its own way.
package struct Screen: Codable, Hashable, Sendable {
  /// Its own address.
  package var route: Route
  /// In this language all its text is written.
  package var language: Language
  package var title: String
  package var presentation: Presentation
  package var header: Header
  package var layout: Layout
  /// Buttons of the header, leading ones first.
  package var toolbar: [Element]
  package var content: [Element]
  /// To be called once a person has seen it: what it told her need not be told again. Left out where that is nothing.
  package var onShown: Action?

  package init(
    route: Route, language: Language, title: String, presentation: Presentation, header: Header, layout: Layout,
    toolbar: [Element] = [], content: [Element], onShown: Action? = nil
  ) {
    self.route = route
    self.language = language
    self.title = title
    self.presentation = presentation
    self.header = header
    self.layout = layout
    self.toolbar = toolbar
    self.content = content
    self.onShown = onShown
  }

  /// How the screen relates to the one it was reached from.
  package enum Presentation: String, Codable, Sendable {
    /// Where everything begins.
    case root
    /// Pushed over another; its header leads back.
    case stack
    /// Laid over another, which stays visible behind it.
    case modal
    case fullScreenModal
  }
}

extension Screen {
  /// All elements, toolbar first, parents before their children.
  package var elements: [Element] {
    (toolbar + content).flatMap(\.selfAndDescendants)
  }
}
