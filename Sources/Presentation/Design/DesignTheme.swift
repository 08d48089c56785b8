package import KernelDomain
package import KernelPresentation

/// A theme: the colours, type styles and measures that implement one of the five design documents.
package struct DesignTheme: Sendable {
  package let design: Design
  package var palette: Palette
  package let type: TypeScale
  /// Steps of spacing that the design document defines in addition to the steps shared by all themes.
  package let moreSpacing: Scale<Int>
  package let radius: Scale<Int>
  /// The shadows, each named after its step of elevation; empty if the design has no shadows.
  package let elevation: Scale<Shadow>
  package let motion: Scale<Motion>
  package let margins: Margins
  package let metrics: Metrics

  package init(
    _ design: Design, palette: Palette, type: TypeScale, moreSpacing: Scale<Int> = Scale([:]),
    radius: Scale<Int>, elevation: Scale<Shadow> = Scale([:]), motion: Scale<Motion>, margins: Margins,
    metrics: Metrics
  ) {
    self.design = design
    self.palette = palette
    self.type = type
    self.moreSpacing = moreSpacing
    self.radius = radius
    self.elevation = elevation
    self.motion = motion
    self.margins = margins
    self.metrics = metrics
  }

  package static let all: [DesignTheme] = [.recordsBook, .runBuddy, .ptExpo, .samwise, .prayerTracker]

  /// The theme's name in files and settings, such as `records-book`.
  package var id: String { design.rawValue }
  /// The design's name, as written in its design document.
  package var name: String { design.name }

  /// All steps of spacing: the steps shared by all themes, and those that the design document adds.
  package var spacing: Scale<Int> {
    Scale(["xs": Spacing.xs.points, "sm": Spacing.sm.points, "md": Spacing.md.points, "lg": Spacing.lg.points])
      + Scale(["xl": Spacing.xl.points]) + moreSpacing
  }

  /// Returns a copy of the theme with additional names for existing hues. Features use these names for their own
  /// categories, such as swimming strokes.
  /// - Parameter aliases: maps each additional name to an existing hue.
  package func adding(aliases: some Sequence<(key: Hue, value: Hue)>) -> DesignTheme {
    var theme = self
    theme.palette = palette.adding(aliases: aliases)
    return theme
  }
}
