import KernelApplication

/// A file in a zip archive, as its central directory describes it.
package struct ZipEntry: Sendable {
  /// The name as stored. It is only shown; nothing is ever written under it.
  package let name: String
  /// Its size in the archive, in bytes.
  package let compressedSize: Int64
  /// Its size once inflated, in bytes.
  package let size: Int64
  let method: UInt16
  let flags: UInt16
  let checksum: UInt32
  /// The position of its local header in the file.
  let headerOffset: Int64

  static let stored: UInt16 = 0
  static let deflated: UInt16 = 8

  var isEncrypted: Bool { flags & 0x2041 != 0 }
  package var isFolder: Bool { name.hasSuffix("/") }

  /// Above `freeSize` bytes, an entry counts as a zip bomb if it inflates to more than `mostRatio` times its size.
  /// Health exports inflate to twenty to forty times their size.
  package static let freeSize: Int64 = 16 << 20
  package static let mostRatio: Int64 = 250
  /// The largest content that is inflated, in bytes.
  package static let mostSize: Int64 = 64 << 30

  /// Fails for an entry that cannot be inflated, or for safety must not be.
  func check() throws(FormatProblem) {
    try checkPacking()
    try checkSize()
  }

  /// Fails for an entry that cannot be inflated.
  func checkPacking() throws(FormatProblem) {
    guard !isEncrypted else {
      throw FormatProblem(
        .encrypted, offset: headerOffset)
    }
    guard method == ZipEntry.stored || method == ZipEntry.deflated else {
      throw FormatProblem(
        .packed(method: Int(method)), offset: headerOffset)
    }
    guard method != ZipEntry.stored || size == compressedSize else {
      throw FormatProblem(.entrySizesDiffer(name: name), offset: headerOffset)
    }
  }

  private func checkSize() throws(FormatProblem) {
    let allowed = max(ZipEntry.freeSize, compressedSize.multipliedReportingOverflow(by: ZipEntry.mostRatio).0)
    guard size <= ZipEntry.mostSize, size <= allowed else {
      throw FormatProblem(
        .zipBomb(
          name: name, from: compressedSize, to: size, mostTimes: ZipEntry.mostRatio,
          mostGibibytes: ZipEntry.mostSize >> 30), offset: headerOffset)
    }
  }
}
