import KernelDomain
import KernelPresentation

extension DesignTheme {
  /// The theme of the design document Records Book.
  ///
  /// Decisions, for places where the document contradicts itself or accessibility:
  /// - It asks for level AA for all text, but also for labels in colours that have a contrast of 1.5 to 4.1 : 1 with
  ///   white. Fills keep these colours and are only decoration; texts have shades of the same hues that reach 4.5 : 1.
  /// - It uses the same blue as the accent colour and as the colour of a kind of thing. Here the accent is darker, so
  ///   that white text on a button is readable (5.1 : 1 instead of 4.0), and the two colours differ.
  /// - It wants "subtle card elevation" but no shadow. Only backgrounds show depth.
  /// - Its pressed buttons, at opacity 0.6, would have a contrast of 2.3 : 1. Here pressed rows and buttons have the
  ///   scale 0.97 and the opacity 0.7, and their background changes, too.
  /// - It names neither radii nor durations. The platform's usual ones are used.
  package static let recordsBook = DesignTheme(
    .recordsBook, palette: .recordsBook,
    type: TypeScale(
      [
        "heroNumber": TypeStyle(36, .bold, .monospaced), "largeTitle": TypeStyle(34, .bold),
        "title": TypeStyle(22, .semibold), "number": TypeStyle(22, .bold, .monospaced),
        "statNumber": TypeStyle(28, .bold, .monospaced), "body": TypeStyle(17, .regular),
        "time": TypeStyle(17, .regular, .monospaced),
        "caption": TypeStyle(13, .regular),
      ],
      roles: [
        .heroNumber: "heroNumber", .largeTitle: "largeTitle", .title: "title", .number: "number",
        .statNumber: "statNumber", .body: "body", .time: "time", .caption: "caption",
      ]),
    radius: Scale(["field": 8, "card": 12, "button": 12]),
    motion: Scale(["press": Motion(100, .easeOut), "standard": Motion(300)]),
    margins: .platform,
    metrics: Metrics(
      buttonHeight: 50, cardRadius: 12, buttonRadius: 12, fieldRadius: 8, cardPadding: 16, cardGap: 16,
      cardBorder: false, pressedScale: 97, pressedOpacity: 70))
}

extension Palette {
  fileprivate static let recordsBook = Palette(
    page: Adaptive(0xFFFFFF, 0x000000), card: Adaptive(0xF2F2F7, 0x1C1C1E),
    separator: Adaptive(0xC6C6C8, 0x38383A, increased: 0x6E6E73, 0x8E8E93),
    hues: [
      .label: Colors(
        fill: Adaptive(0x000000, 0xFFFFFF), onFill: Adaptive(0xFFFFFF, 0x000000),
        text: Adaptive(0x000000, 0xFFFFFF)),
      .secondary: Colors(
        fill: Adaptive(0x8E8E93, 0x8E8E93, increased: 0x515156, 0xA6A6AC),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x6E6E73, 0x8E8E93, increased: 0x515156, 0xA6A6AC)),
      .accent: Colors(
        fill: Adaptive(0x0068EB, 0x0068EB, increased: 0x004EA9, 0x6BA8FF),
        onFill: Adaptive(0xFFFFFF, 0xFFFFFF, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x0068EB, 0x1181FF, increased: 0x004EA9, 0x6BA8FF)),
      .blue: Colors(
        fill: Adaptive(0x007AFF, 0x007AFF, increased: 0x004EA9, 0x6BA8FF),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x0068EB, 0x1181FF, increased: 0x004EA9, 0x6BA8FF)),
      .green: Colors(
        fill: Adaptive(0x34C759, 0x34C759, increased: 0x005F20, 0x34C759),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x008115, 0x34C759, increased: 0x005F20, 0x34C759)),
      .red: Colors(
        fill: Adaptive(0xFF3B30, 0xFF3B30, increased: 0xA80205, 0xFF8272),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0xDF0209, 0xFF3B30, increased: 0xA80205, 0xFF8272)),
      .orange: Colors(
        fill: Adaptive(0xFF9500, 0xFF9500, increased: 0x7A4500, 0xFF9500),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0xAB5900, 0xFF9500, increased: 0x7A4500, 0xFF9500)),
      .yellow: Colors(
        fill: Adaptive(0xFFCC00, 0xFFCC00, increased: 0x654F00, 0xFFCC00),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x8C6A00, 0xFFCC00, increased: 0x654F00, 0xFFCC00)),
      .pink: Colors(
        fill: Adaptive(0xFF2D55, 0xFF2D55, increased: 0xA6002E, 0xFF8088),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0xDE003C, 0xFF2D55, increased: 0xA6002E, 0xFF8088)),
      .purple: Colors(
        fill: Adaptive(0xAF52DE, 0xAF52DE, increased: 0x801AAC, 0xD487FE),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0xA042CE, 0xB659E6, increased: 0x801AAC, 0xD487FE)),
      .gray: Colors(
        fill: Adaptive(0x8E8E93, 0x8E8E93, increased: 0x515156, 0xA6A6AC),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x6E6E73, 0x8E8E93, increased: 0x515156, 0xA6A6AC)),
    ], aliases: [.positive: .green, .best: .yellow, .warning: .orange, .destructive: .red, .info: .blue])
}
