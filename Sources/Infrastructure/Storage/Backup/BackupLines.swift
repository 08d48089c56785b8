package import KernelApplication
import System

/// A file that a backup is read from.
package protocol BackupSource: Sendable {
  /// The path of the backup as the user wrote it, which is used in error messages.
  var path: String { get }
  /// Reads `count` bytes from the byte offset `offset`; returns fewer only if the file ends before that.
  func bytes(_ count: Int, at offset: Int64) throws(Failure) -> [UInt8]
}

/// Reads the lines of a backup, and checks each line against its checksum.
struct BackupLines {
  /// A position between two lines of a backup, from which reading can continue.
  struct Place: Sendable {
    /// The number of bytes of the backup that precede the position.
    var offset: Int64 = 0
    /// The number of lines of the backup that precede the position.
    var number = 0
    /// The checksum of all bytes of the backup that precede the position.
    var checksum = CRC32C()
  }

  private let source: any BackupSource
  private(set) var place: Place
  /// Bytes that have been read ahead from the file. The bytes before the index `start` have been returned already.
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(_ source: any BackupSource, from place: Place = Place()) {
    self.source = source
    self.place = place
  }

  /// Reads the backup's first line, the only one that has no checksum.
  mutating func head() throws(Failure) -> [UInt8] {
    let line = try whole()
    advance(line)
    return line
  }

  /// Reads the next line: an item's JSON object with its checksum, or the backup's closing line. Fails with `badFile`
  /// if the line is incomplete or does not match its checksum.
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

  /// Fails with `badFile` if the file contains anything after the backup's closing line.
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

  /// Reads the next line, including its newline if it has one; nil at the end of the file.
  private mutating func line() throws(Failure) -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return Array(buffer[start...end])
      }
      // A backup contains no zero bytes. Without this check, a large sparse file would be read to its end.
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

  /// Returns a `badFile` failure that names the line.
  /// - Parameter line: the line's number, counted from 1.
  func failure(_ problem: BackupMessage, _ line: Int) -> Failure {
    .badFile(path: source.path, problem: .backup(problem), place: .line(number: line))
  }
}
