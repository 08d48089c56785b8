package import KernelDomain

/// The state of a live run. After its end a run stays `finished` until the user saves or discards it.
package enum LiveRunState: Hashable, Sendable {
  /// The run waits for its first accepted fix; nothing is measured before that.
  case acquiring
  case running
  case paused(LivePause)
  case finished
}

/// Why a live run is paused.
package enum LivePause: String, CaseIterable, Codable, Hashable, Sendable {
  /// The runner paused the run and has to resume it.
  case manual
  /// The runner stands still; moving on ends the pause.
  case auto
  /// The service was away for over a minute; the next fix ends the pause.
  case interrupted
}

/// The quality of the position signal.
package enum LiveSignal: String, CaseIterable, Codable, Hashable, Sendable {
  /// Positions are accurate to 20 m, or the device reports no accuracy.
  case good
  /// Positions are accurate to 50 m.
  case weak
  /// No fix was accepted for 15 seconds.
  case lost

  /// The worst accuracy of a good signal, in millimetres.
  private static let goodAccuracy: Int32 = 20_000
  /// The time without an accepted fix after which the signal is lost, in milliseconds.
  static let patience: Int64 = 15_000

  /// - Parameter accuracy: the accuracy of an accepted fix, in millimetres; nil if the device reports none.
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

  /// The actions that are valid in a state; a nil state means that there is no live run.
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
  /// The fix at this position of the batch is over six hours ahead of the run's own clock: a clock was set since the
  /// run began.
  case leaps(Int, Timestamp)
  /// The run would have more than this many fixes.
  case tooManyFixes(Int)
}
