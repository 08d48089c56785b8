import KernelPresentation
import SwimmingPresentation

let designSystemSteps = [
  StepDefinition("the spacing scale is:") { _, arguments in
    let actual = Spacing.allCases.map { [$0.rawValue, String($0.points)] }
    try expect(actual, shows: arguments.rows(), "the scale")
  },

  StepDefinition("the type scale is:") { _, arguments in
    let actual = TypeToken.allCases.map { token in
      let style = token.style
      return [token.rawValue, String(style.points), style.weight.rawValue, style.isMonospaced ? "yes" : "no"]
    }
    try expect(actual, shows: arguments.rows(), "the scale")
  },

  StepDefinition("the icon sizes are:") { _, arguments in
    let actual = Icon.Size.allCases.map { [$0.rawValue, String($0.points)] }
    try expect(actual, shows: arguments.rows(), "the scale")
  },

  StepDefinition("the measures are:") { _, arguments in
    let actual = [
      ["minimum target", "\(Metrics.minimumTarget)"], ["accent bar", "\(Metrics.accentBar)"],
      ["radius", "\(Metrics.radius)"], ["pressed scale", "\(Metrics.pressedScale)"],
      ["pressed opacity", "\(Metrics.pressedOpacity)"],
    ]
    try expect(actual, shows: arguments.rows(), "the list")
  },

  StepDefinition("the colours are:") { _, arguments in
    let palette = Palette.swimming
    let actual = palette.hueNames.map { name in
      [name] + [Hue(name).fill, Hue(name).onFill, Hue(name).text].map { hex(palette[$0]) }
    }
    try expect(actual, shows: arguments.rows(), "the palette")
  },

  StepDefinition("the surfaces are:") { _, arguments in
    let palette = Palette.swimming
    let actual = [
      ["page", hex(palette.page)], ["card", hex(palette.card)], ["separator", hex(palette.separator)],
    ]
    try expect(actual, shows: arguments.rows(), "the palette")
  },
]

/// `#RRGGBB #RRGGBB`, light and dark.
private func hex(_ color: Palette.Adaptive?) -> String {
  guard let color else { return "" }
  return [color.light, color.dark].map { rgb in
    "#"
      + [rgb.red, rgb.green, rgb.blue].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }.joined(separator: " ")
}
