import KernelApplication
import System

import func Glibc.memchr

/// The bytes of a journal, without a tail that is too long to be worth searching for lines.
struct JournalBytes {
  private(set) var bytes: [UInt8]
  /// How many bytes of the file were not read. Reading stops after `SizeLimit.journalGap` bytes without the end of a
  /// sound line, more than any writer leaves.
  private(set) var unread = 0
  /// The file's status when it was read; nil if the bytes do not come from a file.
  private(set) var status: FileStatus?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the journal's bytes.
  /// - Parameters:
  ///   - status: the file's current status.
  ///   - made: how many bytes the journal was created with; 0 if unknown.
  init(_ file: OpenFile, _ status: FileStatus, made: Int, _ fileSystem: any FileSystem) throws(SystemError) {
    self.status = status
    guard status.kind == .file, status.bytes > made + SizeLimit.journalGap else {
      bytes = try fileSystem.readAll(file, status, atMost: status.bytes)
      return
    }
    bytes = try fileSystem.readAll(file, status, atMost: made)
    try readOn(file, status, fileSystem)
  }

  /// Reads further pieces of the file for as long as sound lines end in them.
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

  /// The message for the bytes that were not read.
  var problem: Message { .store(.goesOn(bytes: unread)) }

  private static let step = 1 << 20

  private static func newline(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, 0x0A, bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}
