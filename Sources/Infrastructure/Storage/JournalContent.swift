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

  /// Only the last line may be incomplete: that is what a crash in the middle of an append leaves, since nothing is
  /// written behind a line before it is synced. Anything else that does not fit is damage.
  init(_ bytes: [UInt8], path: String, firstLine: Int) {
    while soundBytes < bytes.count, isWhole, damage == nil {
      readLine(bytes, number: firstLine + entries.count, path)
    }
  }

  private mutating func readLine(_ bytes: [UInt8], number: Int, _ path: String) {
    guard let end = bytes[soundBytes...].firstIndex(of: 0x0A) else { return readTail(bytes, number: number, path) }
    let line = Array(bytes[soundBytes...end])
    if let checksum = line.withUnsafeBytes({ SealedLine.checksum(of: $0) }) {
      take(line, checksum, number, path)
    } else if end == bytes.count - 1, JournalContent.hasHole(bytes[soundBytes...]) {
      isWhole = false
    } else {
      damage = finding(path, "its checksum does not fit its content")
    }
  }

  /// What has no newline is an append cut short. Only when it lacks nothing but the newline it may have been
  /// acknowledged, and is believed; the next writer makes the journal anew.
  private mutating func readTail(_ bytes: [UInt8], number: Int, _ path: String) {
    isWhole = false
    guard let line = SealedLine.first(in: bytes[soundBytes...]) else { return }
    take(line, line.withUnsafeBytes { SealedLine.checksum(of: $0) }, number, path)
  }

  /// Sectors reach the disk in any order: one that did not, or did before all of it was written, reads as zeros to
  /// its end. A single byte that turned zero in an acknowledged line is no such hole.
  private static func hasHole(_ line: ArraySlice<UInt8>) -> Bool {
    let sector = 512
    var start = line.startIndex
    while start < line.endIndex {
      let end = min((start / sector + 1) * sector, line.endIndex)
      if line[max(start, end - 2)..<end].allSatisfy({ $0 == 0 }) { return true }
      start = end
    }
    return false
  }

  private mutating func take(_ line: [UInt8], _ checksum: Checksum?, _ number: Int, _ path: String) {
    do {
      let read = try JournalLine(line).entries
      guard read[0].number == number else {
        damage = finding(path, "it is number \(read[0].number) where \(number) should follow")
        return
      }
      entries += read
      lines += 1
      soundBytes += line.count
      lastLineBytes = line.count
      lastChecksum = checksum
    } catch {
      damage = finding(path, error.problem)
    }
  }

  private func finding(_ path: String, _ problem: String) -> StoreFinding {
    StoreFinding(place: "\(path), line \(lines + 1), byte \(soundBytes)", problem: problem)
  }
}
