import KernelApplication
import KernelDomain

/// Collects the entries of a damaged live file from the lines that match their checksums.
struct LiveSalvage {
  private(set) var entries: [[UInt8]] = []
  /// The findings about the data that is lost. The place in each finding is a byte offset in the live file.
  private(set) var dropped: [StoreFinding] = []

  /// Collects the entries of all valid lines of a damaged live file.
  /// - Parameter header: the header that the file should have. If the file has a different valid header, nothing is
  ///   collected.
  init(_ read: JournalBytes, header: LiveHeader) {
    for (index, piece) in JournalPieces.cut(read.bytes).enumerated() {
      guard SealedLine.isSound(piece.bytes) else {
        drop(piece.offset, .store(.lostLine))
        continue
      }
      let (found, line) = piece.bytes.withUnsafeBytes { bytes in (try? LiveHeader(bytes), try? LiveLine(bytes)) }
      if index == 0, let found {
        if found == header { continue }
        drop(0, .store(.lostForeign(section: found.section.name, book: "\(found.book)")))
        return
      } else if let line {
        entries += line.entries
      } else {
        drop(piece.offset, .store(.lostMisplacedLine))
      }
    }
    if read.unread > 0 { drop(read.bytes.count, .store(.lostRest(bytes: read.unread))) }
  }

  private mutating func drop(_ byte: Int, _ problem: Message) {
    dropped.append(StoreFinding(place: "byte \(byte)", problem: problem))
  }
}
