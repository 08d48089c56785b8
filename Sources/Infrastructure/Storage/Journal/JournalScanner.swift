import KernelApplication

import func Libc.memchr

/// Finds the sound lines of a journal, that is, the lines that match their checksums, without parsing their JSON.
///
/// A crash during an append leaves an incomplete last line. No other line can be incomplete, since each line is synced
/// before the next one is written. Anything else that does not match its checksum is damage.
struct JournalScanner {
  /// The lines that match their checksums, as they were originally written. In the file, the last of these lines may
  /// lack its newline or have one changed byte.
  private(set) var lines: [Line] = []
  /// The total size in bytes of `lines`. Anything after them was written by an append that was never reported as done.
  private(set) var soundBytes = 0
  /// Whether the file consists only of lines that match their checksums.
  private(set) var isWhole = true
  /// What is wrong at the first damaged place, at which scanning stops. Nil if nothing is damaged.
  private(set) var damage: StoreFinding?
  private let path: String
  /// The size in bytes with which the journal was created. An interrupted append can affect only the bytes after that.
  private let made: Int
  /// The smallest unit, in bytes, that a disk writes at once.
  private static let sector = 512

  struct Line {
    /// The byte range of the line in the file. Includes the line's last bytes even if they are missing from the file.
    let range: Range<Int>
    let checksum: Checksum
    /// The line as it was originally written, if it differs from the bytes in the file; otherwise nil.
    let restored: [UInt8]?
  }

  /// Scans the bytes of a journal for complete lines and for damage.
  /// - Parameters:
  ///   - path: the journal's path, used in error messages.
  ///   - made: the size and checksum with which the journal was created, from the manifest; nil if the manifest is
  ///     lost.
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

  /// Returns the bytes of the lines that match their checksums, as they were originally written.
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

  /// Restores the last line if the last byte in one of its disk sectors is zero: either a write stopped just before
  /// this byte, or the byte has become zero in a line that had been reported as written. Returns the line with this
  /// byte set to the one value that makes the line match its checksum; nil if no value does.
  private func restored(_ line: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let zero = line.firstIndex(of: 0), (soundBytes + zero + 1).isMultiple(of: JournalScanner.sector) else {
      return nil
    }
    return SealedLine.restored(line, at: zero)
  }

  /// Reads a last line that has no newline because an append was interrupted. If only the newline is missing, the line
  /// counts as sound, since it may have been reported as written. In any case, the next writer copies the journal to a
  /// new file instead of appending to this one.
  private mutating func readTail(_ tail: UnsafeRawBufferPointer) {
    isWhole = false
    guard soundBytes >= made else {
      damage = finding(.store(.endMissing))
      return
    }
    if let line = SealedLine.first(in: tail) { take(line) }
  }

  /// Whether part of the line never reached the disk. A disk writes sectors in any order, and a sector that was written
  /// only in part, or not at all, contains zeros up to its end. A single zero byte does not count: it may be damage to
  /// a line that had been reported as written.
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
