package import JSONCoding

import func Glibc.memcmp

/// A JSON object on its own line whose last member is the checksum of everything before it: `{…,"crc":"1a2b3c4d"}` and
/// a newline.
package enum SealedLine {
  private static let member = Array(",\"crc\":\"".utf8)
  private static let end = Array("\"}\n".utf8)
  /// How many bytes a line has from the checksum member to the newline: `,"crc":"1a2b3c4d"}` and the newline.
  static let tail = member.count + Checksum.digits + end.count

  /// Returns the object as a sealed line.
  /// - Parameter object: a JSON object with at least one member.
  package static func seal(_ object: [UInt8]) -> [UInt8] {
    var line = Array(object.dropLast())
    let checksum = Checksum(CRC32C(line).value)
    line += member
    line += Array(checksum.description.utf8)
    line += end
    return line
  }

  /// Adds the checksum to the object that the writer began at `start`, and ends the object. It must have at least one
  /// member.
  package static func seal(_ writer: inout JSONWriter, from start: Int) {
    let checksum = writer.withBytes { Checksum(of: UnsafeRawBufferPointer(rebasing: $0[start...])) }
    writer.key("crc")
    writer.string(checksum.description)
    writer.endObject()
  }

  /// Whether the line, including its newline, matches its checksum.
  package static func isSound(_ line: [UInt8]) -> Bool {
    line.withUnsafeBytes { checksum(of: $0) } != nil
  }

  /// The checksum that a sealed line ends with; nil if it does not match the line, or if the bytes are no sealed line.
  /// - Parameter line: including its newline.
  static func checksum(of line: UnsafeRawBufferPointer) -> Checksum? {
    guard line.count > tail else { return nil }
    let open = UnsafeRawBufferPointer(rebasing: line[..<(line.count - tail)])
    guard let said = claimedChecksum(endOf: line), said == Checksum(of: open) else { return nil }
    return said
  }

  /// The sealed line that the bytes begin with, if its newline is missing or overwritten; includes the restored
  /// newline. Nil if the bytes begin with no such line.
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

  /// Restores a line in which the byte at `place` was changed; nil if no value of that byte matches the checksum. At
  /// most one value matches, since a CRC detects every change of a single byte.
  static func restored(_ line: UnsafeRawBufferPointer, at place: Int) -> [UInt8]? {
    var bytes = Array(line)
    for byte in UInt8.min...UInt8.max {
      bytes[place] = byte
      if isSound(bytes) { return bytes }
    }
    return nil
  }

  /// The checksum that the bytes end with, without checking whether it matches; nil if they do not end like a sealed
  /// line.
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
