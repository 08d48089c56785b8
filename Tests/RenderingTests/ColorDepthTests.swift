import DesignSystem
import KernelDomain
import KernelPresentation
import Rendering
import Testing

@Suite struct ColorDepthTests {
  @Test func whatATerminalTells() {
    let cases: [(colorTerm: String?, term: String?, depth: ColorDepth)] = [
      ("truecolor", "xterm", .trueColor), ("24bit", nil, .trueColor), (nil, "xterm-direct", .trueColor),
      (nil, "xterm-256color", .indexed256), ("", "screen-256color", .indexed256), (nil, "xterm", .basic16),
      (nil, nil, .basic16), ("yes", "linux", .basic16),
    ]
    for told in cases { #expect(ColorDepth(colorTerm: told.colorTerm, term: told.term) == told.depth) }
  }

  /// The six strokes' fills; each of them keeps a colour of its own even among sixteen.
  @Test func everyHueKeepsAColorOfItsOwn() {
    let hues: [Hue] = [.blue, .green, .red, .yellow, .purple, .gray]
    for depth in ColorDepth.allCases {
      let codes = hues.map { bar($0, depth) }
      #expect(Set(codes).count == hues.count, "\(depth): \(codes)")
    }
    #expect(bar(.blue, .trueColor) == "\u{1B}[38;2;0;122;255m▌ \u{1B}[0m")
    #expect(bar(.blue, .indexed256) == "\u{1B}[38;5;33m▌ \u{1B}[0m")
    #expect(bar(.gray, .indexed256) == "\u{1B}[38;5;246m▌ \u{1B}[0m")
    #expect(bar(.green, .basic16) == "\u{1B}[32m▌ \u{1B}[0m")
    #expect(bar(.gray, .basic16) == "\u{1B}[90m▌ \u{1B}[0m")
  }

  /// The accent bar before a section's title.
  private func bar(_ hue: Hue, _ depth: ColorDepth) -> String {
    let section = Element(.section, "A", fill: hue.fill)
    let screen = Screen(
      route: Route(path: "test"), language: .en, title: "T", presentation: .root, header: Header(.none),
      layout: Layout(.form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.content, .xl), spacing: .md),
      content: [section])
    let text = TextRenderer(palette: DesignTheme.recordsBook.palette, depth: depth).render(screen)
    return String(text.prefix(while: { $0 != "A" })).replacing("\u{1B}[1m", with: "")
  }
}
