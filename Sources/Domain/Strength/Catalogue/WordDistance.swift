/// Computes how much a word in a query differs from a word in a name. The query's word may be incomplete or mistyped.
enum WordDistance {
  static let equal = 0
  private static let prefix = 1
  private static let inside = 2
  private static let typo = 3
  private static let fewestInside = 3

  /// Returns how many letters may be wrong in a query word that has this number of letters.
  static func limit(_ letters: Int) -> Int {
    letters < 4 ? 0 : letters < 8 ? 1 : 2
  }

  /// Returns the set of letters in a word, as 64 bits. Different letters may share a bit.
  static func letters(_ word: some Sequence<UInt32>) -> UInt64 {
    word.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// Quickly compares the letter sets of a query word and a name's word, ignoring the order of letters. If the result
  /// is false, the words differ in more than `limit` letters, and their distance need not be computed.
  @inline(__always)
  static func mayMatch(_ query: UInt64, _ word: UInt64, limit: Int) -> Bool {
    (query & ~word).nonzeroBitCount <= limit
  }

  /// Returns the cost of matching a query word to a word in a name. It is 0 if they are equal, 1 if the name's word
  /// begins with the query word, and 2 if it contains the query word (of at least three letters). Otherwise, it is 3
  /// plus the edit distance from the query word to the name's word or to a beginning of the name's word. Nil if that
  /// distance exceeds `limit(_:)` for the query word.
  static func cost(_ query: [UInt32], _ word: [UInt32]) -> Int? {
    query.withUnsafeBufferPointer { query in
      word.withUnsafeBufferPointer { word in
        if word.count >= query.count, begins(word, 0, query) { return word.count == query.count ? equal : prefix }
        if query.count >= fewestInside, word.count > query.count {
          for place in 1...word.count - query.count where begins(word, place, query) { return inside }
        }
        return typos(query, word, limit: limit(query.count)).map { typo + $0 }
      }
    }
  }

  private static func begins(
    _ word: UnsafeBufferPointer<UInt32>, _ place: Int, _ query: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    for index in query.indices where word[place + index] != query[index] { return false }
    return true
  }

  /// Returns the smallest edit distance from the query to the word or to a beginning of the word, whose length must
  /// differ from the query's by at most `limit`. A swap of two neighbouring letters counts as one error (optimal string
  /// alignment). Nil if the distance exceeds `limit`.
  private static func typos(
    _ query: UnsafeBufferPointer<UInt32>, _ word: UnsafeBufferPointer<UInt32>, limit: Int
  ) -> Int? {
    let width = min(word.count, query.count + limit)
    guard limit > 0, query.count - width <= limit else { return nil }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (width + 1)) { cells in
      var (beforeLast, last, row) = (0, width + 1, 2 * (width + 1))
      for column in 0...width { cells[last + column] = column }
      for line in 1...query.count {
        cells[row] = line
        var least = line
        for column in stride(from: 1, through: width, by: 1) {
          let isSame = query[line - 1] == word[column - 1]
          var cost = min(
            cells[last + column] + 1, cells[row + column - 1] + 1, cells[last + column - 1] + (isSame ? 0 : 1))
          if line > 1, column > 1, query[line - 1] == word[column - 2], query[line - 2] == word[column - 1] {
            cost = min(cost, cells[beforeLast + column - 2] + 1)
          }
          cells[row + column] = cost
          least = min(least, cost)
        }
        // A swap of letters can still lower the cost in the next row, so one more error is tolerated here.
        if least > limit + 1 { return nil }
        (beforeLast, last, row) = (last, row, beforeLast)
      }
      let shortest = max(0, query.count - limit)
      let best = (min(shortest, width)...width).map { cells[last + $0] }.min() ?? Int.max
      return best <= limit ? best : nil
    }
  }
}
