/// What the colour tokens are, in light and dark.
package struct Palette: Sendable {
  /// Behind everything.
  package let page: Adaptive
  package let card: Adaptive
  package let separator: Adaptive
  private var hues: [String: Colors] = [:]

  package init(page: Adaptive, card: Adaptive, separator: Adaptive, hues: KeyValuePairs<Hue, Colors>) {
    self.page = page
    self.card = card
    self.separator = separator
    for (hue, colors) in hues { self.hues[hue.name] = colors }
  }

  /// The same with a feature's own hues.
  package func adding(_ more: KeyValuePairs<Hue, Colors>) -> Palette {
    var palette = self
    for (hue, colors) in more { palette.hues[hue.name] = colors }
    return palette
  }

  /// In order of their names.
  package var hueNames: [String] {
    hues.keys.sorted()
  }

  /// Nil for a token that no hue of the palette has.
  package subscript(token: ColorToken) -> Adaptive? {
    guard let dot = token.rawValue.lastIndex(of: ".") else { return nil }
    let colors = hues[String(token.rawValue[..<dot])]
    switch token.rawValue[dot...] {
    case ".fill": return colors?.fill
    case ".onFill": return colors?.onFill
    case ".text": return colors?.text
    default: return nil
    }
  }

  /// One hue in its roles.
  package struct Colors: Hashable, Sendable {
    package let fill: Adaptive
    package let onFill: Adaptive
    package let text: Adaptive

    package init(fill: Adaptive, onFill: Adaptive, text: Adaptive) {
      self.fill = fill
      self.onFill = onFill
      self.text = text
    }
  }

  package struct Adaptive: Hashable, Sendable {
    package let light: RGB
    package let dark: RGB

    package init(light: UInt32, dark: UInt32) {
      self.light = RGB(light)
      self.dark = RGB(dark)
    }

    package init(_ both: UInt32) {
      self.init(light: both, dark: both)
    }
  }

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
  }
}

extension Palette {
  /// The colours that features share.
  ///
  /// Fills are those of the source design; text shades keep the hue and reach 4.5:1 on page and card. Secondary text is the
  /// platform's 60 % label resolved to an opaque colour that does too.
  package static let standard = Palette(
    page: Adaptive(light: 0xFFFFFF, dark: 0x000000), card: Adaptive(light: 0xF2F2F7, dark: 0x1C1C1E),
    separator: Adaptive(light: 0xC6C6C8, dark: 0x38383A),
    hues: [
      .label: Colors(
        fill: Adaptive(light: 0x000000, dark: 0xFFFFFF), onFill: Adaptive(light: 0xFFFFFF, dark: 0x000000),
        text: Adaptive(light: 0x000000, dark: 0xFFFFFF)),
      .secondary: Colors(
        fill: Adaptive(0x8E8E93), onFill: Adaptive(0x000000), text: Adaptive(light: 0x6E6E73, dark: 0x98989F)),
      .accent: Colors(
        fill: Adaptive(0x007AFF), onFill: Adaptive(0x000000), text: Adaptive(light: 0x0068EB, dark: 0x1181FF)),
      .positive: Colors(
        fill: Adaptive(0x34C759), onFill: Adaptive(0x000000), text: Adaptive(light: 0x008115, dark: 0x34C759)),
      .best: Colors(
        fill: Adaptive(0xFFCC00), onFill: Adaptive(0x000000), text: Adaptive(light: 0x8C6A00, dark: 0xFFCC00)),
      .warning: Colors(
        fill: Adaptive(0xFF9500), onFill: Adaptive(0x000000), text: Adaptive(light: 0xAB5900, dark: 0xFF9500)),
      .destructive: Colors(
        fill: Adaptive(0xFF3B30), onFill: Adaptive(0x000000), text: Adaptive(light: 0xDF0209, dark: 0xFF3B30)),
    ])
}
