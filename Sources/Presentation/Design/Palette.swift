package import KernelPresentation

/// The values of all colours of a theme, for each mode and contrast.
package struct Palette: Sendable {
  /// The background colour of the page.
  package let page: Adaptive
  package let card: Adaptive
  /// The colour of separator lines. They are only decoration, since space separates things, too.
  package let separator: Adaptive
  /// If the page's background is a gradient, its top colour; nil otherwise. It is opaque, already blended with `page`.
  package let wash: Adaptive?
  private var hues: [String: Colors] = [:]
  /// Maps the name of a hue without colours of its own to the hue whose colours it uses.
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

  /// Returns a copy with further names for existing hues. Features use these names for kinds of things, such as
  /// swimming strokes.
  package func adding(aliases more: some Sequence<(key: Hue, value: Hue)>) -> Palette {
    var palette = self
    for (hue, color) in more { palette.aliases[hue.name] = color }
    return palette
  }

  /// The hues with colours of their own, in alphabetical order.
  package var ownHues: [Hue] {
    hues.keys.sorted().map { Hue($0) }
  }

  /// The names of all hues, in alphabetical order.
  package var hueNames: [String] {
    (Array(hues.keys) + Array(aliases.keys)).sorted()
  }

  /// Returns the colours of a hue; nil if the palette has no such hue.
  package subscript(hue: Hue) -> Colors? {
    hues[hue.name] ?? aliases[hue.name].flatMap { hues[$0.name] }
  }

  /// Returns the colour of a token; nil if the palette has no such hue.
  package subscript(token: ColorToken) -> Adaptive? {
    let colors = self[token.hue]
    return switch token.role {
    case .fill: colors?.fill
    case .onFill: colors?.onFill
    case .text: colors?.text
    }
  }

  /// The colours of a hue, one for each role.
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
