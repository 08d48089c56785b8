/// The bar over a screen's content.
package struct Header: Codable, Hashable, Sendable {
  package var style: Style
  /// Colour of a subtle gradient behind the title.
  package var fill: ColorToken?
  /// What stands below the title; left out where nothing does.
  package var subtitle: String?

  package init(_ style: Style, fill: ColorToken? = nil, subtitle: String? = nil) {
    self.style = style
    self.fill = fill
    self.subtitle = subtitle
  }

  package enum Style: String, Codable, Sendable {
    case none
    /// Content scrolls beneath it.
    case transparent
    /// The platform's own.
    case standard
  }
}

/// Where the content of a screen lies, in tokens.
package struct Layout: Codable, Hashable, Sendable {
  package var arrangement: Arrangement
  package var top: Inset
  package var bottom: Inset
  /// Between blocks.
  package var spacing: Spacing
  /// So many elements of the content stand in a pane of their own, beside the others, where there is room for two: from
  /// `splitFrom` points. Left out where the content is not divided.
  package var leadingPane: Int?

  /// The width of a window from which on a screen is shown in two panes, and tabs stand beside it: in points, at the usual
  /// size of text.
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
    /// A form on a card. PT Expo has it dark whatever the mode is.
    case signIn
    /// The first element fills the screen to its edges, the second floats over it near the top, the last near the lower
    /// edge.
    case canvas
  }

  /// Free space at an edge: what the platform takes there, and a step of the spacing scale.
  package struct Inset: Codable, Hashable, Sendable {
    package var beyond: Edge
    package var spacing: Spacing

    package init(_ beyond: Edge, _ spacing: Spacing) {
      self.beyond = beyond
      self.spacing = spacing
    }

    package enum Edge: String, Codable, Sendable {
      /// The edge of the content area itself.
      case content
      /// The header's height, as content scrolls beneath it.
      case header
      /// The platform's safe area.
      case safeArea
    }
  }
}
