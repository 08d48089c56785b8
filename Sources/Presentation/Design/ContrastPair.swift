import KernelPresentation

/// A foreground and a background colour that occur together in a theme, and what the foreground is used for, which
/// determines the contrast that they need (WCAG 2.2: 1.4.3 for text, 1.4.11 for everything else).
package struct ContrastPair: Sendable {
  /// The pair's name, such as `accent.text on card`.
  package let name: String
  package let foreground: @Sendable (Appearance) -> RGB
  package let background: @Sendable (Appearance) -> RGB
  package let use: Use

  package enum Use: Sendable {
    /// Text of any size and weight. WCAG allows less contrast for large text (24 CSS px, or 18.66 px bold), but the
    /// themes make no use of that.
    case text
    /// A mark, line or border that carries meaning.
    case graphic

    /// Returns the minimum contrast ratio. For text with increased contrast, it is the ratio of WCAG's level AAA
    /// (1.4.6).
    package func least(_ contrast: Appearance.Contrast) -> Double {
      switch (self, contrast) {
      case (.text, .standard): 4.5
      case (.text, .increased): 7
      case (.graphic, _): 3
      }
    }
  }
}

extension Palette {
  /// Every pair of a foreground and a background colour that can occur on a screen.
  package var pairs: [ContrastPair] {
    onControl
      + hueNames.flatMap { name in
        guard let colors = self[Hue(name)] else { return [ContrastPair]() }
        let surfaces = [("page", page), ("card", card)] + (wash.map { [("wash", $0)] } ?? [])
        let texts = surfaces.map { pair("\(name).text on \($0.0)", colors.text, $0.1, .text) }
        // A hue's text colour is also used for other marks: borders of fields and controls, the focus ring, and lines
        // and dots of charts.
        let marks = surfaces.map { pair("\(name).text as a mark on \($0.0)", colors.text, $0.1, .graphic) }
        return texts + marks + [pair("\(name).onFill on \(name).fill", colors.onFill, colors.fill, .text)]
          + tinted(name)
      }
  }

  /// The pairs that occur on secondary buttons: each text or mark colour with the background of the button.
  private var onControl: [ContrastPair] {
    [(Hue.label, ContrastPair.Use.text), (.secondary, .graphic)].map { hue, use in
      let text = self[hue.text] ?? page
      return ContrastPair(
        name: "\(hue.name).text on control", foreground: { text[$0] }, background: { self.control($0) }, use: use)
    }
  }

  private func pair(
    _ name: String, _ foreground: Adaptive, _ background: Adaptive, _ use: ContrastPair.Use
  ) -> ContrastPair {
    ContrastPair(name: name, foreground: { foreground[$0] }, background: { background[$0] }, use: use)
  }

  /// Returns the pairs that occur on backgrounds computed from a hue: text in the label colour and in the hue's own
  /// colour on the hue's tint, and white pictures on the hue's tiles.
  private func tinted(_ name: String) -> [ContrastPair] {
    let label = self[Hue.label.text] ?? page
    let hue = Hue(name)
    let tint: @Sendable (Appearance) -> RGB = { self.tint(hue, $0) ?? page[$0] }
    return [
      ContrastPair(name: "label.text on \(name) tint", foreground: { label[$0] }, background: tint, use: .text),
      ContrastPair(
        name: "\(name).onTint on \(name) tint", foreground: { self.onTint(hue, $0) ?? label[$0] }, background: tint,
        use: .text),
      ContrastPair(
        name: "white on \(name) tile", foreground: { _ in RGB(0xFFFFFF) },
        background: { self.tile(hue) ?? label[$0] }, use: .graphic),
    ]
  }
}
