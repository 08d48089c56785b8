/// Determines the order of sets in a superset, which alternates between exercises: one set of each block in turn, then
/// the first block again. A block outside supersets follows itself.
package enum SupersetRule {
  /// Returns the index of the block that comes after a set of `block`.
  /// - Parameter supersets: the number of each block's superset, in the order of blocks; nil for a block outside
  ///   supersets.
  package static func next(after block: Int, of supersets: [Int?]) -> Int {
    guard supersets.indices.contains(block), let superset = supersets[block] else { return block }
    let blocks = supersets.indices.filter { supersets[$0] == superset }
    return blocks.first { $0 > block } ?? blocks.first ?? block
  }
}
