import KernelApplication

/// A file in a zip archive, as the archive's list of files describes it.
package struct ZipEntry: Sendable {
  /// The file's name in the archive. It is only shown, and never used as a path to write to.
  package let name: String
  /// The size of the compressed content, in bytes.
  package let compressedSize: Int64
  /// The size of the inflated (decompressed) content, in bytes.
  package let size: Int64
  let method: UInt16
  let flags: UInt16
  let checksum: UInt32
  /// The byte offset, in the file on disk, of the entry's local header.
  let headerOffset: Int64
  /// Whether the entry is a symbolic link, whose content is the path to which it leads.
  package let isLink: Bool

  static let stored: UInt16 = 0
  static let deflated: UInt16 = 8

  var isEncrypted: Bool { flags & 0x2041 != 0 }
  package var isFolder: Bool { name.hasSuffix("/") }
  /// Whether the entry's content is stored uncompressed.
  package var isStored: Bool { method == ZipEntry.stored }

  /// The inflated size, in bytes, up to which an entry never counts as a zip bomb. A larger entry counts as one if it
  /// inflates to more than `mostRatio` times its compressed size. Health exports inflate to twenty to forty times their
  /// compressed size.
  package static let freeSize: Int64 = 16 << 20
  package static let mostRatio: Int64 = 250
  /// The size, in bytes, of the largest content that may be inflated.
  package static let mostSize: Int64 = 64 << 30

  /// Fails if the entry cannot be inflated, or if it must not be inflated because it may be a zip bomb.
  func check() throws(FormatProblem) {
    try checkPacking()
    try checkSize()
  }

  /// Fails if the entry cannot be inflated, for example because it is encrypted.
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
