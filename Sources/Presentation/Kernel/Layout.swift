/// The bar at the top of a screen, above its content.
package struct Header: Codable, Hashable, Sendable {
  package var style: Style
  /// The colour of a subtle gradient behind the title; nil for no gradient.
  package var fill: ColorToken?
  /// A line above the title; nil if there is none. Terminals do not show it.
  package var overline: String?
  /// A line below the title; nil if there is none.
  package var subtitle: String?

  package init(_ style: Style, fill: ColorToken? = nil, overline: String? = nil, subtitle: String? = nil) {
    self.style = style
    self.fill = fill
    self.overline = overline
    self.subtitle = subtitle
  }

  package enum Style: String, Codable, Sendable {
    case none
    /// A transparent header. The content scrolls underneath it.
    case transparent
    /// The platform's own header.
    case standard
    /// A header that shows only buttons. On a page, the title and the subtitle are at the top of the content's first
    /// card instead, or below the picture of an empty state.
    case lead
  }
}

/// How a screen's content is arranged and spaced. Distances are given as named steps, to which each design assigns a
/// value.
package struct Layout: Codable, Hashable, Sendable {
  package var arrangement: Arrangement
  package var top: Inset
  package var bottom: Inset
  /// The space between blocks of content.
  package var spacing: Spacing
  /// How many elements at the start of the content form a separate pane, if the window is at least `splitFrom` points
  /// wide. Nil if the content is not divided into panes.
  package var leadingPane: Int?

  /// The minimum width of a window in which screens have two panes and the tabs are at the side, in points at the
  /// default text size.
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
    /// A form on a card. In the PT Expo design, it is dark even in light mode.
    case signIn
    /// The first element fills the screen up to its edges. The second element floats above it near the top, and the
    /// last element near the bottom.
    case canvas
  }

  /// The free space at an edge of the content. It is the height of the bar or area that `beyond` names, plus a step of
  /// the spacing scale.
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
      /// The space starts at the lower edge of the header, underneath which the content scrolls.
      case header
      /// The space starts at the edge of the platform's safe area, which no bars or cut-outs cover.
      case safeArea
    }
  }
}
