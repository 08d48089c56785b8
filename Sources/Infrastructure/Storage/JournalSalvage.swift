import KernelApplication

/// The sound lines of a damaged journal. A change that is lost leaves an empty one of its number, so that the others
/// keep theirs: changes refer to each other by number.
struct JournalSalvage {
  /// The number of the first change.
  private(set) var firstLine: Int
  /// Places are lines and bytes.
  private(set) var dropped: [StoreFinding] = []
  private(set) var lines: [UInt8] = []
  /// The number that should follow; nil where nobody knows any more.
  private var next: Int?

  /// - Parameters:
  ///   - firstLine: the number that the first change should have; nil where nobody knows any more.
  ///   - problem: what is wrong with a change's content.
  init(_ bytes: [UInt8], firstLine: Int?, problem: (JournalEntry) -> String?) {
    self.firstLine = firstLine ?? 1
    next = firstLine
    var offset = 0
    for (index, piece) in JournalSalvage.pieces(of: bytes).enumerated() {
      save(piece, at: "line \(index + 1), byte \(offset)", problem)
      offset += piece.count
    }
  }

  private mutating func save(_ piece: [UInt8], at place: String, _ problem: (JournalEntry) -> String?) {
    guard SealedLine.isSound(piece), let line = try? JournalLine(piece), line.entries[0].number >= next ?? 1 else {
      dropped.append(StoreFinding(place: place, problem: "the line, which is not what was written"))
      return
    }
    let number = line.entries[0].number
    if next == nil { firstLine = number }
    for missing in (next ?? number)..<number { lines += JournalLine([.lost(missing)]).bytes }
    next = number + line.entries.count
    lines += saved(line, at: place, problem).bytes
  }

  /// A line without the changes in it whose content is wrong.
  private mutating func saved(
    _ line: JournalLine, at place: String, _ problem: (JournalEntry) -> String?
  ) -> JournalLine {
    let problems = line.entries.compactMap(problem)
    guard !problems.isEmpty else { return line }
    dropped += problems.map { StoreFinding(place: place, problem: $0) }
    return JournalLine(line.entries.map { problem($0) == nil ? $0 : .lost($0.number) })
  }

  /// Cut after each newline, and after each line that is sound but for its newline.
  private static func pieces(of bytes: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count - 1
      var piece = Array(bytes[start...end])
      if !SealedLine.isSound(piece), let line = piece.withUnsafeBytes({ SealedLine.first(in: $0) }) { piece = line }
      pieces.append(piece)
      start += piece.count
    }
    return pieces
  }
}

extension JournalEntry {
  /// In the place of a change that could not be saved.
  fileprivate static func lost(_ number: Int) -> JournalEntry {
    JournalEntry(number: number, effect: .add, kind: lostKind, value: Array("null".utf8))
  }

  var isLost: Bool { kind == JournalEntry.lostKind }

  private static let lostKind = "lost"
}
