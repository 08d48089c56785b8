import KernelApplication
import KernelDomain

/// Rebuilds a damaged journal from its undamaged changes.
struct JournalSalvage {
  var header: JournalHeader
  /// The undamaged changes in the journal, sorted by number.
  private(set) var changes: [Change] = []
  /// The findings about the data that is lost. The place in each finding is a byte offset in the damaged journal.
  private(set) var dropped: [StoreFinding] = []
  /// True if the journal's header names another section or another store. Nothing in the journal is then used.
  private var isForeign = false
  /// The total size in bytes of all lines from which anything is lost.
  private(set) var droppedBytes = 0
  /// The byte offset of the last line from which anything is lost; nil if there is none.
  private var lastDropped: Int?

  /// Saves the valid entries from the bytes of a damaged journal.
  /// - Parameters:
  ///   - book: the id of the store to which the journal must belong; nil if unknown, in which case the id in the
  ///     journal's first line is used.
  ///   - problem: returns what is wrong with an entry, or nil if the entry is valid. It is itself nil if the program
  ///     does not know the section and therefore cannot check entries.
  init(_ read: JournalBytes, section: FeatureID, book: BookID?, problem: ((Entry) -> Message?)?) {
    header = JournalHeader(book: book ?? BookID(0), section: section, last: 0)
    for (index, piece) in JournalPieces.cut(read.bytes).enumerated() where !isForeign {
      save(piece, isFirst: index == 0, knowsBook: book != nil, problem)
    }
    guard read.unread > 0 else { return }
    dropped.append(StoreFinding(place: "byte \(read.bytes.count)", problem: .store(.lostRest(bytes: read.unread))))
    // At most the first 64 MiB of the unread bytes can have been a line.
    droppedBytes += min(read.unread, SizeLimit.journalGap)
  }

  private mutating func save(
    _ piece: JournalPieces.Piece, isFirst: Bool, knowsBook: Bool, _ problem: ((Entry) -> Message?)?
  ) {
    guard SealedLine.isSound(piece.bytes) else {
      return drop(piece, .store(.lostLine))
    }
    piece.bytes.withUnsafeBytes { bytes in
      if isFirst, let found = try? JournalHeader(bytes) {
        guard found.section == header.section, !knowsBook || found.book == header.book else {
          isForeign = true
          return drop(piece, .store(.lostForeign(section: found.section.name, book: "\(found.book)")))
        }
        header = found
      } else if let line = try? JournalLine(bytes), line.changes.allSatisfy({ $0.number > changes.last?.number ?? 0 }) {
        header.last = max(header.last, line.last)
        for change in line.changes { take(change, piece, problem) }
      } else {
        drop(piece, .store(.lostMisplacedLine))
      }
    }
  }

  /// Stores a change without its invalid entries, and records each of these as lost.
  private mutating func take(_ change: Change, _ piece: JournalPieces.Piece, _ problem: ((Entry) -> Message?)?) {
    var sound = change
    sound.entries.removeAll { entry in
      guard let problem = problem?(entry) else { return false }
      drop(piece, problem)
      return true
    }
    if !sound.entries.isEmpty { changes.append(sound) }
  }

  private mutating func drop(_ piece: JournalPieces.Piece, _ problem: Message) {
    dropped.append(StoreFinding(place: "byte \(piece.offset)", problem: problem))
    // Counts a line's bytes only once, even if several of its entries are lost.
    if lastDropped != piece.offset { droppedBytes += piece.bytes.count }
    lastDropped = piece.offset
  }

  /// The rebuilt journal as the bytes of a file. Its lines are renumbered.
  func bytes() -> [UInt8] {
    var bytes = header.bytes
    for (index, change) in changes.enumerated() { bytes += JournalLine(index + 1, [change], last: header.last).bytes }
    return bytes
  }
}
