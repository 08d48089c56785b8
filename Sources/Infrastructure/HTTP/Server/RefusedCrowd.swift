/// Limits the answers to clients that are rejected before they ask. A few each second get an answer with the reason; if
/// there are many, the others are disconnected without one, since answering would cost more than it is worth.
struct RefusedCrowd {
  /// When the current second began, in nanoseconds.
  private var begin = Int64.min
  private var answered = 0

  private static let mostAnswered = 20

  /// Whether the next one gets an answer.
  mutating func getsAnswer(at now: Int64) -> Bool {
    if now >= begin &+ 1_000_000_000 { (begin, answered) = (now, 0) }
    answered += 1
    return answered <= RefusedCrowd.mostAnswered
  }
}
