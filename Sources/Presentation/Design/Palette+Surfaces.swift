package import KernelPresentation

/// Colours that follow from others: of surfaces in a hue, of what lies on them, and of the edges of fields.
extension Palette {
  /// A surface in a hue: its fill over the card. A header's gradient starts with it.
  package func tint(_ hue: Hue, _ appearance: Appearance) -> RGB? {
    guard let colors = self[hue] else { return nil }
    let isDark = appearance.mode == .dark
    // A button's blue is too deep to be seen on a dark card.
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

  /// Text on `tint`: the hue's text, as much nearer to black or white as it takes to be read.
  package func onTint(_ hue: Hue, _ appearance: Appearance) -> RGB? {
    guard let text = self[hue]?.text[appearance], let ground = tint(hue, appearance) else { return nil }
    let end = RGB(appearance.mode == .dark ? 0xFFFFFF : 0x000000)
    let least = appearance.contrast == .increased ? 7.0 : 4.6
    return stride(from: 0, through: 100, by: 2).lazy.map { text.under(end, percent: $0) }
      .first { $0.contrast(with: ground) >= least } ?? end
  }

  /// Under white pictures, in every appearance: the hue's text in the light.
  package func tile(_ hue: Hue) -> RGB? { self[hue]?.text.light }

  /// The ground of a button among others.
  package func control(_ appearance: Appearance) -> RGB {
    let label = self[Hue.label]?.text[appearance] ?? page[appearance]
    return card[appearance].under(label, percent: appearance.mode == .dark ? 14 : 8)
  }
}
