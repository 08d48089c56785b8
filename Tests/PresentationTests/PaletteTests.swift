import KernelPresentation
import SwimmingPresentation
import Testing

/// Text reaches 4.5:1 on page and card, and on its fill (WCAG 2.2, 1.4.3), in light and dark.
@Suite struct PaletteTests {
  private static let palette = Palette.swimming
  private typealias Side = KeyPath<Palette.Adaptive, Palette.RGB>

  @Test(arguments: palette.hueNames) func contrast(hue name: String) throws {
    let hue = Hue(name)
    let text = try #require(Self.palette[hue.text])
    let fill = try #require(Self.palette[hue.fill])
    let onFill = try #require(Self.palette[hue.onFill])
    for side in [\.light, \.dark] as [Side] {
      #expect(ratio(text[keyPath: side], Self.palette.page[keyPath: side]) >= 4.5)
      #expect(ratio(text[keyPath: side], Self.palette.card[keyPath: side]) >= 4.5)
      #expect(ratio(onFill[keyPath: side], fill[keyPath: side]) >= 4.5)
    }
  }

  @Test func ratioAgreesWithKnownValues() {
    #expect(abs(ratio(Palette.RGB(0x000000), Palette.RGB(0xFFFFFF)) - 21) < 0.001)
    #expect(abs(ratio(Palette.RGB(0x007AFF), Palette.RGB(0xFFFFFF)) - 4.01) < 0.01)
  }

  @Test func unknownTokenHasNoColor() {
    #expect(Self.palette[ColorToken(rawValue: "nothing.text")] == nil)
    #expect(Self.palette[ColorToken(rawValue: "accent.edge")] == nil)
    #expect(Self.palette[ColorToken(rawValue: "accent")] == nil)
  }

  private func ratio(_ a: Palette.RGB, _ b: Palette.RGB) -> Double {
    let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)
  }

  private func luminance(_ color: Palette.RGB) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The exponent 2.4 as 12/5, by Newton's method for the fifth root: no library is needed for it.
  private func linear(_ byte: UInt8) -> Double {
    let value = Double(byte) / 255
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    var root = 1.0
    for _ in 0..<60 { root = (4 * root + base / (root * root * root * root)) / 5 }
    return base * base * root * root
  }
}
