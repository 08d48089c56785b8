package import KernelPresentation

/// All colours of a theme, each with a value for every combination of mode and contrast.
package struct Palette: Sendable {
  /// The background colour of the page.
  package let page: Adaptive
  package let card: Adaptive
  /// The colour of separator lines. The lines are only decoration, because the space between elements separates them,
  /// too.
  package let separator: Adaptive
  /// The colour at the top of the page, if the page's background is a gradient; nil if it is plain. The colour is
  /// opaque, because it is already blended with `page`.
  package let wash: Adaptive?
  /// The background colour of maps, and the colour of their grid. The grid is only decoration.
  package let land: Adaptive
  package let landLine: Adaptive
  private var hues: [String: Colors] = [:]
  /// Maps additional names of hues to the hue whose colours they use.
  package private(set) var aliases: [String: Hue] = [:]

  package init(
    page: Adaptive, card: Adaptive, separator: Adaptive, wash: Adaptive? = nil,
    land: Adaptive = Adaptive(0xE9EEE6, 0x1A201B), landLine: Adaptive = Adaptive(0xD8E0D5, 0x273028),
    hues: KeyValuePairs<Hue, Colors>, aliases: KeyValuePairs<Hue, Hue>
  ) {
    self.page = page
    self.card = card
    self.separator = separator
    self.wash = wash
    self.land = land
    self.landLine = landLine
    for (hue, colors) in hues { self.hues[hue.name] = colors }
    for (hue, color) in aliases { self.aliases[hue.name] = color }
  }

  /// Returns a copy of the palette with additional names for existing hues. Features use these names for their own
  /// categories, such as swimming strokes.
  /// - Parameter more: maps each additional name to an existing hue.
  package func adding(aliases more: some Sequence<(key: Hue, value: Hue)>) -> Palette {
    var palette = self
    for (hue, color) in more { palette.aliases[hue.name] = color }
    return palette
  }

  /// The hues that have colours of their own, in alphabetical order. Omits additional names for other hues.
  package var ownHues: [Hue] {
    hues.keys.sorted().map { Hue($0) }
  }

  /// The names of all hues, including additional names, in alphabetical order.
  package var hueNames: [String] {
    (Array(hues.keys) + Array(aliases.keys)).sorted()
  }

  /// Returns the colours of a hue; nil if the palette has no such hue.
  package subscript(hue: Hue) -> Colors? {
    hues[hue.name] ?? aliases[hue.name].flatMap { hues[$0.name] }
  }

  /// Returns the colour that a token names; nil if the palette does not have the token's hue.
  package subscript(token: ColorToken) -> Adaptive? {
    let colors = self[token.hue]
    return switch token.role {
    case .fill: colors?.fill
    case .onFill: colors?.onFill
    case .text: colors?.text
    }
  }

  /// The colours of a hue, one for each role: a fill, text on that fill, and text on pages and cards.
  package struct Colors: Hashable, Sendable {
    package let fill: Adaptive
    package let onFill: Adaptive
    package let text: Adaptive
  }
}
