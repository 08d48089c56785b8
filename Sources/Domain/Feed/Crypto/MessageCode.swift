/// HMAC-SHA256 (RFC 2104): proves to who has the key that bytes come from who has it, and are whole.
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

  /// The code of all that came: 32 bytes.
  package func finished() -> [UInt8] {
    var outer = outer
    outer.update(inner.finished())
    return outer.finished()
  }

  /// The code of these bytes behind those that came.
  package func code(of bytes: some Sequence<UInt8>) -> [UInt8] {
    var code = self
    code.update(bytes)
    return code.finished()
  }

  /// Whether both are the same, found out in a time that tells nothing of where they differ: it depends on their lengths
  /// alone.
  @inline(never)
  package static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    var difference: UInt8 = 0
    for index in one.indices { difference |= one[index] ^ other[index] }
    return difference == 0
  }
}
