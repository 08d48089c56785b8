package import JSONCoding

import func Glibc.memcmp

/// One JSON object on a line of its own that ends with the checksum of all before it:
/// `{…,"crc":"1a2b3c4d"}` and a newline.
package enum SealedLine {
  private static let member = Array(",\"crc\":\"".utf8)
  private static let end = Array("\"}\n".utf8)
  /// The size of the checksum and what is around it, in bytes.
  static let tail = member.count + Checksum.digits + end.count

  /// - Parameter object: a JSON object with at least one member.
  package static func seal(_ object: [UInt8]) -> [UInt8] {
    var line = Array(object.dropLast())
    let checksum = Checksum(CRC32C(line).value)
    line += member
    line += Array(checksum.description.utf8)
    line += end
    return line
  }

  /// Ends an object that was begun at `start` and has at least one member, as a line's does.
  package static func seal(_ writer: inout JSONWriter, from start: Int) {
    let checksum = writer.withBytes { Checksum(of: UnsafeRawBufferPointer(rebasing: $0[start...])) }
    writer.key("crc")
    writer.string(checksum.description)
    writer.endObject()
  }

  /// Whether a line, with its newline, is what was sealed.
  package static func isSound(_ line: [UInt8]) -> Bool {
    line.withUnsafeBytes { checksum(of: $0) } != nil
  }

  /// The checksum that a sealed line ends with, when it fits the line; nil for any other bytes.
  /// - Parameter line: with its newline.
  static func checksum(of line: UnsafeRawBufferPointer) -> Checksum? {
    guard line.count > tail else { return nil }
    let open = UnsafeRawBufferPointer(rebasing: line[..<(line.count - tail)])
    guard let said = claimedChecksum(endOf: line), said == Checksum(of: open) else { return nil }
    return said
  }

  /// The first line in the bytes whose newline is missing or another byte; with its newline. Nil where none begins.
  static func first(in bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    var end = tail - 1
    while end <= bytes.count {
      if bytes[end - 1] == UInt8(ascii: "}"), bytes.holds(member, at: end - tail + 1) {
        let line = Array(bytes[..<end]) + [0x0A]
        if isSound(line) { return line }
      }
      end += 1
    }
    return nil
  }

  /// The line that was sealed, of one that differs from it in a single byte; nil where none there makes the checksum fit.
  /// No two do: it tells all single bytes apart.
  static func restored(_ line: UnsafeRawBufferPointer, at place: Int) -> [UInt8]? {
    var bytes = Array(line)
    for byte in UInt8.min...UInt8.max {
      bytes[place] = byte
      if isSound(bytes) { return bytes }
    }
    return nil
  }

  /// The checksum that bytes claim to end with, whether it fits or not.
  static func claimedChecksum(endOf bytes: UnsafeRawBufferPointer) -> Checksum? {
    guard bytes.count >= tail else { return nil }
    let last = UnsafeRawBufferPointer(rebasing: bytes[(bytes.count - tail)...])
    guard last.holds(member, at: 0), last.holds(end, at: tail - end.count) else { return nil }
    return Checksum(digits: UnsafeRawBufferPointer(rebasing: last[member.count..<member.count + Checksum.digits]))
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func holds(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard let start = baseAddress, offset + bytes.count <= count else { return false }
    return memcmp(start + offset, bytes, bytes.count) == 0
  }
}
