import KernelApplication
package import KernelDomain
package import RunningDomain

/// The run under way, in the outputs of use cases.
package struct LiveRunView: Described, Hashable {
  package var state: State
  /// Why the run is paused; nil if it is not paused.
  package var pause: Pause?
  /// The quality of the GPS signal; nil if no run is under way, or if the run is indoors.
  package var signal: Signal?
  /// The run's id; nil if none is under way.
  package var run: RunID?
  /// The reason why saving the run requires confirmation; nil if the run is plausible or not over yet.
  package var doubt: Doubt?
  /// True if the run is indoors, so that clients need not send positions; nil otherwise.
  package var indoor: Bool?
  package var elapsedMilliseconds: Int64
  package var activeMilliseconds: Int64
  package var movingMilliseconds: Int64
  package var lengthMillimetres: Int64
  /// The pace over the last 15 s of active time, in milliseconds per kilometre; nil if the runner is slower than 0.5
  /// m/s, or if the signal is lost.
  package var paceMilliseconds: Int64?
  /// The pace over the whole active time, in milliseconds per kilometre; nil if the distance is 0.
  package var averagePaceMilliseconds: Int64?
  /// The accuracy of the latest position in metres; nil if the device does not report it.
  package var accuracyMetres: Int?
  package var kilometreSplits: [RunSplitView]
  package var mileSplits: [RunSplitView]
  package var lapCount: Int
  /// The completed laps, and the lap under way.
  package var laps: [RunLapView]
  /// The current step of the workout that the run follows; nil if there is none.
  package var step: Step?
  /// How much longer the run has taken so far than the earlier run with which it is compared took for the same
  /// distance, in milliseconds; negative if the run under way is faster. Nil if the run is not compared with an earlier
  /// run.
  package var ghostMilliseconds: Int64?
  /// The number of the latest batch of fixes (positions) received. The next batch must have a greater number. Nil
  /// before the first batch.
  package var lastSequence: Int?
  /// The route as unbroken lines. Each line is a list of pairs of latitude and longitude in units of 1e-7 degrees.
  package var route: [[[Int32]]]

  package enum State: String, Codable, CaseIterable, Sendable {
    case idle
    /// The run has started, but no fix (position) has been accepted yet.
    case acquiring
    case running
    case paused
    /// The run is over, but the user has neither saved nor discarded it.
    case finished
  }

  package enum Pause: String, Codable, CaseIterable, Sendable {
    case manual
    /// The run was paused automatically, because the runner was standing still.
    case auto
    /// The run was paused because no data was stored for over a minute, for example after a crash.
    case interrupted
  }

  package enum Signal: String, Codable, CaseIterable, Sendable {
    /// The accuracy of the latest position is 20 m or better.
    case good
    /// The accuracy of the latest position is worse than 20 m, but 50 m or better.
    case weak
    /// No fix (position) was accepted for 15 s.
    case lost
  }

  /// The current step of a workout.
  package struct Step: Codable, Hashable, Sendable {
    package var number: Int
    package var count: Int
    package var planned: WorkoutStepView
    /// The time remaining in the step, in milliseconds; nil if the step has no set duration.
    package var restMilliseconds: Int64?
    package var restMillimetres: Int64?

    init?(_ run: LiveRun) {
      guard let step = run.step, let plan = run.start.workout else { return nil }
      let rest = run.stepRest
      (number, count, planned) = (step + 1, plan.steps.count, WorkoutStepView(plan.steps[step]))
      (restMilliseconds, restMillimetres) = (rest?.time, rest?.length)
    }
  }

  /// The reason why a run is implausible, so that saving it requires confirmation. Such a run arises if a clock was
  /// set, the machine slept, or the user forgot the run.
  package struct Doubt: Codable, Hashable, Sendable {
    package var kind: Kind
    /// In milliseconds, how long the run lasts (kind `lasts`), or for how long no data arrived (kind `silent`). Nil if
    /// `kind` is `ends`.
    package var milliseconds: Int64?
    /// When the run ends; nil unless `kind` is `ends`.
    package var end: Timestamp?

    package enum Kind: String, Codable, CaseIterable, Sendable {
      /// The run lasts longer than a day.
      case lasts
      /// No data arrived for over six hours while the run was not paused.
      case silent
      /// The run ends in the future.
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
    lapCount: Int = 0, laps: [RunLapView] = [],
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
    self.laps = laps
    self.lastSequence = lastSequence
    self.route = route
  }
}
