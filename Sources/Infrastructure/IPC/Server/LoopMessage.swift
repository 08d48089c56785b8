import System

/// What other threads have to tell the loop.
enum LoopMessage: Sendable {
  case finished([Completion])
  case progress(ConnectionToken, token: [UInt8], value: [UInt8])
  /// What happens while a task works.
  case events([EncodedEvent], isToldWhileLocked: Bool)
  /// When something next falls due; nil where nothing does.
  case deadline(DeadlineTimer.Deadline?)
}
