import KernelApplication

/// The header of a FIT file (FIT protocol, "File Header").
struct FITHeader {
  /// The range of the file's records, as byte offsets from the start of the file on disk.
  let records: Range<Int>

  static let signature = Array(".FIT".utf8)
  /// The size, in bytes, of a header that has no checksum.
  static let shortest = 12
  private static let withChecksum = 14
  /// The newest supported major version of the protocol. Later versions may lay out records differently.
  private static let newestMajorVersion = 2

  init(_ bytes: [UInt8], at start: Int) throws(FormatProblem) {
    let header = bytes[start...]
    guard header.count >= FITHeader.shortest else {
      throw FormatProblem(.shortFITHeader(least: FITHeader.shortest), offset: Int64(bytes.count))
    }
    let size = Int(header[start])
    guard size >= FITHeader.shortest, header[(start + 8)...].starts(with: FITHeader.signature) else {
      throw FormatProblem(.noFITHeader, offset: Int64(start))
    }
    guard header.count >= size else {
      throw FormatProblem(.cutFITHeader(end: start + size), offset: Int64(bytes.count))
    }
    let version = header[start + 1]
    guard version >> 4 <= FITHeader.newestMajorVersion else {
      throw FormatProblem(
        .fitVersion(found: Int(version >> 4)), offset: Int64(start + 1))
    }
    try FITHeader.verify(header.prefix(size))
    let length = (4..<8).reversed().reduce(0) { $0 << 8 | Int(header[start + $1]) }
    self.records = start + size..<start + size + length
  }

  /// Verifies the header's own checksum, if there is one. There is none if the header is too short, or if the checksum
  /// is zero.
  private static func verify(_ header: ArraySlice<UInt8>) throws(FormatProblem) {
    guard header.count >= withChecksum else { return }
    let place = header.startIndex + shortest
    let checksum = UInt16(header[place]) | UInt16(header[place + 1]) << 8
    guard checksum == 0 || checksum == FITChecksum.of(header.prefix(shortest)) else {
      throw FormatProblem(.fitHeaderChecksum, offset: Int64(place))
    }
  }
}
