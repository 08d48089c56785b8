package import DesignSystem
package import KernelPresentation

/// Renders screens as text for a terminal. In place of controls, the text contains commands with the same effects.
package struct TextRenderer: Sendable {
  private let width: Int
  private let palette: Palette?
  private let depth: ColorDepth
  private let drawsCharts: Bool
  private let program: Program

  /// Creates a renderer.
  /// - Parameters:
  ///   - width: the width in columns of the terminal; at least 20.
  ///   - palette: the colours of the text; nil for text without colours or bold type.
  ///   - depth: how many colours the terminal has; the nearest available colours are used.
  ///   - drawsCharts: whether charts are drawn with characters or only described in words.
  ///   - program: the program as the user calls it, with which suggested commands begin.
  package init(
    width: Int = 80, palette: Palette? = nil, depth: ColorDepth = .trueColor, drawsCharts: Bool = true,
    program: Program = .usual
  ) {
    self.program = program
    self.depth = depth
    self.drawsCharts = drawsCharts
    self.width = max(width, 20)
    self.palette = palette
  }

  /// Returns the screen as text. The text ends with a newline, and no line ends with a space.
  package func render(_ screen: Screen) -> String {
    var page = TextPage(width: width, drawsCharts: drawsCharts, language: screen.language, program: program)
    page.add(screen)
    var text = ""
    for line in page.lines {
      var written = ""
      for span in line.spans { written += self.written(span) }
      let spaces = written.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
      if spaces > 0 { written = String(decoding: written.utf8.dropLast(spaces), as: UTF8.self) }
      text += written
      text += "\n"
    }
    return text
  }

  private func written(_ span: Span) -> String {
    guard let palette else { return span.text }
    var codes: [String] = []
    switch span.look {
    case .plain: break
    case .strong: codes.append("1")
    case .quiet: codes.append("2")
    }
    if let color = span.color.flatMap({ palette[$0] })?.dark {
      codes.append(depth.code(color))
    }
    return codes.isEmpty ? span.text : "\u{1B}[\(codes.joined(separator: ";"))m\(span.text)\u{1B}[0m"
  }
}
