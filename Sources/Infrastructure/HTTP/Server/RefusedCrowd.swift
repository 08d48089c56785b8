/// Limits how many clients get a response if they are rejected when they connect. Each second, a few clients get the
/// reason; the others are disconnected without a response, because responding to thousands of clients would take too
/// much time.
struct RefusedCrowd {
  /// The time at which the current second began, in nanoseconds.
  private var begin = Int64.min
  private var answered = 0

  private static let mostAnswered = 20

  /// Returns whether to send the next rejected client a response, and counts it.
  mutating func getsAnswer(at now: Int64) -> Bool {
    if now >= begin &+ 1_000_000_000 { (begin, answered) = (now, 0) }
    answered += 1
    return answered <= RefusedCrowd.mostAnswered
  }
}
