import KernelPresentation

/// A theme as design tokens (Design Tokens Format Module 2025.10 of the Design Tokens Community Group).
///
/// Every token has its own `$type`, because the official schemas don't check values against an inherited type. Points
/// are written as `px`, the only absolute unit of the format.
struct DTCGTokens {
  let theme: DesignTheme

  var document: TokenNode {
    .object([
      ("$description", .text("Design tokens of \(theme.name)")),
      ("appearance", .object(Appearance.allCases.map { ($0.name, colors($0)) })),
      ("spacing", dimensions(theme.spacing)), ("radius", dimensions(theme.radius)),
      ("margin", dimensions(margins)), ("measure", dimensions(measures)),
      (
        "press",
        .object([("scale", number(theme.metrics.pressedScale)), ("opacity", number(theme.metrics.pressedOpacity))])
      ),
      ("type", .object(theme.type.steps.steps.map { ($0.name, typography($0.value)) })),
      ("text", .object(TypeToken.allCases.map { ($0.rawValue, role($0)) })),
      ("elevation", .object(theme.elevation.steps.map { ($0.name, shadow($0.value)) })),
      ("motion", .object(theme.motion.steps.map { ($0.name, transition($0.value)) })),
    ])
  }

  private var margins: Scale<Int> {
    let margins = theme.margins
    return Scale([
      "compact": margins.compact, "standard": margins.standard, "large": margins.large, "tablet": margins.tablet,
    ])
  }

  private var measures: Scale<Int> {
    Scale([
      "minimumTarget": Metrics.minimumTarget, "buttonHeight": theme.metrics.buttonHeight,
      "accentBar": Metrics.accentBar, "cardRadius": theme.metrics.cardRadius,
      "buttonRadius": theme.metrics.buttonRadius, "fieldRadius": theme.metrics.fieldRadius,
      "cardPadding": theme.metrics.cardPadding, "cardGap": theme.metrics.cardGap,
      "contentWidth": Metrics.contentWidth, "navigationIcon": Icon.Size.navigation.points,
      "featuredIcon": Icon.Size.featured.points,
    ])
  }

  // MARK: Colours

  private func colors(_ appearance: Appearance) -> TokenNode {
    let palette = theme.palette
    let surfaces = palette.surfaces.map { ($0.name, color($0.color[appearance])) }
    let hues = palette.hueNames.map { name -> (String, TokenNode) in
      if let meaning = palette.aliases[name] {
        let target = "appearance.\(appearance.name).\(meaning.name)"
        return (name, .object(DTCGTokens.roles.map { ($0, alias("\(target).\($0)", "color")) }))
      }
      guard let colors = palette[Hue(name)] else { return (name, .object([])) }
      let values = [colors.fill, colors.onFill, colors.text].map { color($0[appearance]) }
      return (name, .object(Array(zip(DTCGTokens.roles, values))))
    }
    return .object(surfaces + hues)
  }

  static let roles = ["fill", "onFill", "text"]

  private func color(_ color: RGB) -> TokenNode { token("color", value(color)) }

  private func value(_ color: RGB, opacity: Int = 100) -> TokenNode {
    let components = [color.red, color.green, color.blue].map { byte in
      TokenNode.number(decimal((Int(byte) * 10_000 + 127) / 255, 4))
    }
    let alpha = opacity == 100 ? [] : [("alpha", TokenNode.hundredths(opacity))]
    return .object(
      [("colorSpace", .text("srgb")), ("components", .array(components))] + alpha + [("hex", .text(color.hex))])
  }

  // MARK: Type, sizes and motion

  private func token(_ type: String, _ value: TokenNode) -> TokenNode {
    .object([("$type", .text(type)), ("$value", value)])
  }

  private func alias(_ target: String, _ type: String) -> TokenNode { token(type, .text("{\(target)}")) }

  private func number(_ hundredths: Int) -> TokenNode { token("number", .hundredths(hundredths)) }

  private func length(_ points: Int) -> TokenNode { .object([("value", .number(points)), ("unit", .text("px"))]) }

  private func time(_ milliseconds: Int) -> TokenNode {
    .object([("value", .number(milliseconds)), ("unit", .text("ms"))])
  }

  private func dimensions(_ scale: Scale<Int>) -> TokenNode {
    .object(scale.steps.map { ($0.name, token("dimension", length($0.value))) })
  }

  private func role(_ role: TypeToken) -> TokenNode {
    alias("type.\(theme.type.roles[role] ?? "")", "typography")
  }

  private func typography(_ style: TypeStyle) -> TokenNode {
    token(
      "typography",
      .object([
        ("fontFamily", .array(style.design.families.map { .text($0) })), ("fontSize", length(style.points)),
        ("fontWeight", .number(style.weight.rawValue)), ("letterSpacing", length(0)),
        ("lineHeight", .hundredths(style.lineHeightPercent)),
      ]))
  }

  private func shadow(_ shadow: Shadow) -> TokenNode {
    token(
      "shadow",
      .object([
        ("color", value(shadow.color, opacity: shadow.opacity)), ("offsetX", length(0)), ("offsetY", length(shadow.y)),
        ("blur", length(shadow.blur)), ("spread", length(0)),
      ]))
  }

  private func transition(_ motion: Motion) -> TokenNode {
    token(
      "transition",
      .object([
        ("duration", time(motion.milliseconds)), ("delay", time(motion.delay)),
        ("timingFunction", .array(motion.easing.bezier.map { .hundredths($0) })),
      ]))
  }
}

extension Appearance {
  /// The name of this combination of mode and contrast in the token files, such as `light-standard`.
  var name: String { "\(mode.rawValue)-\(contrast.rawValue)" }
}

extension Palette {
  var surfaces: [(name: String, color: Adaptive)] {
    [("page", page), ("card", card), ("separator", separator), ("wash", wash ?? page)]
  }
}

extension TypeStyle.Design {
  /// The font families in order of preference: first the platform's own font, then similar ones for other platforms.
  var families: [String] {
    switch self {
    case .standard, .digits: ["-apple-system", "system-ui", "Segoe UI", "Roboto", "DejaVu Sans", "sans-serif"]
    case .rounded: ["ui-rounded", "SF Pro Rounded", "-apple-system", "system-ui", "DejaVu Sans", "sans-serif"]
    case .monospaced: ["ui-monospace", "SF Mono", "Menlo", "Cascadia Mono", "DejaVu Sans Mono", "monospace"]
    }
  }
}
