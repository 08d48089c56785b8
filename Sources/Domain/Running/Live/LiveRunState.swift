package import KernelDomain

/// The state of a live run. A run that is over stays `finished` until the user saves or discards it.
package enum LiveRunState: Hashable, Sendable {
  /// Waits for the first accepted fix; nothing counts before.
  case acquiring
  case running
  case paused(LivePause)
  case finished
}

/// Why a live run is paused.
package enum LivePause: String, CaseIterable, Codable, Hashable, Sendable {
  /// By the runner, who also has to end it.
  case manual
  /// The runner stands still; movement ends it.
  case auto
  /// The service was away for over a minute; the next fix ends it.
  case interrupted
}

/// The quality of positions.
package enum LiveSignal: String, CaseIterable, Codable, Hashable, Sendable {
  /// Accurate to 20 m, or the device does not say.
  case good
  /// Accurate to 50 m.
  case weak
  /// No fix was accepted for 15 seconds.
  case lost

  /// The worst accuracy of a good signal, in millimetres.
  private static let goodAccuracy: Int32 = 20_000
  /// The time without an accepted fix after which the signal is lost, in milliseconds.
  static let patience: Int64 = 15_000

  /// - Parameter accuracy: that of an accepted fix, in millimetres; nil if the device does not say.
  init(accuracy: Int32?) {
    self = accuracy.map { $0 <= LiveSignal.goodAccuracy } ?? true ? .good : .weak
  }
}

package enum LiveRunAction: String, CaseIterable, Codable, Hashable, Sendable {
  case start
  case addFixes
  case pause
  case resume
  case lap
  case finish
  case save
  case discard

  /// The actions that are valid in a state; nil stands for no live run.
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

/// Why an action on a live run was refused.
package enum LiveRunError: Error, Hashable, Sendable {
  case notNow(LiveRunAction, LiveRunState)
  /// The fix at this position of the batch is over a minute ahead of the clock.
  case ahead(Int, Timestamp)
  /// The fix at this position of the batch is over a day before the run's start: the device's clock was never set.
  case behind(Int, Timestamp)
  /// The fix at this position of the batch is hours ahead of the run's own clock: a clock was set since the run began.
  case leaps(Int, Timestamp)
  /// A run has at most this many fixes.
  case tooManyFixes(Int)
}
