package import DesignSystem

/// RecordBook's own drawings for prayer: a crescent with a star, and a night over hills for empty screens.
extension Drawings {
  package static let prayer: KeyValuePairs<String, Drawing> = [
    "moon.stars.fill": crescent, "moon.stars.hills": night,
    "location.north.fill": Drawing("<path fill=\"currentColor\" d=\"M12 2.5 19 21l-7-4-7 4z\"/>"),
    "arrow.uturn.backward": Drawing(
      "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\""
        + " stroke-linejoin=\"round\" d=\"M8 4 3.5 8.5 8 13M4 8.5h10a5.5 5.5 0 0 1 0 11h-4\"/>"),
    "circle": Drawing(
      "<circle cx=\"12\" cy=\"12\" r=\"9.5\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\"/>"),
  ]

  private static let crescent = Drawing(
    "<path fill=\"currentColor\" d=\"M11.2 3.4a9 9 0 1 0 9.4 12.4 7.6 7.6 0 0 1-9.4-12.4z\"/>"
      + "<path fill=\"currentColor\" d=\"M17.4 3.2l1.1 2.5 2.7.3-2 1.8.6 2.7-2.4-1.4-2.4 1.4.6-2.7-2-1.8 2.7-.3z\"/>")

  /// A crescent and stars above two hills, with dawn breaking between them.
  private static let night = Drawing(
    "<circle cx=\"120\" cy=\"120\" r=\"112\" fill=\"var(--blue-tint)\"/>"
      + "<path fill=\"var(--orange-tint)\" d=\"M12 150q54-34 108-34t108 34a112 112 0 0 1-216 0z\"/>"
      + "<path fill=\"var(--yellow-fill)\" d=\"M128 38a44 44 0 1 0 40 62 37 37 0 0 1-40-62z\"/>"
      + "<g fill=\"var(--yellow-fill)\"><circle cx=\"66\" cy=\"72\" r=\"4\"/><circle cx=\"182\" cy=\"58\" r=\"5\"/>"
      + "<circle cx=\"196\" cy=\"112\" r=\"3\"/><circle cx=\"48\" cy=\"116\" r=\"3\"/></g>"
      + "<path fill=\"var(--blue-fill)\" opacity=\".75\" d=\"M10 140q46-22 92 10t126-8A112 112 0 0 1 12 150z\"/>"
      + "<path fill=\"var(--purple-fill)\" d=\"M16 164q62-20 112 8t100-12A112 112 0 0 1 16 164z\"/>"
      + "<path fill=\"none\" stroke=\"var(--card)\" stroke-width=\"4\" stroke-linecap=\"round\" opacity=\".7\""
      + " d=\"M60 196q12-7 24 0t24 0M140 204q12-7 24 0\"/>", size: 240)
}
