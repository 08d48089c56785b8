package import KernelDomain
package import KernelPresentation

/// A whole design: one of the five documents, as values.
package struct DesignTheme: Sendable {
  package let design: Design
  package var palette: Palette
  package let type: TypeScale
  /// What its document has beside the shared scale.
  package let moreSpacing: Scale<Int>
  package let radius: Scale<Int>
  /// Empty where nothing casts a shadow.
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

  /// The name in files and settings: `records-book`.
  package var id: String { design.rawValue }
  /// The name by which its document calls itself.
  package var name: String { design.name }

  /// The whole spacing scale.
  package var spacing: Scale<Int> {
    Scale(["xs": Spacing.xs.points, "sm": Spacing.sm.points, "md": Spacing.md.points, "lg": Spacing.lg.points])
      + Scale(["xl": Spacing.xl.points]) + moreSpacing
  }

  /// The same with what a feature's kinds of things are called.
  package func adding(aliases: some Sequence<(key: Hue, value: Hue)>) -> DesignTheme {
    var theme = self
    theme.palette = palette.adding(aliases: aliases)
    return theme
  }
}
