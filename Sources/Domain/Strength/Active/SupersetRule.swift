/// The order of blocks in a superset, which alternates between exercises: one set of each block in turn, then the first
/// block again. A block outside supersets, or alone in one, repeats.
package enum SupersetRule {
  /// The block that comes after a set of `block`.
  /// - Parameter supersets: the superset of each block, in order; nil for a block on its own.
  package static func next(after block: Int, of supersets: [Int?]) -> Int {
    guard supersets.indices.contains(block), let superset = supersets[block] else { return block }
    let blocks = supersets.indices.filter { supersets[$0] == superset }
    return blocks.first { $0 > block } ?? blocks.first ?? block
  }
}
