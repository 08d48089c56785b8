/// Clients that are turned away before they ask. A few in a second are told why; of a crowd the others are let go without
/// a word, which would cost more than they do.
struct RefusedCrowd {
  /// When the second began, in nanoseconds.
  private var begin = Int64.min
  private var told = 0

  private static let mostTold = 20

  /// Whether the next one is told.
  mutating func isTold(at now: Int64) -> Bool {
    if now >= begin &+ 1_000_000_000 { (begin, told) = (now, 0) }
    told += 1
    return told <= RefusedCrowd.mostTold
  }
}
