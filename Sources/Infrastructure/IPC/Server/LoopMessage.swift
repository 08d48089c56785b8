import System

/// A message from another thread to the event loop.
enum LoopMessage: Sendable {
  case finished([Completion])
  case progress(ConnectionToken, token: [UInt8], value: [UInt8])
  /// Events that a long task causes before it has finished.
  case events([EncodedEvent], isSentWhileLocked: Bool)
  /// The time at which the next action falls due; nil if no action will fall due.
  case deadline(DeadlineTimer.Deadline?)
}
