/// The few words that rows of a kind hold: each stands in a row as its position here, so that it is found and written
/// without a string.
package struct JSONWords: Sendable {
  package let words: [String]
  let quoted: [Quoted]

  package static let longest = 14

  /// - Parameter words: of at most `longest` ASCII letters each.
  package init(_ words: [String]) {
    self.words = words
    quoted = words.map(Quoted.init)
  }

  /// The position of the word that begins with the quote at the address, and its length with both quotes; nil when
  /// there is another text. Sixteen bytes are looked at.
  @inline(__always)
  func match(_ address: UnsafePointer<UInt8>) -> (index: Int, length: Int)? {
    let (low, high) = (Word.load(address), Word.load(address + 8))
    for (index, word) in quoted.enumerated() where word.begins(low, high) { return (index, word.length) }
    return nil
  }

  /// A word with its quotes as sixteen bytes, the unused ones 0.
  struct Quoted: Sendable {
    let low: UInt64
    let high: UInt64
    let length: Int
    /// All bits of the bytes used.
    private let lowMask: UInt64
    private let highMask: UInt64

    init(_ word: String) {
      precondition(word.utf8.count <= JSONWords.longest, "sixteen bytes hold the word and its quotes")
      precondition(word.utf8.allSatisfy { Quoted.isLetter($0) }, "letters need no escapes")
      let bytes = [Byte.quote] + Array(word.utf8) + [Byte.quote]
      let masks = bytes.map { _ in UInt8.max }
      length = bytes.count
      low = Quoted.word(bytes.prefix(8))
      high = Quoted.word(bytes.dropFirst(8))
      lowMask = Quoted.word(masks.prefix(8))
      highMask = Quoted.word(masks.dropFirst(8))
    }

    @inline(__always)
    func begins(_ low: UInt64, _ high: UInt64) -> Bool {
      (low & lowMask) == self.low && (high & highMask) == self.high
    }

    /// There must be room for sixteen bytes.
    @inline(__always)
    func write(_ place: UnsafeMutablePointer<UInt8>) -> Int {
      Word.store(low, place)
      Word.store(high, place + 8)
      return length
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// The first byte lowest, as in memory.
    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
      bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }
}
