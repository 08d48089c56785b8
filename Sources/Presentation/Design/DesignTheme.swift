package import KernelDomain
package import KernelPresentation

/// A theme: one of the five design documents as colours, type and measures.
package struct DesignTheme: Sendable {
  package let design: Design
  package var palette: Palette
  package let type: TypeScale
  /// The spacing steps that the design document defines in addition to the shared scale.
  package let moreSpacing: Scale<Int>
  package let radius: Scale<Int>
  /// The shadows, by the name of their step; empty if the design has no shadows.
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

  /// The whole spacing scale: the shared steps, and those of the design document.
  package var spacing: Scale<Int> {
    Scale(["xs": Spacing.xs.points, "sm": Spacing.sm.points, "md": Spacing.md.points, "lg": Spacing.lg.points])
      + Scale(["xl": Spacing.xl.points]) + moreSpacing
  }

  /// Returns a copy with further names for existing hues. Features use these names for kinds of things, such as
  /// swimming strokes.
  package func adding(aliases: some Sequence<(key: Hue, value: Hue)>) -> DesignTheme {
    var theme = self
    theme.palette = palette.adding(aliases: aliases)
    return theme
  }
}
