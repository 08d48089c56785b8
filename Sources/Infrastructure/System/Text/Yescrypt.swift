import CSystem
import KernelDomain
import Libc

/// The password hash yescrypt (by Solar Designer), in the one variant that crypt(3) uses. It is for systems whose
/// crypt(3) lacks yescrypt, so that a book's password works on every system. Supports only little-endian processors.
package enum Yescrypt {
  /// Hashes a phrase with yescrypt; nil if the setting is invalid, or if there is not enough memory.
  /// - Parameter setting: a salt, or a hash, which begins with its salt.
  package static func hash(_ phrase: [UInt8], _ setting: String) -> String? {
    guard let setting = YescryptSetting(setting) else { return nil }
    let count = 1 << setting.logarithm
    guard let work = YescryptWork(count, setting.size) else { return nil }
    var phrase = phrase
    // From cost 3 on, the phrase is first hashed with a 64th of the memory.
    if count >= 0x100, count * setting.size >= 0x20000 {
      phrase = work.derived(phrase, setting.salt, count >> 6, isFirst: true)
    }
    let key = work.derived(phrase, setting.salt, count, isFirst: false)
    return String(decoding: setting.text + [UInt8(ascii: "$")] + YescryptSetting.text(key), as: UTF8.self)
  }

  /// Returns a random salt for a cost from 1 to 11; nil for any other cost.
  package static func salt(_ cost: UInt) -> String? { YescryptSetting.drawn(cost) }
}

/// The memory in which a hash is computed. All of it is overwritten with zeros when the object is freed.
private final class YescryptWork {
  /// The number of 64-byte blocks in a large block, the unit in which yescrypt writes and reads its memory.
  private let blocks: Int
  /// The number of 64-bit words in a large block.
  private let width: Int
  /// The memory for all large blocks, one after another.
  private let table: UnsafeMutablePointer<UInt64>
  private let tableWords: Int
  /// The large block that is currently being mixed.
  private let block: UnsafeMutablePointer<UInt64>
  /// The three tables of 512 words each (yescrypt's S-boxes) from which `transform` reads factors.
  private let boxes: UnsafeMutablePointer<UInt64>
  private static let boxWords = 3 * 512
  /// The offsets of the three tables, which swap roles. The first two are read, and the third is written.
  private var (first, second, third) = (0, 0, 0)
  /// The number of words that have been written to the third table.
  private var written = 0

  /// Allocates the memory for computing a hash; nil if there is not enough.
  /// - Parameters:
  ///   - count: the number of large blocks.
  ///   - size: the size of a large block, in units of 128 bytes.
  init?(_ count: Int, _ size: Int) {
    blocks = 2 * size
    width = 16 * size
    tableWords = width * count
    guard let room = malloc(8 * tableWords) else { return nil }
    table = room.bindMemory(to: UInt64.self, capacity: tableWords)
    block = .allocate(capacity: width)
    boxes = .allocate(capacity: YescryptWork.boxWords)
  }

  deinit {
    recordbook_wipe(table, 8 * tableWords)
    recordbook_wipe(block, 8 * width)
    recordbook_wipe(boxes, 8 * YescryptWork.boxWords)
    free(table)
    block.deallocate()
    boxes.deallocate()
  }

  /// Computes a key of 32 bytes, using `count` large blocks of memory.
  /// - Parameter isFirst: whether the result is the phrase for a second computation, instead of the final key.
  func derived(_ phrase: [UInt8], _ salt: [UInt8], _ count: Int, isFirst: Bool) -> [UInt8] {
    let key = MessageCode(key: Array((isFirst ? "yescrypt-prehash" : "yescrypt").utf8)).code(of: phrase)
    var bytes = stretched(key, salt, 8 * width)
    var short = Array(bytes[..<32])
    fillBoxes(&bytes)
    short = MessageCode(key: Array(bytes[(8 * width - 64)...])).code(of: short)
    mix(&bytes, count)
    let made = stretched(short, bytes, 32)
    return isFirst ? made : SHA256.digest(MessageCode(key: made).code(of: "Client Key".utf8))
  }

