package import DesignSystem

/// RecordBook's own drawings for swimming: the three pictures that the owner can choose for the profile, and those on
/// the screens.
extension Drawings {
  package static let swimming: KeyValuePairs<String, Drawing> = [
    "figure.pool.swim": silhouette, "eyeglasses": goggles, "water.waves": waves,
    "figure.pool.swim.heart": swimmerAndHeart, "figure.pool.swim.none": emptyLane, "app.icon": appIcon,
    "figure.pool.swim.freestyle": freestyle,
    "figure.pool.swim.backstroke": backstroke, "figure.pool.swim.breaststroke": breaststroke,
    "figure.pool.swim.butterfly": butterfly,
  ]

  /// A swimmer at the surface, from the side: cap, arm reaching over, body, water.
  private static let silhouette = Drawing(
    "<g fill=\"none\" stroke=\"currentColor\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
      + "<path d=\"M3.2 13.6 10.6 8.1 7.4 5.6\" /><path d=\"M10.6 8.1 14.6 13.2\"/>"
      + "<path d=\"M1.8 17.2c1.7 0 1.7 1.4 3.4 1.4s1.7-1.4 3.4-1.4 1.7 1.4 3.4 1.4 1.7-1.4 3.4-1.4 1.7 1.4 3.4 1.4"
      + " 1.7-1.4 3.4-1.4\"/></g><circle cx=\"18.2\" cy=\"11.4\" r=\"2.9\" fill=\"currentColor\"/>")

  /// Goggles from the front: two lenses, the bridge, the strap.
  private static let goggles = Drawing(
    "<g fill=\"none\" stroke=\"currentColor\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
      + "<path d=\"M4.2 9.4h4.6c1.5 0 2.4 1 2.2 2.5l-.2 1.2c-.3 1.7-1.4 2.7-3.1 2.7H6.5c-1.8 0-2.9-1-3.2-2.7l-.2-1.2"
      + "c-.2-1.5.1-2.5 1.1-2.5z\"/><path d=\"M19.8 9.4h-4.6c-1.5 0-2.4 1-2.2 2.5l.2 1.2c.3 1.7 1.4 2.7 3.1 2.7h1.2"
      + "c1.8 0 2.9-1 3.2-2.7l.2-1.2c.2-1.5-.1-2.5-1.1-2.5z\"/><path d=\"M11 11.6q1-.8 2 0M3.1 10.6 1 9.8M20.9 10.6"
      + "l2.1-.8\"/></g><path d=\"M5.6 12.9q.4-1.6 2-1.7M15.7 12.9q.4-1.6 2-1.7\" fill=\"none\" stroke=\"currentColor\""
      + " stroke-width=\"1.3\" stroke-linecap=\"round\"/>")

  /// Three waves of a pool.
  private static let waves = Drawing(
    "<g fill=\"none\" stroke=\"currentColor\" stroke-linecap=\"round\">"
      + [6.6, 12, 17.4].map { y in
        "<path d=\"M2 \(y)c1.7-2.2 3.3-2.2 5 0s3.3 2.2 5 0 3.3-2.2 5 0 3.3 2.2 5 0\"/>"
      }.joined() + "</g>")

  /// The app's icon: a swimmer between the lane and the sky on a blue gradient, in a rounded square, without text.
  package static let appIcon = Drawing(
    "<defs><linearGradient id=\"sky\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"#4FC3FF\"/><stop offset=\".55\""
      + " stop-color=\"#0A84FF\"/><stop offset=\"1\" stop-color=\"#0040B8\"/></linearGradient></defs>"
      + "<rect width=\"512\" height=\"512\" rx=\"114\" fill=\"url(#sky)\"/>"
      + "<g fill=\"none\" stroke=\"#FFF\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
      + "<path stroke-width=\"42\" d=\"M92 282 234 176 170 124M234 176l82 100\"/>"
      + "<path stroke-width=\"30\" d=\"M66 356c32 0 32 28 63 28s32-28 64-28 32 28 63 28 32-28 64-28 32 28 63 28 32-28 63-28\"/>"
      + "<path stroke-width=\"30\" opacity=\".6\" d=\"M98 424c26 0 26 22 53 22s26-22 52-22 27 22 53 22 26-22 53-22 26 22"
      + " 53 22 26-22 52-22\"/></g><circle cx=\"382\" cy=\"232\" r=\"56\" fill=\"#FFD60A\"/>", size: 512)
}
