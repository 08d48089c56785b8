/// The bar above a screen's content.
package struct Header: Codable, Hashable, Sendable {
  package var style: Style
  /// The colour of a subtle gradient behind the title.
  package var fill: ColorToken?
  /// The line above the title, which a terminal does not show; nil if there is none.
  package var overline: String?
  /// The line below the title; nil if there is none.
  package var subtitle: String?

  package init(_ style: Style, fill: ColorToken? = nil, overline: String? = nil, subtitle: String? = nil) {
    self.style = style
    self.fill = fill
    self.overline = overline
    self.subtitle = subtitle
  }

  package enum Style: String, Codable, Sendable {
    case none
    /// A transparent header, beneath which the content scrolls.
    case transparent
    /// The platform's own header.
    case standard
  }
}

/// How a screen's content is arranged and spaced. Sizes are names of steps, which a design gives a value.
package struct Layout: Codable, Hashable, Sendable {
  package var arrangement: Arrangement
  package var top: Inset
  package var bottom: Inset
  /// The space between blocks.
  package var spacing: Spacing
  /// The number of elements, counted from the first, that form a pane of their own if the window is at least
  /// `splitFrom` points wide. Nil if the content is not divided into panes.
  package var leadingPane: Int?

  /// The window width from which screens have two panes, and tabs at the side; in points, at the default text size.
  package static let splitFrom = 1_024

  package init(
    _ arrangement: Arrangement, top: Inset, bottom: Inset, spacing: Spacing, leadingPane: Int? = nil
  ) {
    self.leadingPane = leadingPane
    self.arrangement = arrangement
    self.top = top
    self.bottom = bottom
    self.spacing = spacing
  }

  package enum Arrangement: String, Codable, Sendable {
    /// One column, centred vertically.
    case centered
    case groupedList
    case cards
    case form
    /// A form on a card. The PT Expo design shows it dark in light mode too.
    case signIn
    /// The first element fills the screen to its edges. The second one floats above it near the top, and the last one
    /// near the bottom.
    case canvas
  }

  /// The free space at an edge of the content: the height that `beyond` names, plus a step of the spacing scale.
  package struct Inset: Codable, Hashable, Sendable {
    package var beyond: Edge
    package var spacing: Spacing

    package init(_ beyond: Edge, _ spacing: Spacing) {
      self.beyond = beyond
      self.spacing = spacing
    }

    package enum Edge: String, Codable, Sendable {
      /// The space is measured from the edge of the content area.
      case content
      /// The space is measured from the lower edge of the header, beneath which the content scrolls.
      case header
      /// The space is measured from the edge of the platform's safe area, which no bars or cut-outs cover.
      case safeArea
    }
  }
}
