package import DesignSystem
package import KernelPresentation

/// Renders screens for a terminal. What could be pressed is shown as the command that does it.
package struct TextRenderer: Sendable {
  private let width: Int
  private let palette: Palette?
  private let depth: ColorDepth
  private let drawsCharts: Bool
  private let program: Program

  /// - Parameters:
  ///   - width: columns of the terminal; less than 20 is taken as 20.
  ///   - palette: for colours and bold type; nil writes plain text.
  ///   - depth: how many colours there are; with fewer, the nearest are taken.
  ///   - drawsCharts: as pictures in characters; otherwise in words.
  ///   - program: begins every command offered.
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

  /// Ends with a newline; no line ends with a space.
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
