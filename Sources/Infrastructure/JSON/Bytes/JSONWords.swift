/// The words that rows of one kind may contain. A `JSONRow` represents a word by its index in this list, so that words
/// are read and written without creating strings.
package struct JSONWords: Sendable {
  package let words: [String]
  let quoted: [Quoted]

  package static let longest = 14

  /// Creates a list of words.
  /// - Parameter words: the words. Each consists of at most `longest` ASCII letters.
  package init(_ words: [String]) {
    self.words = words
    quoted = words.map(Quoted.init)
  }

  /// Finds the word whose opening quotation mark is at an address. Returns the word's index in the list, and its length
  /// in bytes including both quotation marks; nil if the list does not contain it. Reads 16 bytes, which must exist.
  /// - Parameter latest: the index of the word to try first.
  @inline(__always)
  func match(_ address: UnsafePointer<UInt8>, latest: Int) -> (index: Int, length: Int)? {
    let (low, high) = (Word.load(address), Word.load(address + 8))
    if latest < quoted.count, quoted[latest].begins(low, high) { return (latest, quoted[latest].length) }
    for (index, word) in quoted.enumerated() where word.begins(low, high) { return (index, word.length) }
    return nil
  }

  /// A word with its quotation marks, as 16 bytes. Unused bytes at the end are 0.
  struct Quoted: Sendable {
    let low: UInt64
    let high: UInt64
    let length: Int
    /// Masks for the word: all bits are set in the bytes that belong to the word or its quotation marks.
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

    /// Writes the word with its quotation marks. Returns the number of bytes written.
    /// - Precondition: there is room for 16 bytes.
    @inline(__always)
    func write(_ place: UnsafeMutablePointer<UInt8>) -> Int {
      Word.store(low, place)
      Word.store(high, place + 8)
      return length
    }
  }
}
