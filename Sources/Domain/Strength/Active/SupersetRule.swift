/// Determines the order of sets in a superset, in which the lifter alternates between exercises: one set of each block
/// in turn, then the first block again. Outside supersets, a block is followed by itself.
package enum SupersetRule {
  /// Returns the index of the block to which the set after a set of `block` belongs.
  /// - Parameter supersets: the number of each block's superset, in the order of blocks; nil for a block outside
  ///   supersets.
  package static func next(after block: Int, of supersets: [Int?]) -> Int {
    guard supersets.indices.contains(block), let superset = supersets[block] else { return block }
    let blocks = supersets.indices.filter { supersets[$0] == superset }
    return blocks.first { $0 > block } ?? blocks.first ?? block
  }
}
