package import KernelPresentation

/// What the colour tokens are in a theme, in every appearance.
package struct Palette: Sendable {
  /// Behind everything.
  package let page: Adaptive
  package let card: Adaptive
  /// A line between things: decoration, since space parts them too.
  package let separator: Adaptive
  /// Where the page's colour starts out at its top, where it is a gradient. Opaque: seen over `page`.
  package let wash: Adaptive?
  private var hues: [String: Colors] = [:]
  /// Hues that are others by another name.
  package private(set) var aliases: [String: Hue] = [:]

  package init(
    page: Adaptive, card: Adaptive, separator: Adaptive, wash: Adaptive? = nil, hues: KeyValuePairs<Hue, Colors>,
    aliases: KeyValuePairs<Hue, Hue>
  ) {
    self.page = page
    self.card = card
    self.separator = separator
    self.wash = wash
    for (hue, colors) in hues { self.hues[hue.name] = colors }
    for (hue, color) in aliases { self.aliases[hue.name] = color }
  }

  /// The same with what a feature's kinds of things are called.
  package func adding(aliases more: some Sequence<(key: Hue, value: Hue)>) -> Palette {
    var palette = self
    for (hue, color) in more { palette.aliases[hue.name] = color }
    return palette
  }

  /// The hues with colours of their own, in order of their names.
  package var ownHues: [Hue] {
    hues.keys.sorted().map { Hue($0) }
  }

  /// The names of all hues, in order.
  package var hueNames: [String] {
    (Array(hues.keys) + Array(aliases.keys)).sorted()
  }

  /// Nil for a hue that the palette has not.
  package subscript(hue: Hue) -> Colors? {
    hues[hue.name] ?? aliases[hue.name].flatMap { hues[$0.name] }
  }

  /// Nil for a token that no hue of the palette has.
  package subscript(token: ColorToken) -> Adaptive? {
    let colors = self[token.hue]
    return switch token.role {
    case .fill: colors?.fill
    case .onFill: colors?.onFill
    case .text: colors?.text
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
}
