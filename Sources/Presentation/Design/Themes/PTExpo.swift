import KernelDomain

extension DesignTheme {
  /// PT Expo's document, after the platform's guidelines.
  ///
  /// Decisions:
  /// - It asks for semantic colours and for a login hard-coded dark: #1A1A1A is the page of its dark mode, and light
  ///   mode stays light.
  /// - Its card on that page has 1.02 : 1: cards carry a line, and the shadow of radius 8 is kept beside it.
  /// - #007AFF under white text has 4.0 : 1, and 4.3 : 1 on the dark page as text: button and links take shades of it
  ///   that pass.
  /// - Its materials let through what lies behind, and that is a plain page: it names no gradient.
  /// - It supports text up to AX3: every size is supported.
  /// - The 8 point grid's half steps are the shared scale's 4.
  package static let ptExpo = DesignTheme(
    .ptExpo,
    palette: .platform(
      page: Adaptive(0xFFFFFF, 0x1A1A1A), card: Adaptive(0xF2F2F7, 0x1C1C1E)),
    type: .platform, radius: Scale(["field": 8, "card": 16, "button": 25]),
    elevation: Scale(["card": Shadow(y: 0, blur: 8, color: 0x000000, opacity: 20)]),
    motion: Scale(["press": Motion(100, .easeOut), "standard": Motion(300)]),
    margins: .platform,
    metrics: Metrics(
      buttonHeight: 50, cardRadius: 16, buttonRadius: 25, fieldRadius: 8, cardPadding: 16, cardGap: 16,
      cardBorder: true, pressedScale: 97, pressedOpacity: 70))
}
