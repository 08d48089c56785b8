import DesignSystem

/// Illustrations with several planes, 240 points wide, in the colours of the page's design.
extension Drawings {
  /// A swimmer between two waves and, in the foreground, the heart of the Health app.
  static let swimmerAndHeart = Drawing(
    sky
      + "<path fill=\"var(--blue-fill)\" opacity=\".4\" d=\"M8.6 132c18.6-12 37.1-12 55.7 0s37.1 12 55.7 0 37.1-12 55.7 0"
      + " 37.1 12 55.7 0A112 112 0 0 1 8.6 132z\"/>"
      + "<g fill=\"none\" stroke=\"var(--label-text)\" stroke-width=\"15\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
      + "<path d=\"M38 152 99 106 73 84M99 106 137 152\"/></g><circle cx=\"158\" cy=\"124\" r=\"22\" fill=\"var(--red-fill)\"/>"
      + "<path fill=\"none\" stroke=\"var(--card)\" stroke-width=\"4\" d=\"M144 114q16-9 32 6\"/>"
      + "<path fill=\"var(--blue-fill)\" d=\"M12.1 150c18-12 36-12 54 0s36 12 54 0 36-12 54 0 36 12 53.8 0A112 112 0 0 1"
      + " 12.1 150z\"/>" + ripples
      + "<rect x=\"164\" y=\"34\" width=\"60\" height=\"60\" rx=\"15\" opacity=\".18\"/>"
      + "<rect x=\"162\" y=\"30\" width=\"60\" height=\"60\" rx=\"15\" fill=\"var(--card)\" stroke=\"var(--separator)\"/>"
      + "<path transform=\"translate(171 39) scale(1.75)\" fill=\"#FF2D55\" d=\"M12 20.8C7.4 17.4 2.4 13.4 2.4 8.6a4.9 4.9 0 0 1"
      + " 9.6-1.4 4.9 4.9 0 0 1 9.6 1.4c0 4.8-5 8.8-9.6 12.2z\"/>", size: 240)

  /// A lane without a swimmer, and a watch that has not been started.
  static let emptyLane = Drawing(
    sky
      + "<path fill=\"var(--separator)\" d=\"M11 96A112 112 0 0 0 8.6 108H231.4A112 112 0 0 0 229 96z\"/>"
      + "<path fill=\"var(--blue-fill)\" opacity=\".75\" d=\"M8.6 108H231.4A112 112 0 1 1 8.6 108z\"/>"
      + "<g fill=\"none\" stroke-width=\"6\" stroke-dasharray=\"10 7\"><path stroke=\"var(--red-fill)\" d=\"M100 110 52 204\"/>"
      + "<path stroke=\"var(--yellow-fill)\" d=\"M140 110 188 204\"/></g>"
      + "<path fill=\"none\" stroke=\"var(--card)\" stroke-width=\"4\" stroke-linecap=\"round\" opacity=\".7\" d=\"M28 140q9-6 18 0"
      + "t18 0M176 132q9-6 18 0t18 0M26 172q9-6 18 0\"/><ellipse cx=\"122\" cy=\"204\" rx=\"44\" ry=\"9\" opacity=\".2\"/>"
      + "<rect x=\"112\" y=\"94\" width=\"16\" height=\"14\" rx=\"4\" fill=\"var(--label-text)\"/>"
      + "<path stroke=\"var(--label-text)\" stroke-width=\"9\" stroke-linecap=\"round\" d=\"M152 116 158 110\"/>"
      + "<circle cx=\"120\" cy=\"154\" r=\"46\" fill=\"var(--card)\" stroke=\"var(--label-text)\" stroke-width=\"9\"/>"
      + "<path fill=\"none\" stroke=\"var(--secondary-text)\" stroke-width=\"4\" stroke-linecap=\"round\" d=\"M120 120v5M154 154h-5"
      + "M120 188v-5M86 154h5\"/><path stroke=\"var(--accent-text)\" stroke-width=\"6\" stroke-linecap=\"round\" d=\"M120 154V132\"/>"
      + "<circle cx=\"120\" cy=\"154\" r=\"6\" fill=\"var(--accent-text)\"/>", size: 240)

  private static let sky =
    "<circle cx=\"120\" cy=\"120\" r=\"112\" fill=\"var(--blue-tint)\"/><circle cx=\"76\" cy=\"62\" r=\"24\""
    + " fill=\"var(--yellow-fill)\"/>"

  private static let ripples =
    "<path fill=\"none\" stroke=\"var(--card)\" stroke-width=\"4\" stroke-linecap=\"round\" opacity=\".6\" d=\"M48 180q9-6 18 0t18 0"
    + "M128 186q9-6 18 0t18 0M90 208q9-6 18 0t18 0\"/>"
}
