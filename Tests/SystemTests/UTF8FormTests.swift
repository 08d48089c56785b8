import System
import Testing

/// The length of a character from its first bytes.
struct UTF8FormTests {
  @Test func everyCharacterIsAsLongAsItIsWritten() {
    for value: UInt32 in 0x80...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      guard length(bytes) == bytes.count else {
        Issue.record("U+\(String(value, radix: 16))")
        return
      }
    }
  }

  @Test func aCharacterMayBeStillToCome() {
    #expect(length([0xF0]) == 4)
    #expect(length([0xF0, 0x9F, 0x8F]) == 4)
    #expect(length([0xF0, 0x8F]) == nil)
  }

  @Test(arguments: [
    [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xE2, 0x82, 0x41],
    [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
  ])
  func whatIsNoCharacterHasNoLength(bytes: [UInt8]) {
    #expect(length(bytes) == nil)
  }

  @Test func plainTextEndsAtTheFirstBlockWithAnotherByte() {
    var text = [UInt8](repeating: UInt8(ascii: "a"), count: 300)
    text[10] = UInt8(ascii: "\n")
    text[200] = 0x09
    text.withUnsafeBytes { bytes in
      #expect(PlainText().prefix(of: bytes) == 192)
      let block = UnsafeRawBufferPointer(rebasing: bytes[192..<256])
      #expect(PlainText.others(in: block) == 1 << 8)
      #expect(PlainText.others(in: UnsafeRawBufferPointer(rebasing: bytes[192..<201])) == 1 << 8)
    }
  }

  private func length(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { UTF8Form.length(of: $0) }
  }
}
