import KernelApplication
import KernelDomain

/// Rebuilds a journal from the sound changes of a damaged one.
struct JournalSalvage {
  var header: JournalHeader
  /// The changes that were saved, sorted by number.
  private(set) var changes: [Change] = []
  /// What was dropped. The place of each finding is an offset in bytes in the damaged journal.
  private(set) var dropped: [StoreFinding] = []
  /// Whether the journal's header names another section or another store. Nothing is then salvaged.
  private var isForeign = false
  /// The size in bytes of all lines that were dropped, even if only in part.
  private(set) var droppedBytes = 0
  /// The offset of the line that was dropped last, whole or in part; nil if none was.
  private var lastDropped: Int?

  /// - Parameters:
  ///   - book: the id of the store that the journal belongs to; nil if unknown, so that the journal's first line
  ///     decides.
  ///   - problem: returns what is wrong with an entry, or nil if it is sound; is itself nil if the program does not
  ///     know the section, so that entries cannot be checked.
  init(_ read: JournalBytes, section: FeatureID, book: BookID?, problem: ((Entry) -> Message?)?) {
    header = JournalHeader(book: book ?? BookID(0), section: section, last: 0)
    for (index, piece) in JournalPieces.cut(read.bytes).enumerated() where !isForeign {
      save(piece, isFirst: index == 0, knowsBook: book != nil, problem)
    }
    guard read.unread > 0 else { return }
    dropped.append(StoreFinding(place: "byte \(read.bytes.count)", problem: .store(.lostRest(bytes: read.unread))))
    // Only the first 64 MiB of the unread bytes can have held a line.
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

  /// Stores a change, without those of its entries whose content is invalid.
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
    // Several entries of one line may be dropped, but the bytes of the line count once.
    if lastDropped != piece.offset { droppedBytes += piece.bytes.count }
    lastDropped = piece.offset
  }

  /// The rebuilt journal as a file's bytes, with its lines numbered anew.
  func bytes() -> [UInt8] {
    var bytes = header.bytes
    for (index, change) in changes.enumerated() { bytes += JournalLine(index + 1, [change], last: header.last).bytes }
    return bytes
  }
}
