import KernelDomain
import KernelPresentation

extension DesignTheme {
  /// RunBuddy's storyboard. It gives layout, and neither colours nor type: those are the platform's.
  ///
  /// - Grouped tables stand on the platform's grouped background, with white cells.
  /// - Start Run is 50 high, controls on the map 48, fields 44: none is below the least target.
  /// - Its stack's spacing shrinks from 24 to 16 at compact height; margins are 16, those of forms 20.
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
  /// The platform's text styles at their default size, for documents that name styles and no sizes.
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
