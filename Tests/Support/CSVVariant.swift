import Formats

/// A table in CSV, from which tests write variants of the same file.
package struct CSVVariant: Sendable, CustomStringConvertible {
  package var rows: [[String]] = []
  package var delimiter = ","
  package var lineEnd = "\n"

  package var description: String { rows.first?.prefix(3).joined(separator: ",") ?? "" }

  package init(_ text: String) {
    try? CSVReader.read(Array(text.utf8), problem: { _ in Unreadable() }) { row throws(Unreadable) in
      rows.append((0..<row.count).map(row.text))
    }
  }

  private struct Unreadable: Error {}

  /// The table without some of its columns.
  package func without(_ columns: Set<Int>) -> CSVVariant {
    var variant = self
    variant.rows = rows.map { row in row.indices.filter { !columns.contains($0) }.map { row[$0] } }
    return variant
  }

  /// The table with its columns in another order.
  package func ordered(_ columns: [Int]) -> CSVVariant {
    var variant = self
    variant.rows = rows.map { row in columns.map { row.indices.contains($0) ? row[$0] : "" } }
    return variant
  }

  package func with(delimiter: String = ",", lineEnd: String = "\n") -> CSVVariant {
    var variant = self
    (variant.delimiter, variant.lineEnd) = (delimiter, lineEnd)
    return variant
  }

  package var text: String {
    rows.map { row in
      row.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: delimiter)
    }.joined(separator: lineEnd) + lineEnd
  }

  package var bytes: [UInt8] { Array(text.utf8) }

  /// The same text in each encoding that is read: UTF-8 with and without a byte order mark, and UTF-16.
  package var encodings: [[UInt8]] {
    func utf16(_ isLittleEndian: Bool, mark: Bool) -> [UInt8] {
      ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
        let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return isLittleEndian ? bytes : bytes.reversed()
      }
    }
    return [
      bytes, [0xEF, 0xBB, 0xBF] + bytes, utf16(true, mark: true), utf16(false, mark: true), utf16(true, mark: false),
      utf16(false, mark: false),
    ]
  }

  /// The same table as other programs write it: with other delimiters and line ends, in all encodings.
  package var forms: [[UInt8]] {
    [",", ";", "\t"].flatMap { delimiter in
      ["\n", "\r\n"].flatMap { with(delimiter: delimiter, lineEnd: $0).encodings }
    }
  }
}
