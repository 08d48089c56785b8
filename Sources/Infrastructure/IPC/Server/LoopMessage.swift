import System

/// A message from another thread to the loop.
enum LoopMessage: Sendable {
  case finished([Completion])
  case progress(ConnectionToken, token: [UInt8], value: [UInt8])
  /// Events while a task works.
  case events([EncodedEvent], isSentWhileLocked: Bool)
  /// When something next falls due; nil if nothing does.
  case deadline(DeadlineTimer.Deadline?)
}
