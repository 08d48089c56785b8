import DesignSystem

/// How many colours a terminal has.
package enum ColorDepth: String, CaseIterable, Codable, Sendable {
  case trueColor
  /// xterm's 256 colours: a cube of 216 colours, and 24 grays.
  case indexed256
  /// The eight colours of ECMA-48 and their bright variants.
  case basic16

  /// Creates the colour depth that a terminal declares in the environment variable `COLORTERM` or, if that is not set,
  /// by its name in `TERM`.
  package init(colorTerm: String?, term: String?) {
    self =
      switch (colorTerm, term) {
      case ("truecolor", _), ("24bit", _): .trueColor
      case (_, let term?) where term.hasSuffix("-direct"): .trueColor
      case (_, let term?) where term.contains("256"): .indexed256
      default: .basic16
      }
  }

  /// Returns the parameters of the SGR sequence (ECMA-48, 8.3.117, which sets colours) for this colour, or for the
  /// nearest colour of this depth.
  func code(_ color: RGB) -> String {
    switch self {
    case .trueColor: "38;2;\(color.red);\(color.green);\(color.blue)"
    case .indexed256: "38;5;\(ColorDepth.index(color))"
    case .basic16: ColorDepth.basic(color)
    }
  }

  // MARK: 256 colours

  private static let levels: [Int] = [0, 95, 135, 175, 215, 255]

  private static func index(_ color: RGB) -> Int {
    let steps = [color.red, color.green, color.blue].map { byte in
      levels.indices.min { abs(levels[$0] - Int(byte)) < abs(levels[$1] - Int(byte)) } ?? 0
    }
    let cube = RGB(UInt32(levels[steps[0]] << 16 | levels[steps[1]] << 8 | levels[steps[2]]))
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let step = min(23, max(0, (mean - 3) / 10))
    let gray = RGB(UInt32((8 + step * 10) * 0x010101))
    return distance(gray, color) < distance(cube, color)
      ? 232 + step : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  // MARK: 16 colours

  /// Returns the code of the one of the 16 colours whose hue is nearest to that of `color`; gray if `color` has hardly
  /// any hue. Black and white are not used, because one of them is the terminal's background.
  private static func basic(_ color: RGB) -> String {
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    if (most - least) * 4 < most { return "90" }
    let part = 60 * 100 / (most - least)
    let degrees =
      switch most {
      case red: ((green - blue) * part / 100 + 360) % 360
      case green: (blue - red) * part / 100 + 120
      default: (red - green) * part / 100 + 240
      }
    return switch degrees {
    case 20..<75: "33"
    case 75..<160: "32"
    case 160..<195: "36"
    case 195..<260: "94"
    case 260..<335: "35"
    default: "31"
    }
  }

  /// Returns how different two colours are: the squared differences of their components, weighted by how the eye
  /// perceives them (the "redmean" approximation).
  private static func distance(_ a: RGB, _ b: RGB) -> Int {
    let mean = (Int(a.red) + Int(b.red)) / 2
    let (red, green, blue) = (Int(a.red) - Int(b.red), Int(a.green) - Int(b.green), Int(a.blue) - Int(b.blue))
    return (512 + mean) * red * red / 256 + 4 * green * green + (767 - mean) * blue * blue / 256
  }
}
