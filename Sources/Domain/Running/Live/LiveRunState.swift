package import KernelDomain

/// The state of a live run. A finished run remains in the state `finished` until the user saves or discards it.
package enum LiveRunState: Hashable, Sendable {
  /// The run waits for the first accepted fix, before which nothing is measured.
  case acquiring
  case running
  case paused(LivePause)
  case finished
}

/// The reason why a live run is paused.
package enum LivePause: String, CaseIterable, Codable, Hashable, Sendable {
  /// The runner paused the run, and has to resume it.
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

  /// The accuracy up to which a signal is good: a radius of uncertainty, in millimetres.
  private static let goodAccuracy: Int32 = 20_000
  /// The signal is lost after this time without an accepted fix, in milliseconds.
  static let patience: Int64 = 15_000

  /// Creates the signal quality that an accepted fix indicates.
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

  /// Returns the actions that are valid in a state. `state` is nil if there is no live run.
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

/// The reason why an action on a live run is refused.
package enum LiveRunError: Error, Hashable, Sendable {
  case notNow(LiveRunAction, LiveRunState)
  /// A fix is over a minute ahead of the clock. The values are the fix's index in the batch and its time.
  case ahead(Int, Timestamp)
  /// A fix is over a day before the run's start, since the device's clock was never set. The values are the fix's index
  /// in the batch and its time.
  case behind(Int, Timestamp)
  /// A fix is over six hours ahead of the run's own clock, since a clock was set after the run began. The values are
  /// the fix's index in the batch and its time.
  case leaps(Int, Timestamp)
  /// The run would have more fixes than the maximum, which is the value.
  case tooManyFixes(Int)
}
