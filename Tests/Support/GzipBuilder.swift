import Formats

/// Writes valid and invalid gzip files (RFC 1952).
package enum GzipBuilder {
  /// - Parameters:
  ///   - name: the file's name in the header; nil for none.
  ///   - checksum: a wrong checksum to write; nil for the right one.
  package static func file(_ contents: [UInt8], name: String? = nil, checksum: UInt32? = nil) -> [UInt8] {
    var sum = CRC32()
    contents.withUnsafeBytes { sum.add($0) }
    let header: [UInt8] =
      [0x1F, 0x8B, 8, name == nil ? 0 : 8, 0, 0, 0, 0, 0, 3] + (name.map { Array($0.utf8) + [0] } ?? [])
    return header + ZipBuilder.deflated(contents) + little(checksum ?? sum.value) + little(UInt32(contents.count))
  }

  private static func little(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(8 * $0)) }
  }
}

/// Writes tar archives.
package struct TarBuilder {
  private var blocks: [UInt8] = []

  package init() {}

  /// Adds an entry; `type` is `0` for a regular file.
  /// - Parameters:
  ///   - prefix: the beginning of a long path.
  ///   - target: the path to which a link leads, whose `type` is `2`.
  package mutating func add(
    _ name: String, _ contents: [UInt8], type: Character = "0", prefix: String = "", target: String = ""
  ) {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at offset: Int) {
      header.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
    }
    put(String(name.prefix(100)), at: 0)
    put("0000644\0", at: 100)
    let size = String(contents.count, radix: 8)
    put(String(repeating: "0", count: 11 - size.count) + size + "\0", at: 124)
    put("        ", at: 148)
    put(String(type), at: 156)
    put(target, at: 157)
    put("ustar\0" + "00", at: 257)
    put(prefix, at: 345)
    let sum = String(header.reduce(0) { $0 + Int($1) }, radix: 8)
    put(String(repeating: "0", count: 6 - sum.count) + sum + "\0 ", at: 148)
    blocks += header + contents + [UInt8](repeating: 0, count: (512 - contents.count % 512) % 512)
  }

  /// The complete archive.
  /// - Parameter hasEnd: whether to write the two empty blocks at the end.
  package func file(hasEnd: Bool = true) -> [UInt8] {
    blocks + [UInt8](repeating: 0, count: hasEnd ? 1_024 : 0)
  }
}
