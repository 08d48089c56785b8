import System

/// A message from another thread to the loop.
enum LoopMessage: Sendable {
  case finished([Completion])
  case progress(ConnectionToken, token: [UInt8], value: [UInt8])
  /// Events that a task causes while it works.
  case events([EncodedEvent], isSentWhileLocked: Bool)
  /// The time at which something next falls due; nil if nothing does.
  case deadline(DeadlineTimer.Deadline?)
}
