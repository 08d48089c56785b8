/// Measures how long a plank is held.
struct PlankJudge: Sendable {
  enum News: Sendable {
    case state(FormState)
    case hold(FormHold)
  }

  private var hold: (start: Int64, lastGood: Int64)?
  private var lastSeen: Int64?

  /// Processes a frame, and returns what changed.
  /// - Parameter frame: how the plank was judged in the frame; nil if nobody is visible.
  mutating func add(_ frame: PlankRule.Frame?, at time: Int64) -> [News] {
    var news: [News] = []
    if let hold, time - hold.lastGood > PlankRule.greatestLapse, let over = end() { news.append(.hold(over)) }
    switch frame {
    case .held:
      hold = (hold?.start ?? time, time)
      news.append(.state(.recording))
    case .seen:
      if hold == nil { news.append(.state(.ready)) }
    case .unseen, nil:
      if hold == nil, isUnseen(at: time) { news.append(.state(frame == nil ? .noPerson : .lowConfidence)) }
    }
    if frame == .held || frame == .seen { lastSeen = time }
    return news
  }

  private func isUnseen(at time: Int64) -> Bool {
    lastSeen.map { time - $0 > RepCounter.patience } ?? true
  }

  /// Ends the current hold at the last frame in which the plank was held, and returns it. Nil if there is no hold, or
  /// if it was shorter than `PlankRule.leastHold`.
  mutating func end() -> FormHold? {
    defer { hold = nil }
    guard let hold, hold.lastGood - hold.start >= PlankRule.leastHold else { return nil }
    return FormHold(start: hold.start, end: hold.lastGood)
  }
}
