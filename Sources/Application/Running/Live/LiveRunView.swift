import KernelApplication
package import KernelDomain
package import RunningDomain

/// The run under way, as it stands.
package struct LiveRunView: Described, Hashable {
  package var state: State
  /// Left out unless it is paused.
  package var pause: Pause?
  /// Left out while no run is under way, and of one that needs no positions.
  package var signal: Signal?
  /// Left out while none is under way.
  package var run: RunID?
  /// What has to be confirmed where it is saved; left out of a likely run, and before it is over.
  package var doubt: Doubt?
  /// True where no positions are asked for; left out elsewhere.
  package var indoor: Bool?
  package var elapsedMilliseconds: Int64
  package var activeMilliseconds: Int64
  package var movingMilliseconds: Int64
  package var lengthMillimetres: Int64
  /// Of the last 15 s of active time; left out below 0.5 m/s, and where the signal is lost.
  package var paceMilliseconds: Int64?
  /// Of the whole active time; left out without a length.
  package var averagePaceMilliseconds: Int64?
  /// Of the last position; left out where its feeder tells none.
  package var accuracyMetres: Int?
  package var kilometreSplits: [RunSplitView]
  package var mileSplits: [RunSplitView]
  package var lapCount: Int
  /// The number of the last batch of fixes that it took: whoever feeds it next goes on behind it. Left out before the first.
  package var lastSequence: Int?
  /// Where it led, in 1e-7 degrees: unbroken parts, each a list of latitude and longitude.
  package var route: [[[Int32]]]

  package enum State: String, Codable, CaseIterable, Sendable {
    case idle
    /// Started, no fix accepted yet.
    case acquiring
    case running
    case paused
    /// Neither saved nor discarded yet.
    case finished
  }

  package enum Pause: String, Codable, CaseIterable, Sendable {
    case manual
    /// She stands.
    case auto
    /// Nobody wrote for over a minute, such as after a crash.
    case interrupted
  }

  package enum Signal: String, Codable, CaseIterable, Sendable {
    /// To 20 m.
    case good
    /// To 50 m.
    case weak
    /// No fix accepted for 15 s.
    case lost
  }

  /// What makes a run unlikely: a clock that was set, a machine that slept, a run that was forgotten.
  package struct Doubt: Codable, Hashable, Sendable {
    package var kind: Kind
    /// Milliseconds that it lasts, or for which nothing came; left out where it ends ahead of the clock.
    package var milliseconds: Int64?
    /// When it ends; left out unless that is ahead of the clock.
    package var end: Timestamp?

    package enum Kind: String, Codable, CaseIterable, Sendable {
      /// It lasts longer than a day.
      case lasts
      /// Nothing came for over six hours in which time ran.
      case silent
      /// It ends ahead of the clock.
      case ends
    }

    package init(_ doubt: LiveRunDoubt) {
      switch doubt {
      case .lasts(let time): (kind, milliseconds) = (.lasts, time)
      case .silent(let time): (kind, milliseconds) = (.silent, time)
      case .ends(let time): (kind, end) = (.ends, time)
      }
    }
  }

  package init(
    state: State, pause: Pause? = nil, signal: Signal? = nil, run: RunID? = nil, doubt: Doubt? = nil,
    indoor: Bool? = nil,
    elapsedMilliseconds: Int64 = 0, activeMilliseconds: Int64 = 0, movingMilliseconds: Int64 = 0,
    lengthMillimetres: Int64 = 0, paceMilliseconds: Int64? = nil, averagePaceMilliseconds: Int64? = nil,
    accuracyMetres: Int? = nil, kilometreSplits: [RunSplitView] = [], mileSplits: [RunSplitView] = [],
    lapCount: Int = 0,
    lastSequence: Int? = nil, route: [[[Int32]]] = []
  ) {
    self.state = state
    self.pause = pause
    self.signal = signal
    self.run = run
    self.doubt = doubt
    self.indoor = indoor
    self.elapsedMilliseconds = elapsedMilliseconds
    self.activeMilliseconds = activeMilliseconds
    self.movingMilliseconds = movingMilliseconds
    self.lengthMillimetres = lengthMillimetres
    self.paceMilliseconds = paceMilliseconds
    self.averagePaceMilliseconds = averagePaceMilliseconds
    self.accuracyMetres = accuracyMetres
    self.kilometreSplits = kilometreSplits
    self.mileSplits = mileSplits
    self.lapCount = lapCount
    self.lastSequence = lastSequence
    self.route = route
  }
}
