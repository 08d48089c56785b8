import KernelDomain
import KernelPresentation

extension DesignTheme {
  /// The theme of PrayerTracker's style guide.
  ///
  /// Decisions:
  /// - The guide has fixed sizes and stops Dynamic Type at xLarge. Its sizes are used at the default text size, and
  ///   grow without limit.
  /// - Cards are 5 % of the label colour over the page, computed as opaque colours. The page is tinted with 10 % of the
  ///   accent in one corner and 5 % in the other. As text on these backgrounds, the colours of the five prayers would
  ///   have a contrast of as little as 1.2 : 1, so texts have shades of them that pass on all backgrounds.
  /// - The guide's gradient button has a contrast of 3.0 : 1 at its light end. Here the gradient begins with a darker
  ///   colour, and ends with the accent.
  /// - Buttons appear after 1 s; with reduced motion there is no delay. Nothing waits for them.
  /// - The guide's margins are 24 (onboarding) and 16 (elsewhere). Here they are 16 on the smallest phone, and 24 from
  ///   the standard size on.
  /// - The guide's text of 18 points semibold is not large by WCAG (18.66 px bold), and needs 4.5 : 1 like all text.
  package static let prayerTracker = DesignTheme(
    .prayerTracker, palette: .prayerTracker,
    type: TypeScale(
      [
        "hero": TypeStyle(36, .bold, .rounded), "largeTitle": TypeStyle(28, .bold, .rounded),
        "section": TypeStyle(22, .bold, .rounded), "card": TypeStyle(18, .bold, .rounded),
        "button": TypeStyle(18, .semibold, .rounded), "body": TypeStyle(16, .medium),
        "caption": TypeStyle(14, .medium), "count": TypeStyle(36, .bold, .digits),
        "number": TypeStyle(22, .bold, .digits), "clock": TypeStyle(16, .medium, .digits),
        "measure": TypeStyle(28, .bold, .digits),
      ],
      roles: [
        .heroNumber: "count", .largeTitle: "largeTitle", .title: "section", .number: "number",
        .statNumber: "measure", .body: "body", .time: "clock", .caption: "caption",
      ]),
    moreSpacing: Scale(["card": 20, "xxl": 40]),
    radius: Scale([
      "small": 8, "medium": 12, "large": 16, "xl": 20, "xxl": 24, "button": 28, "card": 16, "textField": 12,
    ]),
    elevation: Scale([
      "card": Shadow(y: 2, blur: 8, color: 0x000000, opacity: 10),
      "button": Shadow(y: 4, blur: 8, color: 0x007AFF, opacity: 30),
    ]),
    motion: Scale([
      "press": Motion(100), "stagger": Motion(500, delay: 100, .easeOut), "content": Motion(600, delay: 400, .easeOut),
      "callToAction": Motion(600, delay: 1_000, .easeOut), "spring": Motion(600, .spring(response: 600, damping: 80)),
    ]),
    margins: Margins(compact: 16, standard: 24, large: 24, tablet: 24),
    metrics: Metrics(
      buttonHeight: 56, cardRadius: 16, buttonRadius: 28, fieldRadius: 12, cardPadding: 20, cardGap: 20,
      cardBorder: false, pressedScale: 98, pressedOpacity: 90))
}

extension Palette {
  fileprivate static let prayerTracker = Palette(
    page: Adaptive(0xFFFFFF, 0x000000), card: Adaptive(0xF2F2F2, 0x0D0D0D),
    separator: Adaptive(0xC6C6C8, 0x38383A, increased: 0x65656A, 0x8E8E93),
    wash: Adaptive(0xE6F2FF, 0x010D1A),
    hues: [
      .label: Colors(
        fill: Adaptive(0x000000, 0xFFFFFF), onFill: Adaptive(0xFFFFFF, 0x000000),
        text: Adaptive(0x000000, 0xFFFFFF)),
      .secondary: Colors(
        fill: Adaptive(0x8E8E93, 0x8E8E93, increased: 0x49494E, 0xA3A3A8),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x65656A, 0x8E8E93, increased: 0x49494E, 0xA3A3A8)),
      .accent: Colors(
        fill: Adaptive(0x0068EB, 0x0068EB, increased: 0x004699, 0x61A6FE),
        onFill: Adaptive(0xFFFFFF, 0xFFFFFF, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x0062D1, 0x0A84FF, increased: 0x004699, 0x61A6FE)),
      .blue: Colors(
        fill: Adaptive(0x007AFF, 0x0A84FF, increased: 0x004699, 0x61A6FE),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x0062D1, 0x0A84FF, increased: 0x004699, 0x61A6FE)),
      .green: Colors(
        fill: Adaptive(0x34C759, 0x30D158, increased: 0x00561D, 0x30D158),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x04762B, 0x30D158, increased: 0x00561D, 0x30D158)),
      .red: Colors(
        fill: Adaptive(0xFF3B30, 0xFF453A, increased: 0x980204, 0xFF7C6D),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0xCE0308, 0xFF453A, increased: 0x980204, 0xFF7C6D)),
      .orange: Colors(
        fill: Adaptive(0xFF9500, 0xFF9F0A, increased: 0x6F3D00, 0xFF9F0A),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x975601, 0xFF9F0A, increased: 0x6F3D00, 0xFF9F0A)),
      .yellow: Colors(
        fill: Adaptive(0xFFCC00, 0xFFD60A, increased: 0x5C4700, 0xFFD60A),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x7D6301, 0xFFD60A, increased: 0x5C4700, 0xFFD60A)),
      .pink: Colors(
        fill: Adaptive(0xFF2D55, 0xFF375F, increased: 0x97022A, 0xFF7986),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0xCC023B, 0xFF375F, increased: 0x97022A, 0xFF7986)),
      .purple: Colors(
        fill: Adaptive(0xAF52DE, 0xBF5AF2, increased: 0x7808A2, 0xD281FF),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x9637C4, 0xBF5AF2, increased: 0x7808A2, 0xD281FF)),
      .gray: Colors(
        fill: Adaptive(0x8E8E93, 0x8E8E93, increased: 0x49494E, 0xA3A3A8),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x65656A, 0x8E8E93, increased: 0x49494E, 0xA3A3A8)),
    ], aliases: [.positive: .green, .best: .yellow, .warning: .orange, .destructive: .red, .info: .blue])
}
