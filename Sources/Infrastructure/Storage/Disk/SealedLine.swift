package import JSONCoding

import func Libc.memcmp

/// A sealed line consists of a JSON object and a newline. The object's last member is the checksum of everything before
/// that member, as in `{…,"crc":"1a2b3c4d"}`.
package enum SealedLine {
  private static let member = Array(",\"crc\":\"".utf8)
  private static let end = Array("\"}\n".utf8)
  /// The number of bytes from the checksum member to the line's end: the length of `,"crc":"1a2b3c4d"}` and the
  /// newline.
  static let tail = member.count + Checksum.digits + end.count

  /// Adds the checksum member and a newline to an object.
  /// - Parameter object: a JSON object with at least one member.
  package static func seal(_ object: [UInt8]) -> [UInt8] {
    var line = Array(object.dropLast())
    let checksum = Checksum(CRC32C(line).value)
    line += member
    line += Array(checksum.description.utf8)
    line += end
    return line
  }

  /// Adds the checksum member and the closing brace to the object that begins at the byte offset `start` in the writer.
  /// The object must have at least one member already.
  package static func seal(_ writer: inout JSONWriter, from start: Int) {
    let checksum = writer.withBytes { Checksum(of: UnsafeRawBufferPointer(rebasing: $0[start...])) }
    writer.member("crc", checksum.description)
    writer.endObject()
  }

  /// Whether the line, including its newline, matches its checksum.
  package static func isSound(_ line: [UInt8]) -> Bool {
    line.withUnsafeBytes { checksum(of: $0) } != nil
  }

  /// Returns the checksum of a sealed line; nil if it does not match the line, or if the bytes are not a sealed line.
  /// - Parameter line: the line, including its newline.
  static func checksum(of line: UnsafeRawBufferPointer) -> Checksum? {
    guard line.count > tail else { return nil }
    let open = UnsafeRawBufferPointer(rebasing: line[..<(line.count - tail)])
    guard let claimed = claimedChecksum(endOf: line), claimed == Checksum(of: open) else { return nil }
    return claimed
  }

  /// Finds a sealed line at the start of `bytes` whose newline is missing or overwritten. Returns the line with a
  /// newline; nil if `bytes` does not begin with such a line.
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

  /// Returns the line with the byte at the index `place` corrected; nil if no value of that byte matches the line's
  /// checksum. At most one value matches, because a CRC detects every change of a single byte.
  static func restored(_ line: UnsafeRawBufferPointer, at place: Int) -> [UInt8]? {
    var bytes = Array(line)
    for byte in UInt8.min...UInt8.max {
      bytes[place] = byte
      if isSound(bytes) { return bytes }
    }
    return nil
  }

  /// Returns the checksum stated in the line's last member, without verifying it; nil if there is no such member.
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