  /// Derives `count` bytes using PBKDF2 with HMAC-SHA-256 and one iteration (RFC 8018).
  private func stretched(_ key: [UInt8], _ salt: [UInt8], _ count: Int) -> [UInt8] {
    var code = MessageCode(key: key)
    code.update(salt)
    var made: [UInt8] = []
    for number in 1...((count + 31) / 32) {
      made += code.code(of: (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
    }
    return Array(made[..<count])
  }

  // MARK: Blocks. In memory, their 32-bit words are in another order, in which words that are computed together are
  // neighbours.

  private func load(_ bytes: [UInt8], _ count: Int) {
    block.withMemoryRebound(to: UInt32.self, capacity: 32 * count) { words in
      bytes.withUnsafeBytes { bytes in
        for place in 0..<16 * count {
          words[place] = bytes.loadUnaligned(fromByteOffset: YescryptWork.offset(place), as: UInt32.self)
        }
      }
    }
  }

  private func store(_ count: Int, _ bytes: inout [UInt8]) {
    block.withMemoryRebound(to: UInt32.self, capacity: 32 * count) { words in
      bytes.withUnsafeMutableBytes { bytes in
        for place in 0..<16 * count {
          bytes.storeBytes(of: words[place], toByteOffset: YescryptWork.offset(place), as: UInt32.self)
        }
      }
    }
  }

  /// The byte offset, as yescrypt defines the order of bytes, of the word that is stored at this position in memory. In
  /// memory, words that are computed together are neighbours.
  private static func offset(_ place: Int) -> Int { 4 * (place & ~15 + place % 16 * 5 % 16) }

  /// Fills the three tables with the states that the first loop of scrypt produces from the first 128 bytes.
  private func fillBoxes(_ bytes: inout [UInt8]) {
    load(bytes, 2)
    for step in 0..<96 {
      (boxes + 16 * step).update(from: block, count: 16)
      xor(block, block + 8, 8)
      salsa(block, 8)
      xor(block + 8, block, 8)
      salsa(block + 8, 8)
    }
    store(2, &bytes)
    (first, second, third, written) = (1_024, 512, 0, 0)
  }

  /// Mixes the bytes with `count` large blocks of memory. First writes all blocks in order, then reads and changes some
  /// of them in an order that depends on the bytes.
  private func mix(_ bytes: inout [UInt8], _ count: Int) {
    load(bytes, blocks)
    for step in 0..<count {
      (table + width * step).update(from: block, count: width)
      if step > 1 {
        let power = 1 << (Int.bitWidth - 1 - step.leadingZeroBitCount)
        xor(block, table + width * (chosen & (power - 1) + step - power), width)
      }
      mixBlock()
    }
    for _ in 0..<((count + 2) / 3 + 1) & ~1 {
      let place = table + width * (chosen & (count - 1))
      xor(block, place, width)
      place.update(from: block, count: width)
      mixBlock()
    }
    store(blocks, &bytes)
  }

  /// The number that selects the next large block: the first 64 bits of the last small block, in yescrypt's order of
  /// bytes, which differs from the order in memory.
  private var chosen: Int {
    let last = block + 8 * (blocks - 1)
    return Int(truncatingIfNeeded: last[0] & 0xFFFF_FFFF | last[6] & 0xFFFF_FFFF_0000_0000)
  }

  private func mixBlock() {
    var previous = block + (width - 8)
    for step in 0..<blocks {
      let place = block + 8 * step
      xor(place, previous, 8)
      transform(place)
      previous = place
    }
    salsa(block + (width - 8), 2)
  }

  /// Mixes 64 bytes by multiplying them by factors from the tables (pwxform), and writes the results to the third
  /// table.
  @inline(__always)
  private func transform(_ place: UnsafeMutablePointer<UInt64>) {
    let (one, two, three) = (boxes + first, boxes + second, boxes + third)
    var written = written
    for round in 0..<6 {
      for lane in 0..<4 {
        let here = place + 2 * lane
        let index = here[0]
        let (left, right) = (one + Int(index & 0xFF0) / 8, two + Int(index >> 32 & 0xFF0) / 8)
        for word in 0..<2 {
          let value = here[word]
          let made = ((value >> 32) &* (value & 0xFFFF_FFFF) &+ left[word]) ^ right[word]
          here[word] = made
          if round != 0, round != 5 {
            three[written] = made
            written += 1
          }
        }
      }
    }
    self.written = written & 511
    (first, second, third) = (third, first, second)
  }

  @inline(__always)
  private func xor(_ target: UnsafeMutablePointer<UInt64>, _ source: UnsafeMutablePointer<UInt64>, _ count: Int) {
    for place in 0..<count { target[place] ^= source[place] }
  }

  /// Applies Salsa20 with this number of rounds to 64 bytes, four words at a time.
  private func salsa(_ place: UnsafeMutablePointer<UInt64>, _ rounds: Int) {
    let words = UnsafeMutableRawPointer(place)
    func row(_ number: Int) -> SIMD4<UInt32> {
      words.loadUnaligned(fromByteOffset: 16 * number, as: SIMD4<UInt32>.self)
    }
    @inline(__always) func turned(_ sum: SIMD4<UInt32>, _ bits: UInt32) -> SIMD4<UInt32> {
      sum &<< SIMD4(repeating: bits) | sum &>> SIMD4(repeating: 32 - bits)
    }
    var (a, b, c, d) = (row(0), row(1), row(2), row(3))
    let before = (a, b, c, d)
    for _ in 0..<rounds / 2 {
      b ^= turned(a &+ d, 7)
      c ^= turned(b &+ a, 9)
      d ^= turned(c &+ b, 13)
      a ^= turned(d &+ c, 18)
      b = SIMD4(b[3], b[0], b[1], b[2])
      c = SIMD4(c[2], c[3], c[0], c[1])
      d = SIMD4(d[1], d[2], d[3], d[0])
      d ^= turned(a &+ b, 7)
      c ^= turned(d &+ a, 9)
      b ^= turned(c &+ d, 13)
      a ^= turned(b &+ c, 18)
      b = SIMD4(b[1], b[2], b[3], b[0])
      c = SIMD4(c[2], c[3], c[0], c[1])
      d = SIMD4(d[3], d[0], d[1], d[2])
    }
    words.storeBytes(of: a &+ before.0, toByteOffset: 0, as: SIMD4<UInt32>.self)
    words.storeBytes(of: b &+ before.1, toByteOffset: 16, as: SIMD4<UInt32>.self)
    words.storeBytes(of: c &+ before.2, toByteOffset: 32, as: SIMD4<UInt32>.self)
    words.storeBytes(of: d &+ before.3, toByteOffset: 48, as: SIMD4<UInt32>.self)
  }
}
