import KernelApplication
import System

import func Glibc.memchr

/// A journal's bytes, as far as they may hold lines.
struct JournalBytes {
  private(set) var bytes: [UInt8]
  /// How many more the file has. They begin with so many that hold no line, as no writer leaves them, that what follows is
  /// not looked for.
  private(set) var unread = 0
  /// The file as it was when it was read; nil where there is none.
  private(set) var status: FileStatus?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// - Parameters:
  ///   - status: the file's, just asked for.
  ///   - made: the bytes with which it was made; 0 where nothing tells.
  init(_ file: OpenFile, _ status: FileStatus, made: Int, _ fileSystem: any FileSystem) throws(SystemError) {
    self.status = status
    guard status.kind == .file, status.bytes > made + SizeLimit.journalGap else {
      bytes = try fileSystem.readAll(file, status, atMost: status.bytes)
      return
    }
    bytes = try fileSystem.readAll(file, status, atMost: made)
    try readOn(file, status, fileSystem)
  }

  /// Reads on as long as there are lines.
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

  /// What is wrong with those that were not read.
  var problem: Message { .store(.goesOn(bytes: unread)) }

  private static let step = 1 << 20

  private static func newline(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, 0x0A, bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}
