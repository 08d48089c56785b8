/// A colour of sRGB, opaque.
package struct RGB: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  /// - Parameter hex: `0xRRGGBB`.
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

  /// `#RRGGBB`.
  package var hex: String {
    "#"
      + [red, green, blue].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  /// What is seen where another colour of that opacity, in hundredths, lies over this one.
  package func under(_ other: RGB, percent: Int) -> RGB {
    func mixed(_ below: UInt8, _ above: UInt8) -> UInt8 {
      UInt8((Int(below) * (100 - percent) + Int(above) * percent + 50) / 100)
    }
    return RGB(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }
}
