package import DesignSystem

/// RecordBook's own drawings for running: a road into the hills at sunrise, and the same road without a runner, for
/// empty screens.
extension Drawings {
  package static let running: KeyValuePairs<String, Drawing> = [
    "figure.run.road": road, "figure.run.heart": runnerAndHeart,
  ]

  private static let hills =
    "<circle cx=\"120\" cy=\"120\" r=\"112\" fill=\"var(--blue-tint)\"/>"
    + "<circle cx=\"164\" cy=\"92\" r=\"30\" fill=\"var(--yellow-fill)\"/>"
    + "<path fill=\"var(--green-fill)\" opacity=\".55\" d=\"M9 134q44-40 96-12t126-14A112 112 0 0 1 18 166z\"/>"
    + "<path fill=\"var(--green-fill)\" d=\"M14 158q58-24 110 2t102-8A112 112 0 0 1 14 158z\"/>"

  /// The road, which narrows towards the sunrise.
  private static let way =
    "<path fill=\"var(--card)\" d=\"M84 226q10-46 52-76 4 2 6 2-20 34-16 80a112 112 0 0 1-42-6z\"/>"

  private static let runner =
    "<g fill=\"none\" stroke=\"var(--label-text)\" stroke-width=\"9\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
    + "<path d=\"M62 98 80 82 104 88 92 120 116 138 108 172\"/><path d=\"M92 120 78 144 50 148\"/>"
    + "<path d=\"M104 88 118 106 140 102\"/></g><circle cx=\"112\" cy=\"62\" r=\"13\" fill=\"var(--label-text)\"/>"

  private static let road = Drawing(hills + way + runner, size: 240)

  private static let runnerAndHeart = Drawing(
    hills + runner
      + "<path fill=\"var(--red-fill)\" d=\"M176 196c-22-16-40-32-40-52a22 22 0 0 1 40-13 22 22 0 0 1 40 13c0 20-18 36-40"
      + " 52z\"/>", size: 240)
}
