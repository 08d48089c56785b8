package import KernelApplication
import System

/// Where a backup is read from.
package protocol BackupSource: Sendable {
  /// The path as its owner named it, for messages.
  var path: String { get }
  /// Up to `count` bytes from that byte on; fewer only at the end.
  func bytes(_ count: Int, at offset: Int64) throws(Failure) -> [UInt8]
}

/// The lines of a backup, each of which is to the byte what was written.
struct BackupLines {
  /// What stands before a line, from where reading can go on.
  struct Place: Sendable {
    /// How many bytes lie before it.
    var offset: Int64 = 0
    /// How many lines lie before it.
    var number = 0
    /// The checksum of those bytes.
    var checksum = CRC32C()
  }

  private let source: any BackupSource
  private(set) var place: Place
  /// Read and not yet given out, from `start` on.
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(_ source: any BackupSource, from place: Place = Place()) {
    self.source = source
    self.place = place
  }

  /// The first line, of which there is no checksum.
  mutating func head() throws(Failure) -> [UInt8] {
    let line = try whole()
    advance(line)
    return line
  }

  /// The next line, as one object with its seal, or the end of the document. Fails with `badFile` for one that is cut, or
  /// not what was written.
  mutating func next() throws(Failure) -> [UInt8] {
    let line = try whole()
    let isItem = line.dropLast().last == UInt8(ascii: ",")
    let object = isItem ? line.dropLast(2) : line.dropLast()
    let claimed = (object + [0x0A]).withUnsafeBytes { SealedLine.claimedChecksum(endOf: $0) }
    guard let claimed else { throw changed }
    var covered = place.checksum
    object.dropLast(SealedLine.tail - 1).withUnsafeBytes { covered.add($0) }
    guard claimed == Checksum(covered.value) else { throw changed }
    advance(line)
    return Array(object)
  }

  /// Fails with `badFile` where anything follows the document.
  mutating func finish() throws(Failure) {
    guard try line() == nil else { throw failure(.goesOn, place.number + 1) }
  }

  private mutating func advance(_ line: [UInt8]) {
    line.withUnsafeBytes { place.checksum.add($0) }
    place.offset += Int64(line.count)
    place.number += 1
  }

  private mutating func whole() throws(Failure) -> [UInt8] {
    guard let line = try line() else { throw failure(.endsAfterLine, place.number) }
    guard line.last == 0x0A else { throw failure(.endsWithinLine, place.number + 1) }
    return line
  }

  /// The next line, with its newline where it has one; nil at the end.
  private mutating func line() throws(Failure) -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return Array(buffer[start...end])
      }
      // No text holds a NUL; a file with a hole would be read to its end.
      guard !buffer[searched...].contains(0) else { throw changed }
      searched = buffer.count
      if isAtEnd { break }
      guard searched - start <= SizeLimit.backupLine else {
        throw failure(.lineTooLong(mebibytes: SizeLimit.backupLine >> 20), place.number + 1)
      }
      buffer.removeFirst(start)
      searched -= start
      start = 0
      let more = try source.bytes(BackupLines.step, at: place.offset + Int64(buffer.count))
      isAtEnd = more.count < BackupLines.step
      buffer += more
    }
    defer { start = buffer.count }
    return start < buffer.count ? Array(buffer[start...]) : nil
  }

  private static let step = 1 << 20

  private var changed: Failure {
    failure(.lineChecksum, place.number + 1)
  }

  /// - Parameter line: counted from 1.
  func failure(_ problem: BackupMessage, _ line: Int) -> Failure {
    .badFile(path: source.path, problem: .backup(problem), place: .line(number: line))
  }
}
