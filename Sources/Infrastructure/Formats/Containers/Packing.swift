/// Compression formats that are recognised but cannot be read.
package enum Packing: String, Sendable, CaseIterable {
  case bzip2
  case rar = "RAR"
  case sevenZip = "7-Zip"
  case xz
  case zstandard = "Zstandard"

  /// Recognises, by the first bytes of a file, in which of these formats the file is compressed; nil for any other
  /// file.
  package init?(_ head: [UInt8]) {
    let packing = Packing.allCases.first { head.starts(with: $0.signature) }
    guard let packing else { return nil }
    self = packing
  }

  private var signature: [UInt8] {
    switch self {
    case .bzip2: Array("BZh".utf8)
    case .rar: Array("Rar!\u{1A}\u{7}".utf8)
    case .sevenZip: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]
    case .xz: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]
    case .zstandard: [0x28, 0xB5, 0x2F, 0xFD]
    }
  }
}
