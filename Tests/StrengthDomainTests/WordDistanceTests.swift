import TestSupport
import Testing

@testable import StrengthDomain

struct WordDistanceTests {
  /// Words of few letters, cut, with letters wrong, left out, doubled and swapped.
  @Test(arguments: 0..<20)
  func lettersRefuseNoWordThatIsWithinReach(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var within = 0
    for _ in 0..<500 {
      let word = (0..<Int.random(in: 1...12, using: &random)).map { _ in UInt32.random(in: 97...108, using: &random) }
      var query = Array(word.prefix(Int.random(in: 1...word.count, using: &random)))
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0..<query.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: query[place] = UInt32.random(in: 97...122, using: &random)
        case 1: query.insert(UInt32.random(in: 97...0x17E, using: &random), at: place)
        case 2 where query.count > 1: query.remove(at: place)
        default: query.swapAt(place, query.count - 1)
        }
      }
      guard WordDistance.cost(query, word) != nil else { continue }
      within += 1
      #expect(
        WordDistance.mayMatch(
          WordDistance.letters(query), WordDistance.letters(word), limit: WordDistance.limit(query.count)),
        "\(query) in \(word)")
    }
    #expect(within > 50)
  }
}
