import KernelApplication

/// Reads the regular files in a tar archive in ustar format, including GNU's long names and paths in pax headers. The
/// empty blocks at the end of the archive may be missing, and another archive may follow them.
package struct TarReader {
  private let stream: any ByteStream
  private var offset: Int64 = 0
  /// The links that were found so far, each with the name in the archive to which it leads.
  package private(set) var links: [(name: String, target: String)] = []
  private static let block = 512
  private static let longestName = 64 << 10
  /// The size of the largest file that an archive may state, in bytes.
  private static let largest: Int64 = 1 << 56

  /// Whether the bytes begin with a tar header, which is a block with a valid checksum.
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    head.count >= block && hasChecksum(head.part(0..<block)) && head[0] != 0
  }

  package init(_ stream: any ByteStream) {
    self.stream = stream
  }

  /// Returns the next file in the archive. Before the next call, read the content of this file to its end, or call the
  /// content's `finish`.
  /// - Returns: the file's name and content; nil after the last file.
  package mutating func next() throws(PieceError) -> (name: String, content: TarContent)? {
    // The long name of the next entry, and the long path to which it leads if it is a link.
    var (name, target): (String?, String?)
    // The size that pax headers state for the next entry, whose own header has no room for it.
    var statedSize: Int64?
    while let header = try header() {
      let type = header[156]
      var size = try size(header)
      if !"LKgxX".utf8.contains(type), let statedSize { size = statedSize }
      switch type {
      case UInt8(ascii: "L"): name = TarReader.text(try meta(size)[...])
      case UInt8(ascii: "K"): target = TarReader.text(try meta(size)[...])
      case UInt8(ascii: "x"), UInt8(ascii: "X"):
        let records = try meta(size)
        name = TarReader.value(of: "path", in: records) ?? name
        target = TarReader.value(of: "linkpath", in: records) ?? target
        if let text = TarReader.value(of: "size", in: records) {
          guard let stated = Int64(text), (0...TarReader.largest).contains(stated) else { throw problem(.tarDamaged) }
          statedSize = stated
        }
      case UInt8(ascii: "1")...UInt8(ascii: "6"), UInt8(ascii: "D"), UInt8(ascii: "V"), UInt8(ascii: "g"):
        if links.count < ArchivedName.mostLinks, let link = link(header, name, target) { links.append(link) }
        let content = TarContent(stream, at: offset, size: size, padding: padding(size))
        offset += size + Int64(padding(size))
        try content.finish()
        (name, target, statedSize) = (nil, nil, nil)
      default:
        // POSIX reads what has an unknown type as a regular file.
        let content = TarContent(stream, at: offset, size: size, padding: padding(size))
        offset += size + Int64(padding(size))
        let own = name ?? TarReader.name(header)
        // Archives older than the ustar format mark a folder only by a slash at the end of its name.
        guard own.hasSuffix("/") else { return (own, content) }
        try content.finish()
        (name, target, statedSize) = (nil, nil, nil)
      }
    }
    return nil
  }

  /// Returns the link that a header describes, with the name in the archive to which it leads; nil if the header
  /// describes anything else. A hard link states that name as it is; the path of a symbolic link begins in its folder.
  private func link(_ header: [UInt8], _ name: String?, _ target: String?) -> (name: String, target: String)? {
    let (name, target) = (name ?? TarReader.name(header), target ?? TarReader.text(header[157..<257]))
    switch header[156] {
    case UInt8(ascii: "1"): return (name, ArchivedName.resolved(target))
    case UInt8(ascii: "2"): return (name, ArchivedName.resolved(target, from: name))
    default: return nil
    }
  }

  /// Reads the next header block; nil at the end of the archive.
  private mutating func header() throws(PieceError) -> [UInt8]? {
    var isAtEnd = false
    while true {
      let header = try stream.bytes(TarReader.block)
      if header.isEmpty { return nil }
      let isHeader = header.count == TarReader.block && header.withBytes { TarReader.hasChecksum($0) }
      if isHeader || !isAtEnd && !header.allSatisfy({ $0 == 0 }) {
        guard header.count == TarReader.block else { throw problem(.tarCut) }
        guard isHeader else { throw problem(.tarDamaged) }
        offset += Int64(TarReader.block)
        return header
      }
      if !header.allSatisfy({ $0 == 0 }) {
        try stream.skipRest()
        return nil
      }
      isAtEnd = true
      offset += Int64(header.count)
    }
  }

  private static func hasChecksum(_ header: UnsafeRawBufferPointer) -> Bool {
    guard let stated = octal(Array(header[148..<156])[...]) else { return false }
    var (unsigned, signed) = (Int64(0), Int64(0))
    for (index, byte) in header.enumerated() {
      let byte = (148..<156).contains(index) ? 0x20 : byte
      unsigned += Int64(byte)
      signed += Int64(Int8(bitPattern: byte))
    }
    return stated == unsigned || stated == signed
  }

  private func size(_ header: [UInt8]) throws(PieceError) -> Int64 {
    // A size too large for the octal digits is stored as a binary number.
    if header[124] & 0x80 != 0 {
      let bytes = header[125..<136]
      guard bytes.prefix(4).allSatisfy({ $0 == 0 }), header[124] == 0x80 else { throw problem(.tarDamaged) }
      return bytes.suffix(7).reduce(0) { $0 << 8 | Int64($1) }
    }
    guard let size = TarReader.octal(header[124..<136]) else { throw problem(.tarDamaged) }
    return size
  }

  private static func octal(_ field: ArraySlice<UInt8>) -> Int64? {
    let digits = field.drop { $0 == 0x20 }.prefix { (0x30...0x37).contains($0) }
    guard !digits.isEmpty, field.suffix(from: digits.endIndex).allSatisfy({ $0 == 0 || $0 == 0x20 }) else { return nil }
    return digits.reduce(0) { $0 << 3 | Int64($1 - 0x30) }
  }

  private func padding(_ size: Int64) -> Int {
    Int((512 - size % 512) % 512)
  }

  /// Reads the content of an entry of the archive that describes the next entry, for example by stating its long name.
  /// - Parameter size: the size of the content, in bytes.
  private mutating func meta(_ size: Int64) throws(PieceError) -> [UInt8] {
    guard size <= TarReader.longestName else { throw problem(.tarDamaged) }
    let content = TarContent(stream, at: offset, size: size, padding: padding(size))
    let bytes = try content.bytes(Int(size))
    try content.finish()
    offset += size + Int64(padding(size))
    return bytes
  }

  private static func name(_ header: [UInt8]) -> String {
    let isUstar = header[257..<262].elementsEqual("ustar".utf8)
    let prefix = isUstar && header[262] == 0 ? text(header[345..<500]) : ""
    return (prefix.isEmpty ? "" : prefix + "/") + text(header[0..<100])
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    ArchivedName.text(Array(field.prefix { $0 != 0 }))
  }

  /// Returns the value of a keyword in pax records such as `27 path=some/long/name`, in which the number is the record's
  /// length; nil if there is none.
  private static func value(of keyword: String, in records: [UInt8]) -> String? {
    let start = Array(keyword.utf8) + [UInt8(ascii: "=")]
    var rest = records[...]
    var value: String?
    while let space = rest.firstIndex(of: 0x20),
      let length = Int(String(decoding: rest[..<space], as: UTF8.self)), length > 0, length <= rest.count
    {
      let record = rest[(space + 1)..<max(space + 1, rest.startIndex + length - 1)]
      if record.starts(with: start) { value = ArchivedName.text(Array(record.dropFirst(start.count))) }
      rest = rest.dropFirst(length)
    }
    return value
  }

  private func problem(_ message: FormatMessage) -> PieceError {
    .format(FormatProblem(message, offset: offset))
  }
}

/// The content of a file in a tar archive.
package final class TarContent: ByteStream {
  private let stream: any ByteStream
  private var left: Int64
  private let padding: Int
  package let size: Int64
  /// The place of the content in the archive, as byte offsets.
  package let range: Range<Int64>
  /// The reason why the archive ended within this content; nil if the content is complete.
  package private(set) var problem: PieceError?

  init(_ stream: any ByteStream, at offset: Int64, size: Int64, padding: Int) {
    self.stream = stream
    self.size = size
    range = offset..<offset + size
    left = size
    self.padding = padding
  }

  package func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int {
    let wanted = Int(min(Int64(buffer.count), left))
    guard wanted > 0 else { return 0 }
    do throws(PieceError) {
      let count = try stream.fill(UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
      guard count == wanted else { throw .format(FormatProblem(.tarCut)) }
      left -= Int64(count)
      return count
    } catch {
      problem = error
      throw error
    }
  }

  /// Skips the rest of the content and the padding after it. The padding may be missing after the last file.
  package func finish() throws(PieceError) {
    try skipRest()
    _ = try stream.bytes(padding)
  }
}
