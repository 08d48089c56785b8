import KernelDomain
import KernelPresentation

extension DesignTheme {
  /// The theme of Samwise's design system.
  ///
  /// Decisions:
  /// - The document's supporting text in sage has a contrast of 2.4 : 1 with beige, and readable shades of sage would
  ///   make every value on a page look like a button. Secondary text is a neutral colour derived from the document's
  ///   beige. Sage is `gray`.
  /// - None of the document's accents has enough contrast as text. Fills keep its colours, and texts have shades of the
  ///   same hues.
  /// - Primary actions are forest green, as in the document's palette. The document's `Color.accent` is sunrise orange,
  ///   which marks friends' voices; here it is `orange`.
  /// - Success is green (from the document's system colours) and achievement yellow (from its accents). They are
  ///   `positive` and `best`.
  /// - The document has no dark palette. Here the dark page is 121410 and dark cards are forest 1E211B, with text in
  ///   the document's beige and fills unchanged.
  /// - Beige cards on beige would stand out only by a shadow of 10 %, so cards are white.
  /// - The document has no purple, pink and gray. Purple and pink have the lightness and chroma of its gentle blue, and
  ///   gray is its sage.
  /// - The document's maximum content width of 320 px contradicts its iPad margins. Here only the length of lines is
  ///   limited.
  /// - The document's space of 24 points outside cards contradicts its margin of 16 on the smallest phone. Here 24
  ///   points separate cards, and margins depend on the device.
  /// - Celebrations take 0.8 s, and no time with reduced motion.
  package static let samwise = DesignTheme(
    .samwise, palette: .samwise,
    type: TypeScale(
      [
        "titleLarge": TypeStyle(34, .bold), "titleStandard": TypeStyle(28, .bold),
        "titleSmall": TypeStyle(22, .semibold), "headline": TypeStyle(17, .semibold), "body": TypeStyle(17, .regular),
        "callout": TypeStyle(16, .regular), "subheadline": TypeStyle(15, .medium), "caption": TypeStyle(12, .regular),
        "captionSmall": TypeStyle(11, .regular), "metric": TypeStyle(34, .bold, .digits),
        "split": TypeStyle(22, .bold, .digits), "clock": TypeStyle(17, .regular, .digits),
        "measure": TypeStyle(28, .bold, .digits),
      ],
      roles: [
        .heroNumber: "metric", .largeTitle: "titleLarge", .title: "titleSmall", .number: "split",
        .statNumber: "measure", .body: "body", .time: "clock", .caption: "caption",
      ]),
    moreSpacing: Scale(["fine": 12, "xxl": 48]),
    // A fully round element has a radius of half its height; 9999 stands in for 50 %.
    radius: Scale(["small": 6, "medium": 8, "large": 12, "xlarge": 16, "round": 9999]),
    elevation: Scale([
      "low": Shadow(y: 2, blur: 4, color: 0x2D5016, opacity: 10),
      "medium": Shadow(y: 4, blur: 8, color: 0x2D5016, opacity: 15),
      "high": Shadow(y: 8, blur: 16, color: 0x2D5016, opacity: 20),
    ]),
    motion: Scale([
      "quick": Motion(200), "standard": Motion(300), "smooth": Motion(500), "gentle": Motion(800),
      "natural": Motion(600, .spring(response: 600, damping: 80)),
      "celebration": Motion(300, .spring(response: 300, damping: 60)),
    ]),
    margins: Margins(compact: 16, standard: 20, large: 24, tablet: 32),
    metrics: Metrics(
      buttonHeight: 48, cardRadius: 12, buttonRadius: 8, fieldRadius: 6, cardPadding: 16, cardGap: 24,
      cardBorder: false, pressedScale: 97, pressedOpacity: 70))
}

extension Palette {
  fileprivate static let samwise = Palette(
    page: Adaptive(0xF5F1E8, 0x121410), card: Adaptive(0xFFFFFF, 0x1E211B),
    separator: Adaptive(0xDDD5C4, 0x3A3F35, increased: 0x58773B, 0x87A96B),
    land: Adaptive(0xEAE4D3, 0x191D16), landLine: Adaptive(0xDAD2BC, 0x272D23),
    hues: [
      .label: Colors(
        fill: Adaptive(0x2C3E50, 0xF5F1E8), onFill: Adaptive(0xFFFFFF, 0x000000),
        text: Adaptive(0x2C3E50, 0xF5F1E8)),
      .secondary: Colors(
        fill: Adaptive(0x8F897C, 0x8F897C, increased: 0x4A463D, 0xB5AFA2),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x6A6559, 0xA39D90, increased: 0x4A463D, 0xB5AFA2)),
      .accent: Colors(
        fill: Adaptive(0x2D5016, 0x688E53, increased: 0x2D5016, 0x8EB679), onFill: Adaptive(0xFFFFFF, 0x000000),
        text: Adaptive(0x2D5016, 0x6B9256, increased: 0x2D5016, 0x8EB679)),
      .blue: Colors(
        fill: Adaptive(0x6C9BD1, 0x6C9BD1, increased: 0x265384, 0x7EAEE5),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x4370A3, 0x6C9BD1, increased: 0x265384, 0x7EAEE5)),
      .green: Colors(
        fill: Adaptive(0x27AE60, 0x27AE60, increased: 0x025E2E, 0x41C171),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x037F41, 0x27AE60, increased: 0x025E2E, 0x41C171)),
      .red: Colors(
        fill: Adaptive(0xE74C3C, 0xE74C3C, increased: 0xA60501, 0xFE8978),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0xCE3225, 0xED5241, increased: 0xA60501, 0xFE8978)),
      .orange: Colors(
        fill: Adaptive(0xFF6B35, 0xFF6B35, increased: 0x942E00, 0xFF8A63),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0xC34103, 0xFF6B35, increased: 0x942E00, 0xFF8A63)),
      .yellow: Colors(
        fill: Adaptive(0xF7DC6F, 0xF7DC6F, increased: 0x605001, 0xF7DC6F),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x816C00, 0xF7DC6F, increased: 0x605001, 0xF7DC6F)),
      .gray: Colors(
        fill: Adaptive(0x87A96B, 0x87A96B, increased: 0x3B591D, 0x92B576),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x58773B, 0x87A96B, increased: 0x3B591D, 0x92B576)),
      .purple: Colors(
        fill: Adaptive(0xAA87C4, 0xAA87C4, increased: 0x64437B, 0xC09DDB),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x82609A, 0xAA87C4, increased: 0x64437B, 0xC09DDB)),
      .pink: Colors(
        fill: Adaptive(0xC87E95, 0xC87E95, increased: 0x7E3B52, 0xE195AC),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x9E586F, 0xC87E95, increased: 0x7E3B52, 0xE195AC)),
      .warning: Colors(
        fill: Adaptive(0xF39C12, 0xF39C12, increased: 0x744700, 0xF39C12),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x9B6100, 0xF39C12, increased: 0x744700, 0xF39C12)),
      .info: Colors(
        fill: Adaptive(0x3498DB, 0x3498DB, increased: 0x005585, 0x51B2F6),
        onFill: Adaptive(0x000000, 0x000000, increased: 0xFFFFFF, 0x000000),
        text: Adaptive(0x0073B1, 0x3498DB, increased: 0x005585, 0x51B2F6)),
    ], aliases: [.positive: .green, .best: .yellow, .destructive: .red])
}
