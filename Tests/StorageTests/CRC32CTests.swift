import Storage
import Testing

struct CRC32CTests {
  /// The check value of the CRC catalogue, and the vectors of RFC 3720, B.4.
  @Test(
    arguments: [
      (Array("123456789".utf8), 0xE306_9283), ([UInt8](repeating: 0, count: 32), 0x8A91_36AA),
      ([UInt8](repeating: 0xFF, count: 32), 0x62A8_AB43), (Array(0..<32), 0x46DD_794E), ([], 0),
    ] as [([UInt8], UInt32)])
  func knownValues(bytes: [UInt8], expected: UInt32) {
    #expect(CRC32C(bytes).value == expected)
    var byTable = CRC32C()
    bytes.withUnsafeBytes { byTable.addByTable($0) }
    #expect(byTable.value == expected)
  }

  @Test func piecesAddUp() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 * 31) }
    for cut in [0, 1, 7, 8, 9, 500, 999, 1_000] {
      var crc = CRC32C()
      bytes[..<cut].withUnsafeBytes { crc.add($0) }
      bytes[cut...].withUnsafeBytes { crc.addByTable($0) }
      #expect(crc.value == CRC32C(bytes).value)
    }
  }

  @Test func checksumsAreEightSmallDigits() {
    #expect(Checksum(0xAB).description == "000000ab")
    #expect(Checksum("000000ab") == Checksum(0xAB))
    for text in ["ab", "000000AB", "+00000ab", "000000abc", "0000 0ab"] { #expect(Checksum(text) == nil) }
  }
}
