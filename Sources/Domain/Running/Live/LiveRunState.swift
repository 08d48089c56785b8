package import KernelDomain

/// How a live run stands. Without one the book is idle; one that is over is finished until she saves or discards it.
package enum LiveRunState: Hashable, Sendable {
  /// Nothing counts before the first fix that is accepted.
  case acquiring
  case running
  case paused(LivePause)
  case finished
}

/// Why a live run is paused.
package enum LivePause: String, CaseIterable, Codable, Hashable, Sendable {
  /// She said so; she says when it is over, too.
  case manual
  /// She stands; movement ends it.
  case auto
  /// The service was away for over a minute; the next fix ends it.
  case interrupted
}

/// How well positions tell where she is.
package enum LiveSignal: String, CaseIterable, Codable, Hashable, Sendable {
  /// Within 20 m, or the device does not say.
  case good
  /// Within 50 m.
  case weak
  /// No fix was accepted for 15 seconds.
  case lost

  /// Millimetres.
  private static let goodAccuracy: Int32 = 20_000
  /// Milliseconds.
  static let patience: Int64 = 15_000

  /// - Parameter accuracy: of an accepted fix, in millimetres; nil where the device does not say.
  init(accuracy: Int32?) {
    self = accuracy.map { $0 <= LiveSignal.goodAccuracy } ?? true ? .good : .weak
  }
}

/// What can be done to a live run.
package enum LiveRunAction: String, CaseIterable, Codable, Hashable, Sendable {
  case start
  case addFixes
  case pause
  case resume
  case lap
  case finish
  case save
  case discard

  /// What can be done where a run stands so; nil stands for no run.
  package static func valid(in state: LiveRunState?) -> [LiveRunAction] {
    switch state {
    case nil: [.start]
    case .acquiring: [.addFixes, .finish, .discard]
    case .running: [.addFixes, .pause, .lap, .finish, .discard]
    case .paused(.manual): [.addFixes, .resume, .finish, .discard]
    case .paused(.auto): [.addFixes, .pause, .resume, .lap, .finish, .discard]
    case .paused(.interrupted): [.addFixes, .pause, .resume, .finish, .discard]
    case .finished: [.save, .discard]
    }
  }
}

/// Why something was not done to a live run.
package enum LiveRunError: Error, Hashable, Sendable {
  case notNow(LiveRunAction, LiveRunState)
  /// The fix at that position of a batch is over a minute ahead of the clock.
  case ahead(Int, Timestamp)
  /// The fix at that position of a batch is over a day before the run's start: its clock was never set.
  case behind(Int, Timestamp)
  /// The fix at that position of a batch is hours ahead of the run's own clock: a clock was set since the run began.
  case leaps(Int, Timestamp)
  /// A run has no more fixes than this.
  case tooManyFixes(Int)
}
