/// Lines of files of meets with fixed columns: a record with these texts from these columns on, counted from 1.
enum ColumnLine {
  static func hyTek(_ record: String, _ texts: [Int: String] = [:]) -> String { line(record, texts, width: 130) }
  static func sdif(_ record: String, _ texts: [Int: String] = [:]) -> String { line(record, texts, width: 160) }

  private static func line(_ record: String, _ texts: [Int: String], width: Int) -> String {
    var line = Array(repeating: UInt8(ascii: " "), count: width)
    for (column, text) in texts.merging([1: record], uniquingKeysWith: { $1 }) {
      line.replaceSubrange(column - 1..<column - 1 + text.utf8.count, with: text.utf8)
    }
    return String(decoding: line, as: UTF8.self)
  }
}
