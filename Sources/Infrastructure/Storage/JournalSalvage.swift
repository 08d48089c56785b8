import KernelApplication

/// The sound lines of a damaged journal. A line that is lost leaves an empty one of its number, so that the others
/// keep theirs: lines refer to each other by number.
struct JournalSalvage {
  let firstLine: Int
  /// Places are lines and bytes.
  private(set) var dropped: [StoreFinding] = []
  private(set) var lines: [UInt8] = []

  /// - Parameters:
  ///   - firstLine: the number that the first line should have; nil where nobody knows any more.
  ///   - problem: what is wrong with an entry's content.
  init(_ bytes: [UInt8], firstLine: Int?, problem: (JournalEntry) -> String?) {
    var next = firstLine
    var offset = 0
    var first = firstLine
    for (index, line) in JournalSalvage.pieces(of: bytes).enumerated() {
      let place = "line \(index + 1), byte \(offset)"
      offset += line.count
      guard line.withUnsafeBytes({ SealedLine.checksum(of: $0) }) != nil, let entry = try? JournalEntry(line: line),
        entry.number >= next ?? entry.number
      else {
        dropped.append(StoreFinding(place: place, problem: "the line, which is not what was written"))
        continue
      }
      if first == nil { first = entry.number }
      for number in (next ?? entry.number)..<entry.number { lines += JournalEntry.lost(number).line() }
      next = entry.number + 1
      if let problem = problem(entry) {
        dropped.append(StoreFinding(place: place, problem: problem))
        lines += JournalEntry.lost(entry.number).line()
      } else {
        lines += line
      }
    }
    self.firstLine = first ?? 1
  }

  /// Cut after each newline, and after each line that is sound but for its newline.
  private static func pieces(of bytes: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count - 1
      var piece = Array(bytes[start...end])
      if !SealedLine.isSound(piece), let line = SealedLine.first(in: bytes[start...end]) { piece = line }
      pieces.append(piece)
      start += piece.count
    }
    return pieces
  }
}

extension JournalEntry {
  /// In the place of a line that could not be saved.
  fileprivate static func lost(_ number: Int) -> JournalEntry {
    JournalEntry(number: number, effect: .add, kind: lostKind, value: Array("null".utf8))
  }

  var isLost: Bool { kind == JournalEntry.lostKind }

  private static let lostKind = "lost"
}
