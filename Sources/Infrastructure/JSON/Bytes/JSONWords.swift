/// The few words that rows of one kind hold. A word in a row is its position here, so that it is read and written
/// without a string.
package struct JSONWords: Sendable {
  package let words: [String]
  let quoted: [Quoted]

  package static let longest = 14

  /// - Parameter words: each of at most `longest` ASCII letters.
  package init(_ words: [String]) {
    self.words = words
    quoted = words.map(Quoted.init)
  }

  /// The position of the word that begins with the quote at the address, and its length including both quotes. Nil for
  /// any other text. Reads 16 bytes.
  /// - Parameter latest: the position to try first.
  @inline(__always)
  func match(_ address: UnsafePointer<UInt8>, latest: Int) -> (index: Int, length: Int)? {
    let (low, high) = (Word.load(address), Word.load(address + 8))
    if latest < quoted.count, quoted[latest].begins(low, high) { return (latest, quoted[latest].length) }
    for (index, word) in quoted.enumerated() where word.begins(low, high) { return (index, word.length) }
    return nil
  }

  /// A word with its quotes as 16 bytes; unused ones are 0.
  struct Quoted: Sendable {
    let low: UInt64
    let high: UInt64
    let length: Int
    /// All bits of the bytes used.
    private let lowMask: UInt64
    private let highMask: UInt64

    init(_ word: String) {
      precondition(word.utf8.count <= JSONWords.longest, "sixteen bytes hold the word and its quotes")
      precondition(word.utf8.allSatisfy(Byte.isLetter), "letters need no escapes")
      let bytes = [Byte.quote] + Array(word.utf8) + [Byte.quote]
      let masks = bytes.map { _ in UInt8.max }
      length = bytes.count
      low = Word.first(bytes)
      high = Word.first(bytes.dropFirst(8))
      lowMask = Word.first(masks)
      highMask = Word.first(masks.dropFirst(8))
    }

    @inline(__always)
    func begins(_ low: UInt64, _ high: UInt64) -> Bool {
      (low & lowMask) == self.low && (high & highMask) == self.high
    }

    /// - Precondition: there is room for 16 bytes.
    @inline(__always)
    func write(_ place: UnsafeMutablePointer<UInt8>) -> Int {
      Word.store(low, place)
      Word.store(high, place + 8)
      return length
    }
  }
}
