import JSONCoding
import KernelApplication

/// A journal's lines, read and verified.
struct JournalContent {
  private(set) var entries: [JournalEntry] = []
  /// Bytes of the whole, sound lines; what follows is the remains of an append that was never acknowledged.
  private(set) var soundBytes = 0
  private(set) var lastChecksum: Checksum?
  /// A line that can't be what was written, after which nothing is read.
  private(set) var damage: StoreFinding?

  /// Only the last line may be incomplete: that is what a crash in the middle of an append leaves. Anything else that
  /// does not fit is damage.
  init(_ bytes: [UInt8], path: String, firstLine: Int) {
    var expected = firstLine
    while soundBytes < bytes.count, damage == nil {
      guard let line = nextLine(bytes) else { break }
      guard let checksum = line.withUnsafeBytes({ SealedLine.checksum(of: $0) }) else {
        if !isTorn(line, isLast: soundBytes + line.count == bytes.count) {
          damage = finding(path, "its checksum does not fit its content")
        }
        return
      }
      take(line, checksum, number: expected, path)
      expected += 1
    }
  }

  /// The bytes up to and with the next newline; nil when there is none: an append was cut short.
  private func nextLine(_ bytes: [UInt8]) -> [UInt8]? {
    let rest = bytes[soundBytes...]
    return rest.firstIndex(of: 0x0A).map { Array(rest[...$0]) }
  }

  /// A line that reached the disk in part may have its end before its middle, which then reads as zeros.
  private func isTorn(_ line: [UInt8], isLast: Bool) -> Bool {
    isLast && line.contains(0)
  }

  private mutating func take(_ line: [UInt8], _ checksum: Checksum, number: Int, _ path: String) {
    do {
      let entry = try JournalEntry(line: line)
      guard entry.number == number else {
        damage = finding(path, "it is number \(entry.number) where \(number) should follow")
        return
      }
      entries.append(entry)
      soundBytes += line.count
      lastChecksum = checksum
    } catch {
      damage = finding(path, error.problem)
    }
  }

  private func finding(_ path: String, _ problem: String) -> StoreFinding {
    StoreFinding(place: "\(path), line \(entries.count + 1), byte \(soundBytes)", problem: problem)
  }
}
