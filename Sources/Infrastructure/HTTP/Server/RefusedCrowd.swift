/// Limits the number of clients that receive a response if they are refused as soon as they connect. Each second, a few
/// of these clients are sent the reason. All others are disconnected without a response, because responding to
/// thousands of clients would take too much time.
struct RefusedCrowd {
  /// The time at which the current second began, in nanoseconds.
  private var begin = Int64.min
  private var answered = 0

  private static let mostAnswered = 20

  /// Returns whether to send a response to the next client that is refused, and counts that client.
  mutating func getsAnswer(at now: Int64) -> Bool {
    if now >= begin &+ 1_000_000_000 { (begin, answered) = (now, 0) }
    answered += 1
    return answered <= RefusedCrowd.mostAnswered
  }
}
