/// A message authentication code, HMAC-SHA256 (RFC 2104): to somebody who has the key, it proves that bytes are intact
/// and were sent by somebody with the same key.
package struct MessageCode: Sendable {
  private var inner = SHA256()
  private var outer = SHA256()

  package init(key: [UInt8]) {
    var block = key.count > SHA256.blockSize ? SHA256.digest(key) : key
    block += [UInt8](repeating: 0, count: SHA256.blockSize - block.count)
    inner.update(block.map { $0 ^ 0x36 })
    outer.update(block.map { $0 ^ 0x5C })
  }

  package mutating func update(_ bytes: some Sequence<UInt8>) { inner.update(bytes) }

  /// Returns the code of all bytes added so far: 32 bytes.
  package func finished() -> [UInt8] {
    var outer = outer
    outer.update(inner.finished())
    return outer.finished()
  }

  /// Returns the code of the bytes added so far followed by `bytes`. The bytes themselves are not added.
  package func code(of bytes: some Sequence<UInt8>) -> [UInt8] {
    var code = self
    code.update(bytes)
    return code.finished()
  }

  /// Whether two authentication codes are equal. The comparison takes the same time wherever they differ, so an
  /// attacker cannot find out the right code byte by byte from its duration.
  @inline(never)
  package static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    var difference: UInt8 = 0
    for index in one.indices { difference |= one[index] ^ other[index] }
    return difference == 0
  }
}
