import KernelPresentation

/// A grid of terminal cells on which charts are drawn. Each cell has a colour. It contains either a character or a
/// Braille pattern of dots (Unicode block U+2800), which is two dots wide and four dots high.
struct TextCanvas {
  private struct Cell {
    var dots: UInt8 = 0
    var character: Character?
    var color: ColorToken?
  }

  private var cells: [[Cell]]

  init(columns: Int, rows: Int, color: ColorToken?) {
    cells = Array(repeating: Array(repeating: Cell(color: color), count: columns), count: rows)
  }

  /// Sets a dot.
  /// - Parameters:
  ///   - x: the position in dots from the left.
  ///   - y: the position in dots from the top.
  ///   - color: the new colour of the cell that contains the dot; nil to leave the colour of the cell unchanged.
  mutating func mark(_ x: Int, _ y: Int, _ color: ColorToken? = nil) {
    let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    cells[y / 4][x / 2].dots |= bits[y % 4][x % 2]
    if let color { cells[y / 4][x / 2].color = color }
  }

  mutating func put(_ character: Character, column: Int, row: Int, _ color: ColorToken? = nil) {
    cells[row][column].character = character
    if let color { cells[row][column].color = color }
  }

  var lines: [StyledLine] {
    cells.map { row in
      var spans: [Span] = []
      for cell in row {
        let text = cell.character.map { String($0) } ?? TextCanvas.pattern(cell.dots)
        // Give an empty cell the colour of the cell before it, to avoid needless changes of colour.
        if let last = spans.indices.last, text == " " || spans[last].color == cell.color {
          spans[last].text += text
        } else {
          spans.append(Span(text, color: cell.color))
        }
      }
      return StyledLine(spans)
    }
  }

  private static func pattern(_ dots: UInt8) -> String {
    dots == 0 ? " " : String(Unicode.Scalar(0x2800 + UInt32(dots)) ?? " ")
  }
}
