import KernelApplication
import System

import func Libc.memchr

/// The bytes of a journal file. If the end of the file contains no valid line for 64 MiB, that end is omitted.
struct JournalBytes {
  private(set) var bytes: [UInt8]
  /// The number of bytes at the file's end that have not been read. Reading stops after `SizeLimit.journalGap` bytes
  /// that do not contain the end of a line that matches its checksum, since no writer appends a line that is this long.
  private(set) var unread = 0
  /// The status that the file had when it was read; nil if the bytes were not read from a file.
  private(set) var status: FileStatus?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the journal's bytes.
  /// - Parameters:
  ///   - status: the file's current status.
  ///   - made: the size in bytes with which the journal was created; 0 if unknown.
  init(_ file: OpenFile, _ status: FileStatus, made: Int, _ fileSystem: any FileSystem) throws(SystemError) {
    self.status = status
    guard status.kind == .file, status.bytes > made + SizeLimit.journalGap else {
      bytes = try fileSystem.readAll(file, status, atMost: status.bytes)
      return
    }
    bytes = try fileSystem.readAll(file, status, atMost: made)
    try readOn(file, status, fileSystem)
  }

  /// Reads the rest of the file piece by piece, until `SizeLimit.journalGap` successive bytes do not contain the end of
  /// a line that matches its checksum.
  private mutating func readOn(
    _ file: OpenFile, _ status: FileStatus, _ fileSystem: any FileSystem
  ) throws(SystemError) {
    var (line, sound) = (bytes.count, bytes.count)
    while bytes.count < status.bytes, bytes.count - sound < SizeLimit.journalGap {
      let start = bytes.count
      let piece = try fileSystem.readAll(file, status, from: start, atMost: JournalBytes.step)
      if piece.isEmpty { break }
      bytes += piece
      bytes.withUnsafeBytes { bytes in
        var looked = start
        while let end = JournalBytes.newline(bytes, from: looked) {
          looked = end + 1
          if SealedLine.checksum(of: UnsafeRawBufferPointer(rebasing: bytes[line..<looked])) != nil { sound = looked }
          line = looked
        }
      }
    }
    guard bytes.count < status.bytes else { return }
    bytes.removeLast(bytes.count - sound)
    unread = status.bytes - sound
  }

  /// The message stating that bytes at the end of the journal have not been read.
  var problem: Message { .store(.goesOn(bytes: unread)) }

  private static let step = 1 << 20

  private static func newline(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, 0x0A, bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}
