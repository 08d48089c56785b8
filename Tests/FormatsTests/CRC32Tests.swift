import Formats
import TestSupport
import Testing

@Suite struct CRC32Tests {
  @Test func knownValues() {
    // The check value of CRC-32/ISO-HDLC in the catalogue of parametrised CRC algorithms.
    #expect(sum(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(sum([]) == 0)
    #expect(sum([UInt8](repeating: 0, count: 32)) == 0x190A_55AD)
    #expect(sum([UInt8](repeating: 0, count: 4_096)) == 0xC71C_0011)
  }

  @Test func theProcessorAndZlibAgree() {
    var random = SeededGenerator(seed: 32)
    let bytes = (0..<5_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    for _ in 0..<2_000 {
      let start = Int.random(in: 0..<100, using: &random)
      let cut = start + Int.random(in: 0...300, using: &random)
      let end = cut + Int.random(in: 0...(bytes.count - cut), using: &random) / Int.random(in: 1...20, using: &random)
      var byProcessor = CRC32()
      var byZlib = CRC32()
      bytes.withUnsafeBytes { all in
        byProcessor.add(UnsafeRawBufferPointer(rebasing: all[start..<cut]))
        byProcessor.add(UnsafeRawBufferPointer(rebasing: all[cut..<end]))
        byZlib.addByZlib(UnsafeRawBufferPointer(rebasing: all[start..<end]))
      }
      var inParts = CRC32()
      for part in [bytes[start..<cut], bytes[cut..<end]] {
        var checksum = CRC32()
        part.withUnsafeBytes { checksum.add($0) }
        inParts.append(checksum, count: part.count)
      }
      #expect(inParts.value == byZlib.value, "from \(start) to \(cut) to \(end)")
      #expect(byProcessor.value == byZlib.value, "from \(start) to \(cut) to \(end)")
    }
  }

  private func sum(_ bytes: [UInt8]) -> UInt32 {
    var checksum = CRC32()
    bytes.withUnsafeBytes { checksum.add($0) }
    return checksum.value
  }
}
