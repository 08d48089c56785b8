import CSystem

/// Writes valid and invalid zip archives (PKWARE APPNOTE 6.3.10).
package struct ZipBuilder {
  /// Bytes in front of the archive that are not part of it.
  package var prefix: [UInt8] = []
  package var comment: [UInt8] = []
  /// The number of the part (disk) in the end record.
  package var disk: UInt16 = 0
  /// Whether the archive ends like one with more than 65,535 files or 4 GiB.
  package var hasWideEnd = false
  private var entries: [Entry] = []

  package init() {}

  /// A file to add.
  package struct Entry {
    package var name: String
    package var contents: [UInt8]
    package var isDeflated = true
    /// Whether sizes and checksum follow the contents, as in archives that were written as a stream.
    package var hasDescriptor = false
    /// Whether sizes have 64 bits.
    package var isWide = false
    package var flags: UInt16 = 0
    /// A wrong checksum to write; nil for the right one.
    package var checksum: UInt32?
    /// A wrong size to write; nil for the right one.
    package var size: UInt32?
    package var method: UInt16?
    package var offset: UInt32?
    /// The file's kind and permissions, as Unix writes them; 0 for an entry of another system.
    package var mode: UInt16 = 0

    package init(_ name: String, _ contents: [UInt8]) {
      self.name = name
      self.contents = contents
    }
  }

  package mutating func add(_ entry: Entry) {
    entries.append(entry)
  }

  package func file() -> [UInt8] {
    var bytes = prefix
    var directory: [UInt8] = []
    for entry in entries {
      let packed = entry.isDeflated ? ZipBuilder.deflated(entry.contents) : entry.contents
      let offset = UInt32(bytes.count - prefix.count)
      bytes += entry.localHeader(packed.count) + packed + entry.descriptor(packed.count)
      directory += entry.directoryRecord(packed.count, offset: entry.offset ?? offset)
    }
    let start = UInt32(bytes.count - prefix.count)
    return bytes + directory + end(UInt32(directory.count), start: start)
  }

  private func end(_ size: UInt32, start: UInt32) -> [UInt8] {
    let count = UInt16(entries.count)
    guard hasWideEnd else {
      return [0x50, 0x4B, 5, 6] + little(disk) + [0, 0] + little(count) + little(count) + little(size)
        + little(start) + little(UInt16(comment.count)) + comment
    }
    let record =
      [0x50, 0x4B, 6, 6] + little(44 as UInt64) + [45, 0, 45, 0] + little(UInt32(disk)) + little(0 as UInt32)
    let numbers = [UInt64(count), UInt64(count), UInt64(size), UInt64(start)].flatMap { little($0) }
    let locator = [0x50, 0x4B, 6, 7, 0, 0, 0, 0] + little(UInt64(start) + UInt64(size)) + little(1 as UInt32)
    let narrow = [0x50, 0x4B, 5, 6] + [UInt8](repeating: 0xFF, count: 16)
    return record + numbers + locator + narrow + little(UInt16(comment.count)) + comment
  }

  /// Compresses contents to a raw deflate stream.
  package static func deflated(_ contents: [UInt8]) -> [UInt8] {
    var contents = contents
    var stream = z_stream()
    deflateInit2_(&stream, 6, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var packed = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(contents.count))))
    let count = packed.count
    contents.withUnsafeMutableBufferPointer { input in
      packed.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(count)
        deflate(&stream, Z_FINISH)
      }
    }
    return Array(packed.prefix(count - Int(stream.avail_out)))
  }
}

extension ZipBuilder.Entry {
  fileprivate func localHeader(_ packed: Int) -> [UInt8] {
    let sizes = hasDescriptor ? [UInt8](repeating: 0, count: 12) : little(crc) + self.sizes(packed)
    let extra = hasDescriptor ? [] : self.extra(packed)
    return [0x50, 0x4B, 3, 4] + common + sizes + little(UInt16(name.utf8.count)) + little(UInt16(extra.count))
      + Array(name.utf8) + extra
  }

  fileprivate func descriptor(_ packed: Int) -> [UInt8] {
    guard hasDescriptor else { return [] }
    let size = UInt32(contents.count)
    return [0x50, 0x4B, 7, 8] + little(crc) + little(UInt32(packed)) + little(size)
  }

  fileprivate func directoryRecord(_ packed: Int, offset: UInt32) -> [UInt8] {
    let extra = self.extra(packed)
    return [0x50, 0x4B, 1, 2, 20, mode == 0 ? 0 : 3] + common + little(crc) + sizes(packed)
      + little(UInt16(name.utf8.count))
      + little(UInt16(extra.count)) + [UInt8](repeating: 0, count: 6) + little(UInt32(mode) << 16) + little(offset)
      + Array(name.utf8) + extra
  }

  /// The fields for version, flags, method, time and date.
  private var common: [UInt8] {
    [20, 0] + little(flags | (hasDescriptor ? 8 : 0)) + little(method ?? (isDeflated ? 8 : 0)) + [0, 0, 0x21, 0x50]
  }

  private func sizes(_ packed: Int) -> [UInt8] {
    isWide ? [UInt8](repeating: 0xFF, count: 8) : little(UInt32(packed)) + little(size ?? UInt32(contents.count))
  }

  private func extra(_ packed: Int) -> [UInt8] {
    isWide ? [1, 0, 16, 0] + little(UInt64(size ?? UInt32(contents.count))) + little(UInt64(packed)) : []
  }

  private var crc: UInt32 {
    checksum ?? contents.withUnsafeBufferPointer { UInt32(crc32(0, $0.baseAddress, UInt32($0.count))) }
  }
}

private func little(_ value: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: value.littleEndian, Array.init)
}
