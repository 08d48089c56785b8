/// Computes a message authentication code, HMAC-SHA256 (RFC 2104). The code proves that bytes were not changed and that
/// they come from someone who has the key. Checking it requires the same key.
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

  /// Returns the authentication code of all bytes added so far: 32 bytes.
  package func finished() -> [UInt8] {
    var outer = outer
    outer.update(inner.finished())
    return outer.finished()
  }

  /// Returns the authentication code of all bytes added so far, followed by `bytes`. This code itself is not changed.
  package func code(of bytes: some Sequence<UInt8>) -> [UInt8] {
    var code = self
    code.update(bytes)
    return code.finished()
  }

  /// Whether two authentication codes are equal. The comparison takes the same time wherever the codes differ, so that
  /// an attacker cannot find the correct code byte by byte.
  @inline(never)
  package static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    var difference: UInt8 = 0
    for index in one.indices { difference |= one[index] ^ other[index] }
    return difference == 0
  }
}
