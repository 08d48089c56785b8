import KernelDomain
import Testing

@Suite("SHA-256 and HMAC of our own")
struct SHA256Tests {
  @Test(
    "FIPS 180-4: the examples of NIST",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ])
  func examples(text: String, digest: String) {
    #expect(hexadecimal(SHA256.digest(text.utf8)) == digest)
  }

  @Test("FIPS 180-4: a million times the letter a, in pieces of any length")
  func million() {
    var hash = SHA256()
    var left = 1_000_000
    var piece = 1
    while left > 0 {
      let count = min(piece, left)
      hash.update([UInt8](repeating: UInt8(ascii: "a"), count: count))
      left -= count
      piece = piece * 7 % 1_009 + 1
    }
    #expect(hexadecimal(hash.finished()) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// The lengths at which the padding needs a block of its own, and those beside them.
  @Test(
    "What comes in two pieces has the digest of the whole", arguments: [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128])
  func pieces(length: Int) {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 31) }
    for cut in 0...length {
      var hash = SHA256()
      hash.update(bytes[..<cut])
      hash.update(bytes[cut...])
      #expect(hash.finished() == SHA256.digest(bytes))
    }
  }

  struct Code: Sendable {
    var key: [UInt8]
    var data: [UInt8]
    var code: String
  }

  @Test(
    "RFC 4231: the test cases for HMAC-SHA-256",
    arguments: [
      Code(
        key: .init(repeating: 0x0B, count: 20), data: Array("Hi There".utf8),
        code: "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
      Code(
        key: Array("Jefe".utf8), data: Array("what do ya want for nothing?".utf8),
        code: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
      Code(
        key: .init(repeating: 0xAA, count: 20), data: .init(repeating: 0xDD, count: 50),
        code: "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
      Code(
        key: Array(1...25), data: .init(repeating: 0xCD, count: 50),
        code: "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
      // The code of this case is cut to 128 bits.
      Code(
        key: .init(repeating: 0x0C, count: 20), data: Array("Test With Truncation".utf8),
        code: "a3b6167473100ee06e0c796c2955552b"),
      Code(
        key: .init(repeating: 0xAA, count: 131),
        data: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
        code: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"),
      Code(
        key: .init(repeating: 0xAA, count: 131),
        data: Array(
          ("This is a test using a larger than block-size key and a larger than block-size data. "
            + "The key needs to be hashed before being used by the HMAC algorithm.").utf8),
        code: "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"),
    ])
  func codes(_ expected: Code) {
    let code = hexadecimal(MessageCode(key: expected.key).code(of: expected.data))
    #expect(code.prefix(expected.code.utf8.count) == expected.code)
  }

  @Test("Codes are the same only where every byte is")
  func comparison() {
    let code = MessageCode(key: [1]).code(of: [2])
    #expect(MessageCode.isSame(code, code))
    #expect(!MessageCode.isSame(code, Array(code.dropLast())))
    for byte in code.indices {
      for bit in 0..<8 {
        var other = code
        other[byte] ^= 1 << UInt8(bit)
        #expect(!MessageCode.isSame(code, other))
      }
    }
  }
}

func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { (byte: UInt8) in
    let digits = String(byte, radix: 16)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }.joined()
}
