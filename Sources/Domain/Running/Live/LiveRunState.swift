package import KernelDomain

/// The state of a live run. A finished run remains in the state `finished` until the user saves or discards it.
package enum LiveRunState: Hashable, Sendable {
  /// The run waits for the first accepted fix. Nothing is measured until then.
  case acquiring
  case running
  case paused(LivePause)
  case finished
}

/// Why a live run is paused.
package enum LivePause: String, CaseIterable, Codable, Hashable, Sendable {
  /// The runner paused the run, and must resume it.
  case manual
  /// The runner stands still. Moving on ends the pause.
  case auto
  /// The service was stopped for over a minute. The next fix ends the pause.
  case interrupted
}

/// The quality of the position signal.
package enum LiveSignal: String, CaseIterable, Codable, Hashable, Sendable {
  /// Positions are accurate to 20 m or better, or the device does not report their accuracy.
  case good
  /// Positions are accurate to 50 m or better, but not to 20 m.
  case weak
  /// No fix was accepted in the last 15 seconds.
  case lost

  /// The worst accuracy of a good signal: a radius of uncertainty, in millimetres.
  private static let goodAccuracy: Int32 = 20_000
  /// The signal is lost after this time without an accepted fix, in milliseconds.
  static let patience: Int64 = 15_000

  /// Creates the quality of an accepted fix.
  /// - Parameter accuracy: the radius of uncertainty, in millimetres; nil if the device does not report it.
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

  /// Returns the actions that are valid in a state; nil means that there is no live run.
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
  /// The fix at this index in the batch has this time, which is over a minute ahead of the clock.
  case ahead(Int, Timestamp)
  /// The fix at this index in the batch has this time, which is over a day before the run's start: the device's clock
  /// was never set.
  case behind(Int, Timestamp)
  /// The fix at this index in the batch has this time, which is over six hours ahead of the run's own clock: a clock
  /// was set after the run began.
  case leaps(Int, Timestamp)
  /// The run would have more fixes than this number, which is the greatest allowed.
  case tooManyFixes(Int)
}
