import KernelApplication
import KernelPresentation

/// A theme as Swift source for SwiftUI. Each theme has a folder with the four files that Samwise's design document asks
/// for.
struct SwiftSources {
  let theme: DesignTheme

  var files: [OutputFile] {
    [("Colors", colors), ("Typography", typography), ("Spacing", spacing), ("Animation", animation)].map { name, text in
      OutputFile(
        "\(theme.id)/\(name).swift", "// \(theme.name): made by `recordbook theme export`.\nimport SwiftUI\n\n" + text)
    }
  }

  // MARK: Colors.swift

  private var colors: String {
    let palette = theme.palette
    let surfaces = palette.surfaces.map { "  public static let \($0.name) = \(swift($0.color))\n" }.joined()
    let hues = palette.hueNames.map { name -> String in
      if let meaning = palette.aliases[name] { return "  public static let \(name) = \(meaning.name)\n" }
      guard let colors = palette[Hue(name)] else { return "" }
      return "  public static let \(name) = HueColors(\n    fill: \(swift(colors.fill)),\n"
        + "    onFill: \(swift(colors.onFill)),\n    text: \(swift(colors.text)))\n"
    }.joined()
    return SwiftSources.colorTypes + "public enum ThemeColors {\n" + surfaces + "\n" + hues + "}\n"
  }

  private func swift(_ color: Adaptive) -> String {
    "AdaptiveColor("
      + Appearance.allCases.map { "0x" + color[$0].hex.dropFirst() }.joined(separator: ", ") + ")"
  }

  private static let colorTypes = """
    /// A colour for light and dark appearance, each with standard and increased contrast, as `0xRRGGBB` in sRGB.
    public struct AdaptiveColor: Sendable {
      public let light, dark, lightIncreased, darkIncreased: UInt32

      public init(_ light: UInt32, _ dark: UInt32, _ lightIncreased: UInt32, _ darkIncreased: UInt32) {
        self.light = light
        self.dark = dark
        self.lightIncreased = lightIncreased
        self.darkIncreased = darkIncreased
      }

      /// Returns the colour for the values of `@Environment(\\.colorScheme)` and
      /// `@Environment(\\.colorSchemeContrast)`.
      public func color(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> Color {
        let hex = contrast == .increased
          ? (scheme == .dark ? darkIncreased : lightIncreased) : (scheme == .dark ? dark : light)
        return Color(
          .sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
          blue: Double(hex & 0xFF) / 255, opacity: 1)
      }
    }

    /// A hue's colours by role: `fill` for decoration, `onFill` for text on it, and `text` for text on pages and cards.
    public struct HueColors: Sendable {
      public let fill, onFill, text: AdaptiveColor

      public init(fill: AdaptiveColor, onFill: AdaptiveColor, text: AdaptiveColor) {
        self.fill = fill
        self.onFill = onFill
        self.text = text
      }
    }


    """

  // MARK: Typography.swift

  private var typography: String {
    let steps = theme.type.steps.steps.map { step in
      let style = step.value
      let design = [.standard, .digits].contains(style.design) ? "default" : style.design.rawValue
      return "  public static let \(step.name) = TextStyle(\(style.points), .\(style.weight.name), .\(design))\n"
    }.joined()
    let roles = TypeToken.allCases.compactMap { token -> String? in
      guard let name = theme.type.roles[token], name != token.rawValue, theme.type.steps[token.rawValue] == nil else {
        return nil
      }
      return "  public static let \(token.rawValue) = \(name)\n"
    }.joined()
    return SwiftSources.typeTypes + "public enum ThemeType {\n" + steps + (roles.isEmpty ? "" : "\n" + roles) + "}\n"
  }

  private static let typeTypes = """
    /// A style of text, with its size at the default text size.
    public struct TextStyle: Sendable {
      public let size: CGFloat
      public let weight: Font.Weight
      public let design: Font.Design

      public init(_ size: CGFloat, _ weight: Font.Weight, _ design: Font.Design) {
        self.size = size
        self.weight = weight
        self.design = design
      }
    }

    /// Shows text in a style, and scales it with the text size that the user has chosen, up to the largest.
    public struct ScaledText: ViewModifier {
      @ScaledMetric private var size: CGFloat
      private let style: TextStyle

      public init(_ style: TextStyle) {
        self.style = style
        _size = ScaledMetric(wrappedValue: style.size, relativeTo: .body)
      }

      public func body(content: Content) -> some View {
        content.font(.system(size: size, weight: style.weight, design: style.design))
      }
    }


    """

  // MARK: Spacing.swift

  private var spacing: String {
    let metrics = theme.metrics
    let measures: [(String, Int)] = [
      ("minimumTarget", Metrics.minimumTarget), ("buttonHeight", metrics.buttonHeight),
      ("accentBar", Metrics.accentBar), ("cardRadius", metrics.cardRadius), ("buttonRadius", metrics.buttonRadius),
      ("fieldRadius", metrics.fieldRadius), ("cardPadding", metrics.cardPadding), ("cardGap", metrics.cardGap),
    ]
    let margins = theme.margins
    return group("ThemeSpacing", theme.spacing.steps.map { ($0.name, $0.value) }) + "\n"
      + group("ThemeRadius", theme.radius.steps.map { ($0.name, $0.value) }) + "\n" + group("ThemeMeasures", measures)
        + """

        public enum ThemeMargins {
          /// Returns the margin on each side of the content of a window of this width.
          public static func margin(width: CGFloat) -> CGFloat {
            if width >= \(Margins.tabletFrom) { return \(margins.tablet) }
            if width >= \(Margins.largeFrom) { return \(margins.large) }
            return width >= \(Margins.standardFrom) ? \(margins.standard) : \(margins.compact)
          }
        }

        """
  }

  private func group(_ name: String, _ values: [(String, Int)]) -> String {
    "public enum \(name) {\n" + values.map { "  public static let \($0.0): CGFloat = \($0.1)\n" }.joined() + "}\n"
  }

  // MARK: Animation.swift

  private var animation: String {
    let steps = theme.motion.steps.map { step -> String in
      let motion = step.value
      let delay = motion.delay > 0 ? ".delay(\(decimal(motion.delay, 3)))" : ""
      let curve =
        switch motion.easing {
        case .easeInOut: "easeInOut(duration: \(decimal(motion.milliseconds, 3)))"
        case .easeOut: "easeOut(duration: \(decimal(motion.milliseconds, 3)))"
        case .spring(let response, let damping):
          "spring(response: \(decimal(response, 3)), dampingFraction: \(decimal(damping, 2)))"
        }
      return "  public static let \(step.name) = Animation.\(curve)\(delay)\n"
    }.joined()
    return "public enum ThemeMotion {\n" + steps
      + "\n  public static let pressedScale: CGFloat = \(decimal(theme.metrics.pressedScale, 2))\n"
      + "  public static let pressedOpacity: Double = \(decimal(theme.metrics.pressedOpacity, 2))\n"
        + """

          /// Returns the animation, or nil with reduced motion, as in `@Environment(\\.accessibilityReduceMotion)`.
          public static func animation(_ animation: Animation, reduceMotion: Bool) -> Animation? {
            reduceMotion ? nil : animation
          }
        }

        """
  }
}
