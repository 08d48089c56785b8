import KernelDomain
import KernelPresentation

extension DesignTheme {
  /// The theme of RunBuddy's storyboard. The storyboard defines the layout, but neither colours nor type, so these are
  /// the platform's.
  ///
  /// - Grouped tables have the platform's grouped background, with white cells.
  /// - The button Start Run is 50 points high, controls on the map 48, fields 44; all reach the minimum target.
  /// - The spacing in the storyboard's stack shrinks from 24 to 16 at compact height. Margins are 16, and 20 for forms.
  package static let runBuddy = DesignTheme(
    .runBuddy,
    palette: .platform(page: Adaptive(0xF2F2F7, 0x000000), card: Adaptive(0xFFFFFF, 0x1C1C1E)),
    type: .platform, moreSpacing: Scale(["panel": 12, "form": 20]),
    radius: Scale(["field": 8, "card": 10, "button": 12]),
    motion: Scale(["press": Motion(100, .easeOut), "standard": Motion(300)]),
    margins: Margins(compact: 16, standard: 16, large: 20, tablet: 20),
    metrics: Metrics(
      buttonHeight: 50, cardRadius: 10, buttonRadius: 12, fieldRadius: 8, cardPadding: 16, cardGap: 12,
      cardBorder: false, pressedScale: 97, pressedOpacity: 70))
}

extension TypeScale {
  /// The platform's text styles at the default text size, for design documents that name styles but no sizes. They are
  /// all that PT Expo's document lists, and are exported for apps; pages use those of the type tokens, and RunBuddy's
  /// pages the headline, too.
  static let platform = TypeScale(
    [
      "heroNumber": TypeStyle(34, .bold, .digits), "largeTitle": TypeStyle(34, .bold),
      "title1": TypeStyle(28, .bold), "title2": TypeStyle(22, .bold), "title3": TypeStyle(20, .semibold),
      "headline": TypeStyle(17, .semibold), "body": TypeStyle(17, .regular), "footnote": TypeStyle(13, .regular),
      "caption": TypeStyle(12, .regular), "timer": TypeStyle(22, .bold, .digits),
      "digits": TypeStyle(17, .regular, .digits), "measure": TypeStyle(28, .bold, .digits),
    ],
    roles: [
      .heroNumber: "heroNumber", .largeTitle: "largeTitle", .title: "title3", .number: "timer",
      .statNumber: "measure", .body: "body", .time: "digits", .caption: "footnote",
    ])
}
