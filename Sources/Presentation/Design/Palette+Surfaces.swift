package import KernelPresentation

/// Colours that are computed from the palette's other colours: backgrounds of tinted surfaces, text on these surfaces,
/// and backgrounds of buttons.
extension Palette {
  /// Returns the background colour of a tinted surface: the hue's fill colour, mostly transparent, over the card's
  /// colour. The gradient of a header begins with this colour, too. Nil if the palette has no such hue.
  package func tint(_ hue: Hue, _ appearance: Appearance) -> RGB? {
    guard let colors = self[hue] else { return nil }
    let isDark = appearance.mode == .dark
    // The fill of the accent is made for buttons, and too dark to be seen on a dark card.
    let base = aliases[hue.name] ?? hue
    let color = isDark && base == .accent ? colors.text : colors.fill
    let percent =
      switch base {
      case .accent: isDark ? 20 : 12
      case .red: isDark ? 20 : 13
      case .yellow: isDark ? 22 : 26
      default: isDark ? 20 : 16
      }
    return card[appearance].under(color[appearance], percent: percent)
  }

  /// Returns the colour of text on a surface with the background `tint`: the hue's text colour, made darker or lighter
  /// until it has enough contrast. Nil if the palette has no such hue.
  package func onTint(_ hue: Hue, _ appearance: Appearance) -> RGB? {
    guard let text = self[hue]?.text[appearance], let ground = tint(hue, appearance) else { return nil }
    let end = RGB(appearance.mode == .dark ? 0xFFFFFF : 0x000000)
    let least = appearance.contrast == .increased ? 7.0 : 4.6
    return stride(from: 0, through: 100, by: 2).lazy.map { text.under(end, percent: $0) }
      .first { $0.contrast(with: ground) >= least } ?? end
  }

  /// Returns the background colour of tiles, on which pictures are white: the hue's text colour for light mode, in
  /// every appearance. Nil if the palette has no such hue.
  package func tile(_ hue: Hue) -> RGB? { self[hue]?.text.light }

  /// Returns the background of a secondary button.
  package func control(_ appearance: Appearance) -> RGB {
    let label = self[Hue.label]?.text[appearance] ?? page[appearance]
    return card[appearance].under(label, percent: appearance.mode == .dark ? 14 : 8)
  }
}
