import KernelPresentation

extension Palette {
  /// Returns the platform's own colours (iOS before version 26), for design documents that name no others. Fills are
  /// the system colours, such as systemBlue, in light and dark. Texts have the same hues in shades that reach a
  /// contrast of 4.5 : 1 on the pages and cards of the themes that use this palette, and 7 : 1 with increased contrast.
  static func platform(page: Adaptive, card: Adaptive) -> Palette {
    Palette(
      page: page, card: card, separator: Adaptive(0xC6C6C8, 0x38383A, increased: 0x6E6E73, 0x8E8E93),
      hues: [
        .label: Colors(
          fill: Adaptive(0x000000, 0xFFFFFF), onFill: Adaptive(0xFFFFFF, 0x000000),
          text: Adaptive(0x000000, 0xFFFFFF)),
        .secondary: Colors(
          fill: Adaptive(0x8E8E93, 0x8E8E93, increased: 0x515156, 0xA6A6AC),
          onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
          text: Adaptive(0x6E6E73, 0x8E8E93, increased: 0x515156, 0xA6A6AC)),
        .accent: Colors(
          fill: Adaptive(0x0068EB, 0x0068EB, increased: 0x004EA9, 0x66A9FE),
          onFill: Adaptive(0xFFFFFF, 0xFFFFFF, increased: 0xFFFFFF, 0x000000),
          text: Adaptive(0x026ADF, 0x0A84FF, increased: 0x004EA9, 0x66A9FE)),
        .blue: Colors(
          fill: Adaptive(0x007AFF, 0x0A84FF, increased: 0x004EA9, 0x66A9FE),
          onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
          text: Adaptive(0x026ADF, 0x0A84FF, increased: 0x004EA9, 0x66A9FE)),
        .green: Colors(
          fill: Adaptive(0x34C759, 0x30D158, increased: 0x005F20, 0x30D158),
          onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
          text: Adaptive(0x04802F, 0x30D158, increased: 0x005F20, 0x30D158)),
        .red: Colors(
          fill: Adaptive(0xFF3B30, 0xFF453A, increased: 0xA80205, 0xFE8374),
          onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
          text: Adaptive(0xDF0309, 0xFF453A, increased: 0xA80205, 0xFE8374)),
        .orange: Colors(
          fill: Adaptive(0xFF9500, 0xFF9F0A, increased: 0x7A4500, 0xFF9F0A),
          onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
          text: Adaptive(0xA35D00, 0xFF9F0A, increased: 0x7A4500, 0xFF9F0A)),
        .yellow: Colors(
          fill: Adaptive(0xFFCC00, 0xFFD60A, increased: 0x654F00, 0xFFD60A),
          onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
          text: Adaptive(0x886B00, 0xFFD60A, increased: 0x654F00, 0xFFD60A)),
        .pink: Colors(
          fill: Adaptive(0xFF2D55, 0xFF375F, increased: 0xA6002E, 0xFE808B),
          onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
          text: Adaptive(0xDD0141, 0xFF375F, increased: 0xA6002E, 0xFE808B)),
        .purple: Colors(
          fill: Adaptive(0xAF52DE, 0xBF5AF2, increased: 0x801AAC, 0xD487FE),
          onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
          text: Adaptive(0x9F41CD, 0xBF5AF2, increased: 0x801AAC, 0xD487FE)),
        .gray: Colors(
          fill: Adaptive(0x8E8E93, 0x8E8E93, increased: 0x515156, 0xA6A6AC),
          onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
          text: Adaptive(0x6E6E73, 0x8E8E93, increased: 0x515156, 0xA6A6AC)),
      ], aliases: [.positive: .green, .best: .yellow, .warning: .orange, .destructive: .red, .info: .blue])
  }
}
