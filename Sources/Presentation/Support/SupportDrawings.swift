package import DesignSystem

/// RecordBook's own drawings for the Support feature.
extension Drawings {
  package static let support: KeyValuePairs<String, Drawing> = [
    "figure.run.voices": Drawing(
      "<circle cx=\"120\" cy=\"120\" r=\"112\" fill=\"var(--orange-tint)\"/>"
        + "<path fill=\"var(--green-fill)\" opacity=\".55\" d=\"M12 150q58-44 112-10t104-12A112 112 0 0 1 20 170z\"/>"
        + "<path fill=\"var(--accent-fill)\" d=\"M16 164q60-22 108 2t100-6A112 112 0 0 1 16 164z\"/>"
        + "<g fill=\"none\" stroke=\"var(--label-text)\" stroke-width=\"8\" stroke-linecap=\"round\" "
        + "stroke-linejoin=\"round\"><path d=\"M86 92 102 79 122 84 112 110 131 125 125 152\"/>"
        + "<path d=\"M112 110 101 129 78 133\"/><path d=\"M122 84 134 98 151 95\"/></g>"
        + "<circle cx=\"129\" cy=\"63\" r=\"11\" fill=\"var(--label-text)\"/>"
        + "<g fill=\"none\" stroke=\"var(--orange-text)\" stroke-width=\"7\" stroke-linecap=\"round\">"
        + "<path d=\"M166 46a24 24 0 0 1 0 34\"/><path d=\"M180 34a42 42 0 0 1 0 58\"/>"
        + "<path d=\"M152 56a10 10 0 0 1 0 14\"/></g>", size: 240)
  ]
}
