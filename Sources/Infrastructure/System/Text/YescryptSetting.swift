/// The part of a yescrypt hash that precedes the hash itself, such as `$y$j9T$k2XAnEHBqQ1Ct2aMXFKNa/`. It contains the
/// variant `j`, the cost as two numbers, and the salt.
struct YescryptSetting {
  /// The base-2 logarithm of the number of large blocks in the memory.
  let logarithm: Int
  /// The size of a large block, in units of 128 bytes.
  let size: Int
  let salt: [UInt8]
  /// The setting as it occurs in a hash, without the `$` that separates it from the rest.
  let text: [UInt8]

  /// Parses a salt, or the salt at the beginning of a hash. Nil if the salt is invalid, has a variant other than the
  /// one that crypt(3) uses, or needs more memory than crypt(3) ever uses (a gigabyte).
  init?(_ text: String) {
    let all = Array(text.utf8)
    guard all.starts(with: YescryptSetting.mark) else { return nil }
    var rest = all[YescryptSetting.mark.count...]
    guard let logarithm = YescryptSetting.number(&rest), let size = YescryptSetting.number(&rest),
      (2...18).contains(logarithm), (1...32).contains(size), rest.popFirst() == UInt8(ascii: "$")
    else { return nil }
    let end = rest.firstIndex(of: UInt8(ascii: "$")) ?? rest.endIndex
    guard let salt = YescryptSetting.bytes(rest[..<end]), salt.count <= 64 else { return nil }
    self.logarithm = logarithm
    self.size = size
    self.salt = salt
    self.text = Array(all[..<end])
  }

  /// Generates 16 random bytes as a salt, and writes them in crypt(3)'s format with this cost: cost 1 needs a megabyte
  /// of memory, cost 5 needs 16 megabytes. Nil unless the cost is from 1 to 11.
  static func drawn(_ cost: UInt) -> String? {
    guard (1...11).contains(cost) else { return nil }
    let (logarithm, size) = cost < 3 ? (cost + 9, 8) : (cost + 7, 32)
    var random = SystemRandomNumberGenerator()
    let salt = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    // Each of these numbers is small enough for a single digit, whose value is one less than the number.
    let numbers = [digits[Int(logarithm) - 1], size == 8 ? UInt8(ascii: "5") : UInt8(ascii: "T"), UInt8(ascii: "$")]
    return String(decoding: mark + numbers + self.text(salt), as: UTF8.self)
  }

  private static let mark = Array("$y$j".utf8)
  private static let digits = Array("./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  private static func value(_ digit: UInt8) -> Int? { digits.firstIndex(of: digit) }

  /// Reads a number of at least 1 and removes it from the start of the text; nil if the text does not begin with a
  /// valid number. The first digit determines how many digits follow: none for numbers up to 48, and at least one for
  /// larger numbers.
  private static func number(_ text: inout ArraySlice<UInt8>) -> Int? {
    guard let first = text.popFirst().flatMap(value) else { return nil }
    var (start, end, bits, number) = (0, 47, 0, 1)
    while first > end {
      number += (end + 1 - start) << bits
      start = end + 1
      end = start + (62 - end) / 2
      bits += 6
    }
    number += (first - start) << bits
    while bits > 0 {
      guard let next = text.popFirst().flatMap(value) else { return nil }
      bits -= 6
      number += next << bits
    }
    return number
  }

  // MARK: Base 64 with the lowest bits first

  static func text(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 3).flatMap { start in
      let part = bytes[start..<min(start + 3, bytes.count)]
      let value = part.reversed().reduce(0) { $0 << 8 | Int($1) }
      return stride(from: 0, to: 8 * part.count, by: 6).map { digits[value >> $0 & 63] }
    }
  }

  /// Decodes the text of a salt into bytes; nil if the text is not the encoding of any bytes.
  private static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text
    while !rest.isEmpty {
      let part = rest.prefix(4)
      rest = rest.dropFirst(4)
      var number = 0
      for (place, digit) in part.enumerated() {
        guard let value = value(digit) else { return nil }
        number |= value << (6 * place)
      }
      let count = part.count - 1
      guard count > 0, number >> (8 * count) == 0 else { return nil }
      for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
    }
    return bytes
  }
}
