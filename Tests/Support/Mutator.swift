/// Mutates inputs at random, as fuzzers do. The changes depend only on the generator.
package struct Mutator {
  /// Byte sequences that are worth inserting: names, delimiters and edge values of the format.
  private let dictionary: [[UInt8]]
  /// Inputs from which parts are taken.
  private let seeds: [[UInt8]]

  package init(seeds: [[UInt8]], dictionary: [[UInt8]]) {
    precondition(!seeds.isEmpty)
    self.seeds = seeds
    self.dictionary = dictionary + Mutator.edges
  }

  /// One of the seeds, changed one to eight times.
  package func input(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = seeds.randomElement(using: &random)!
    for _ in 0..<1 << Int.random(in: 0...3, using: &random) {
      change(&bytes, &random)
    }
    return bytes
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let range = Mutator.range(in: bytes, &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: bytes.removeSubrange(range)
    case 1: bytes.insert(contentsOf: bytes[range], at: Int.random(in: 0...bytes.count, using: &random))
    case 2: bytes.insert(contentsOf: dictionary.randomElement(using: &random)!, at: range.lowerBound)
    case 3: bytes.removeSubrange(range.upperBound...)
    case 4: splice(&bytes, range, &random)
    case 5, 6: overwrite(&bytes, at: range.lowerBound, with: dictionary.randomElement(using: &random)!)
    case 7, 8: overwrite(&bytes, at: range.lowerBound, with: [UInt8.random(in: 0...255, using: &random)])
    default:
      guard range.lowerBound < bytes.count else { return }
      bytes[range.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }
  }

  private func splice(_ bytes: inout [UInt8], _ range: Range<Int>, _ random: inout SeededGenerator) {
    let other = seeds.randomElement(using: &random)!
    bytes.replaceSubrange(range, with: other[Mutator.range(in: other, &random)])
  }

  private func overwrite(_ bytes: inout [UInt8], at start: Int, with piece: [UInt8]) {
    let end = min(start + piece.count, bytes.count)
    bytes.replaceSubrange(start..<end, with: piece.prefix(end - start))
  }

  /// A random range, mostly short, anywhere in the bytes.
  private static func range(in bytes: [UInt8], _ random: inout SeededGenerator) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let limit = 1 << Int.random(in: 0..<10, using: &random)
    return start..<min(start + Int.random(in: 0...limit, using: &random), bytes.count)
  }

  private static let edges: [[UInt8]] = [
    [0], [0xFF], [0x7F], [0x80], [0xFF, 0xFF], [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0x7F],
    [0xFE, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0x80], [UInt8](repeating: 0xFF, count: 8),
    [0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
  ]
}
