import JSONCoding
import KernelApplication

/// A journal's lines, read and verified.
struct JournalContent {
  private(set) var entries: [JournalEntry] = []
  /// Bytes of the sound lines; what follows is the remains of an append that was never acknowledged.
  private(set) var soundBytes = 0
  private(set) var lastChecksum: Checksum?
  /// How many of the bytes are the last line's.
  private(set) var lastLineBytes = 0
  /// The bytes are the sound lines and nothing else.
  private(set) var isWhole = true
  /// A line that can't be what was written, after which nothing is read.
  private(set) var damage: StoreFinding?
  private var lines = 0
  private let path: String
  private let firstLine: Int
  /// Bytes that get to the disk together, at least.
  private static let sector = 512

  /// Only the last line may be incomplete: that is what a crash in the middle of an append leaves, since nothing is
  /// written behind a line before it is synced. Anything else that does not fit is damage.
  init(_ bytes: [UInt8], path: String, firstLine: Int) {
    self.path = path
    self.firstLine = firstLine
    bytes.withUnsafeBytes { bytes in
      while soundBytes < bytes.count, isWhole, damage == nil { readLine(bytes) }
    }
  }

  private mutating func readLine(_ bytes: UnsafeRawBufferPointer) {
    let rest = UnsafeRawBufferPointer(rebasing: bytes[soundBytes...])
    guard let end = rest.firstIndex(of: 0x0A) else { return readTail(rest) }
    let line = UnsafeRawBufferPointer(rebasing: rest[...end])
    if let checksum = SealedLine.checksum(of: line) {
      take(line, checksum)
    } else if line.count == rest.count, let whole = restored(line) {
      isWhole = false
      whole.withUnsafeBytes { take($0, SealedLine.checksum(of: $0)) }
    } else if line.count == rest.count, JournalContent.hasHole(bytes[soundBytes...]) {
      isWhole = false
    } else {
      damage = finding("its checksum does not fit its content")
    }
  }

  /// The last line where only one byte is zero, at a sector's end. Nobody can tell whether a write stopped short of it or
  /// an acknowledged byte turned zero. But with one byte there the checksum fits, and so the line is believed, as one
  /// is that lacks its newline.
  private func restored(_ line: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let zero = line.firstIndex(of: 0), (soundBytes + zero + 1).isMultiple(of: JournalContent.sector) else {
      return nil
    }
    return SealedLine.restored(line, at: zero)
  }

  /// What has no newline is an append cut short. Only when it lacks nothing but the newline it may have been
  /// acknowledged, and is believed; the next writer makes the journal anew.
  private mutating func readTail(_ tail: UnsafeRawBufferPointer) {
    isWhole = false
    guard let line = SealedLine.first(in: tail) else { return }
    line.withUnsafeBytes { take($0, SealedLine.checksum(of: $0)) }
  }

  /// Sectors reach the disk in any order: one that did not, or did before all of it was written, reads as zeros to
  /// its end. A single byte that turned zero in an acknowledged line is no such hole.
  private static func hasHole(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
    var start = line.startIndex
    while start < line.endIndex {
      let end = min((start / sector + 1) * sector, line.endIndex)
      if line[max(start, end - 2)..<end].allSatisfy({ $0 == 0 }) { return true }
      start = end
    }
    return false
  }

  private mutating func take(_ line: UnsafeRawBufferPointer, _ checksum: Checksum?) {
    let count = entries.count
    do {
      try JournalLine.read(line, into: &entries)
    } catch {
      damage = finding(error.problem)
      return
    }
    guard entries[count].number == firstLine + count else {
      damage = finding("it is number \(entries[count].number) where \(firstLine + count) should follow")
      entries.removeLast(entries.count - count)
      return
    }
    lines += 1
    soundBytes += line.count
    lastLineBytes = line.count
    lastChecksum = checksum
  }

  private func finding(_ problem: String) -> StoreFinding {
    StoreFinding(place: "\(path), line \(lines + 1), byte \(soundBytes)", problem: problem)
  }
}
