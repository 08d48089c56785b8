/// An opaque sRGB colour.
package struct RGB: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  /// Creates a colour.
  /// - Parameter hex: the colour as `0xRRGGBB`.
  package init(_ hex: UInt32) {
    red = UInt8(hex >> 16 & 0xFF)
    green = UInt8(hex >> 8 & 0xFF)
    blue = UInt8(hex & 0xFF)
  }

  private init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour as text, `#RRGGBB`.
  package var hex: String {
    "#"
      + [red, green, blue].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  /// Returns the contrast ratio of two colours (WCAG 2.2), from 1 to 21.
  package func contrast(with other: RGB) -> Double {
    let (mine, others) = (luminance, other.luminance)
    return (max(mine, others) + 0.05) / (min(mine, others) + 0.05)
  }

  private var luminance: Double {
    0.2126 * RGB.linear(red) + 0.7152 * RGB.linear(green) + 0.0722 * RGB.linear(blue)
  }

  /// Converts an sRGB component to linear light. This needs a value to the power of 2.4, which is 12/5. Newton's method
  /// computes the fifth root, so no maths library is needed.
  private static func linear(_ byte: UInt8) -> Double {
    let value = Double(byte) / 255
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    var root = 1.0
    for _ in 0..<24 { root = (4 * root + base / (root * root * root * root)) / 5 }
    return base * base * root * root
  }

  /// Returns the colour that results if `other` lies over this colour with an opacity of `percent`.
  package func under(_ other: RGB, percent: Int) -> RGB {
    func mixed(_ below: UInt8, _ above: UInt8) -> UInt8 {
      UInt8((Int(below) * (100 - percent) + Int(above) * percent + 50) / 100)
    }
    return RGB(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }
}
