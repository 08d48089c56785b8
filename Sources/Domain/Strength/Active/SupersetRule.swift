/// In a superset the next block's set follows a set, and the first block's the last's; a block of its own, and a superset
/// of one, follow themselves.
package enum SupersetRule {
  /// The block that comes after a set of that one.
  /// - Parameter supersets: which superset each block is of, in order.
  package static func next(after block: Int, of supersets: [Int?]) -> Int {
    guard supersets.indices.contains(block), let superset = supersets[block] else { return block }
    let blocks = supersets.indices.filter { supersets[$0] == superset }
    return blocks.first { $0 > block } ?? blocks.first ?? block
  }
}
