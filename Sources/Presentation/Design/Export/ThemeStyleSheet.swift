import KernelDomain
import KernelPresentation

/// A theme as CSS custom properties. They are named like the tokens, but with dashes: `--accent-text`,
/// `--type-hero-number`.
package struct ThemeStyleSheet {
  private let theme: DesignTheme

  package init(theme: DesignTheme) { self.theme = theme }

  /// Returns the CSS.
  /// - Parameter mode: the mode in which the theme is always shown; nil if the mode follows the device. Contrast and
  ///   motion always follow the device.
  package func text(mode: Appearance.Mode? = nil) -> String {
    let light = Appearance(mode ?? .light)
    var css = ":root {\n  color-scheme: \(mode?.rawValue ?? "light dark");\n" + constants + colors(light) + "}\n"
    if mode == nil { css += media("(prefers-color-scheme: dark)", colors(Appearance(.dark), unlike: light)) }
    css += media("(prefers-contrast: more)", colors(Appearance(light.mode, .increased), unlike: light))
    if mode == nil {
      let dark = Appearance(.dark)
      css += media(
        "(prefers-color-scheme: dark) and (prefers-contrast: more)",
        colors(Appearance(.dark, .increased), unlike: dark, or: Appearance(.light, .increased)))
    }
    if mode == .dark { css += media("print", "  color-scheme: light;\n" + colors(Appearance(.light))) }
    return css + widths + media("(prefers-reduced-motion: reduce)", stillness)
  }

  private func media(_ query: String, _ properties: String) -> String {
    properties.isEmpty ? "" : "@media \(query) {\n:root {\n\(properties)}\n}\n"
  }

  // MARK: Colours

  private func colors(_ appearance: Appearance, unlike others: Appearance?..., or more: Appearance? = nil) -> String {
    let unlike = (others + [more]).compactMap { $0 }.map { properties($0) }
    return properties(appearance).enumerated().filter { index, property in
      unlike.isEmpty || unlike.contains { $0[index].value != property.value }
    }.map { "  --\($1.name): \($1.value);\n" }.joined()
  }

  private func properties(_ appearance: Appearance) -> [(name: String, value: String)] {
    let palette = theme.palette
    let surfaces = palette.surfaces.map { ($0.name, $0.color[appearance].hex) }
    let hues = palette.hueNames.flatMap { name -> [(name: String, value: String)] in
      if let meaning = palette.aliases[name] {
        return ThemeStyleSheet.roles.map { ("\(name)-\($0)", "var(--\(meaning.name)-\($0))") }
      }
      let hue = Hue(name)
      guard let colors = palette[hue], let tint = palette.tint(hue, appearance), let tile = palette.tile(hue) else {
        return []
      }
      return [
        ("\(name)-fill", colors.fill[appearance].hex), ("\(name)-on-fill", colors.onFill[appearance].hex),
        ("\(name)-text", colors.text[appearance].hex), ("\(name)-tint", tint.hex),
        ("\(name)-tile", tile.hex),
      ]
    }
    let onTint = palette.onTint(.accent, appearance).map { [("accent-on-tint", $0.hex)] } ?? []
    let more = [
      ("control", palette.control(appearance).hex), ("land", palette.land[appearance].hex),
      ("land-line", palette.landLine[appearance].hex),
    ]
    return surfaces + more + hues + onTint
  }

  private static let roles = ["fill", "on-fill", "text", "tint", "tile"]

  // MARK: Type, sizes and motion

  private var constants: String {
    let metrics = theme.metrics
    let lengths: [(String, Int)] =
      theme.spacing.steps.map { ("space-\($0.name)", $0.value) }
      + theme.radius.steps.map { ("radius-\($0.name.kebabCased)", $0.value) }
      + [
        ("margin", theme.margins.compact), ("minimum-target", Metrics.minimumTarget),
        ("button-height", metrics.buttonHeight), ("accent-bar", Metrics.accentBar),
        ("card-padding", metrics.cardPadding), ("card-gap", metrics.cardGap),
        ("card-border", metrics.cardBorder ? 1 : 0), ("content-width", Metrics.contentWidth),
      ]
    return lengths.map { "  --\($0.0): \($0.1)px;\n" }.joined() + radii + type + shadows + motion
      + "  --press-scale: \(decimal(metrics.pressedScale, 2));\n"
      + "  --press-opacity: \(decimal(metrics.pressedOpacity, 2));\n"
  }

  /// The CSS properties for the radii of cards, buttons and fields. Each refers to the step of the theme's radius scale
  /// that has the same value.
  private var radii: String {
    let metrics = theme.metrics
    return [("card", metrics.cardRadius), ("button", metrics.buttonRadius), ("field", metrics.fieldRadius)].map {
      part, radius in
      let steps = theme.radius.steps.filter { $0.value == radius }.map(\.name)
      let step = steps.first { $0.lowercased().hasSuffix(part) } ?? steps.first
      return "  --\(part)-radius: \(step.map { "var(--radius-\($0.kebabCased))" } ?? "\(radius)px");\n"
    }.joined()
  }

  private var type: String {
    TypeToken.allCases.map { "  --type-\($0.rawValue.kebabCased): \(theme.type[$0].css);\n" }.joined()
  }

  private var shadows: String {
    theme.elevation.steps.map { step in
      let (shadow, color) = (step.value, step.value.color)
      return "  --elevation-\(step.name): 0 \(shadow.y)px \(shadow.blur)px "
        + "rgba(\(color.red), \(color.green), \(color.blue), \(decimal(shadow.opacity, 2)));\n"
    }.joined()
  }

  private var motion: String {
    theme.motion.steps.map { step in
      let curve = step.value.easing.bezier.map { decimal($0, 2) }.joined(separator: ", ")
      return
        "  --motion-\(step.name.kebabCased): \(step.value.milliseconds)ms cubic-bezier(\(curve)) \(step.value.delay)ms;\n"
    }.joined()
  }

  private var stillness: String {
    theme.motion.steps.map { "  --motion-\($0.name.kebabCased): 0ms linear 0ms;\n" }.joined() + "  --press-scale: 1;\n"
  }

  private var widths: String {
    let margins = theme.margins
    return [
      (Margins.standardFrom, margins.standard), (Margins.largeFrom, margins.large),
      (Margins.tabletFrom, margins.tablet),
    ].map { media("(min-width: \($0)px)", "  --margin: \($1)px;\n") }.joined()
  }
}

extension TypeStyle {
  /// The style as a value of the CSS property `font`. The size is in rem, so that text grows with the size that is set
  /// in the user's browser (16 px by default).
  package var css: String {
    let families = design.families.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: ", ")
    return "\(weight.rawValue) \(decimal(points * 10_000 / 16, 4))rem/\(decimal(lineHeightPercent, 2)) \(families)"
  }
}
