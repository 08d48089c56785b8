import KernelApplication

import func Glibc.memchr

/// Finds the sound lines of a journal by their checksums, without reading what they say.
///
/// Only what was appended may be incomplete, and only its last line: that is what a crash in the middle of an append
/// leaves, since nothing is written behind a line before it is synced. Anything else that does not fit is damage.
struct JournalScanner {
  /// The sound lines, as they were written: the last one may have lost its newline, or a byte, on the disk.
  private(set) var lines: [Line] = []
  /// The size of the sound lines; what follows is the remains of an append that was never acknowledged.
  private(set) var soundBytes = 0
  /// The bytes are the sound lines and nothing else.
  private(set) var isWhole = true
  /// What can't be what was written, after which nothing is looked at.
  private(set) var damage: StoreFinding?
  private let path: String
  /// The size with which the journal was made.
  private let made: Int
  /// How many bytes get to the disk together, at least.
  private static let sector = 512

  struct Line {
    /// The place in the file; a line that lost its last bytes is told as if they were there.
    let range: Range<Int>
    let checksum: Checksum
    /// The line itself where the file has it otherwise; nil where the file has it.
    let restored: [UInt8]?
  }

  /// - Parameters:
  ///   - path: for messages.
  ///   - made: what the manifest says of it; nil where nobody knows any more.
  init(_ read: JournalBytes, path: String, made: NamedFile?) {
    self.path = path
    self.made = made?.bytes ?? 0
    let bytes = read.bytes
    if let made, let problem = JournalScanner.problem(bytes, made) {
      damage = StoreFinding(place: path, problem: problem)
      return
    }
    bytes.withUnsafeBytes { bytes in
      while soundBytes < bytes.count, isWhole, damage == nil { readLine(bytes) }
    }
    if damage == nil, read.unread > 0 { damage = finding(read.problem) }
  }

  /// The sound lines' bytes, as they were written.
  func sound(of bytes: [UInt8]) -> [UInt8] {
    guard let last = lines.last, let restored = last.restored else { return Array(bytes[..<soundBytes]) }
    return Array(bytes[..<last.range.lowerBound]) + restored
  }

  private static func problem(_ bytes: [UInt8], _ made: NamedFile) -> Message? {
    guard bytes.count >= made.bytes else {
      return .store(.sizeWhenMade(found: bytes.count, written: made.bytes))
    }
    let checksum = bytes.withUnsafeBytes { Checksum(of: UnsafeRawBufferPointer(rebasing: $0[..<made.bytes])) }
    return checksum == made.checksum ? nil : .store(.beginning(bytes: made.bytes))
  }

  private mutating func readLine(_ bytes: UnsafeRawBufferPointer) {
    let rest = UnsafeRawBufferPointer(rebasing: bytes[soundBytes...])
    guard let start = rest.baseAddress, let newline = memchr(start, 0x0A, rest.count) else { return readTail(rest) }
    let end = UnsafeRawPointer(newline) - start
    let line = UnsafeRawBufferPointer(rebasing: rest[...end])
    let mayBeTorn = line.count == rest.count && soundBytes >= made
    if let checksum = SealedLine.checksum(of: line) {
      take(line.count, checksum)
    } else if mayBeTorn, let whole = restored(line) {
      isWhole = false
      take(whole)
    } else if mayBeTorn, JournalScanner.hasHole(bytes[soundBytes...]) {
      isWhole = false
    } else {
      damage = finding(.store(.checksum))
    }
  }

  /// The last line where only one byte is zero, at a sector's end. Nobody can tell whether a write stopped short of it
  /// or an acknowledged byte turned zero. But with one byte there the checksum fits, and so the line is believed, as
  /// one is that lacks its newline.
  private func restored(_ line: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let zero = line.firstIndex(of: 0), (soundBytes + zero + 1).isMultiple(of: JournalScanner.sector) else {
      return nil
    }
    return SealedLine.restored(line, at: zero)
  }

  /// What has no newline is an append cut short. Only when it lacks nothing but the newline it may have been
  /// acknowledged, and is believed; the next writer makes the journal anew.
  private mutating func readTail(_ tail: UnsafeRawBufferPointer) {
    isWhole = false
    guard soundBytes >= made else {
      damage = finding(.store(.endMissing))
      return
    }
    if let line = SealedLine.first(in: tail) { take(line) }
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

  private mutating func take(_ count: Int, _ checksum: Checksum, restored: [UInt8]? = nil) {
    lines.append(Line(range: soundBytes..<soundBytes + count, checksum: checksum, restored: restored))
    soundBytes += count
  }

  private mutating func take(_ whole: [UInt8]) {
    guard let checksum = whole.withUnsafeBytes({ SealedLine.checksum(of: $0) }) else { return }
    take(whole.count, checksum, restored: whole)
  }

  private func finding(_ problem: Message) -> StoreFinding {
    StoreFinding(place: "\(path), line \(lines.count), byte \(soundBytes)", problem: problem)
  }
}
