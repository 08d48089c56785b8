import KernelDomain

extension DesignTheme {
  /// The theme of PT Expo's design document, which follows the platform's guidelines.
  ///
  /// Decisions:
  /// - The document asks for semantic colours, and for a login screen that is always dark. Dark mode uses the login
  ///   screen's #1A1A1A as its page colour, and light mode stays light.
  /// - The document's card has a contrast of only 1.02 : 1 with that page. Cards get a border in addition to the shadow
  ///   of radius 8.
  /// - #007AFF has a contrast of 4.0 : 1 with white text on it, and of 4.3 : 1 as text on the dark page. Buttons and
  ///   links have shades of it that reach 4.5 : 1.
  /// - The document's materials are translucent, but it names no gradient, so the page behind them is plain.
  /// - The document supports text sizes up to AX3. Here every size is supported.
  /// - The half steps of the document's 8 point grid are 4 points, a step of the shared scale.
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
