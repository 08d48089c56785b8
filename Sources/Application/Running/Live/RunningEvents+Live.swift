import KernelApplication
package import KernelDomain
package import RunningDomain

/// The names and details of the events about the run under way.
extension RunningEvents {
  package static let stateChanged = "running.stateChanged"
  package static let lapMarked = "running.lapMarked"
  package static let stepStarted = "running.stepStarted"
  package static let splitReached = "running.splitReached"
  package static let goalReached = "running.goalReached"
  package static let runSaved = "running.runSaved"
  package static let metrics = "running.metrics"

  package struct StateChanged: Codable, Hashable, Sendable {
    package var run: RunID
    package var state: LiveRunView.State
    package var pause: LiveRunView.Pause?
    package var signal: LiveRunView.Signal?

    init(_ run: LiveRun, at now: Timestamp? = nil) {
      self.run = run.start.id
      (state, pause) = LiveRunView.state(run.state(at: now))
      signal = (now.map { run.signal(at: $0) } ?? run.lastSignal).map { LiveRunView.Signal($0) }
    }

    /// Creates the details of the event that is sent when the user has saved or discarded the run, so that no run is
    /// under way any more.
    init(ended run: RunID) {
      self.run = run
      state = .idle
    }
  }

  package struct LapMarked: Codable, Hashable, Sendable {
    package var run: RunID
    package var lap: Int
    package var time: Timestamp
  }

  /// The details of the event that is sent when the runner begins the next step of the workout.
  package struct StepStarted: Codable, Hashable, Sendable {
    package var run: RunID
    /// The number of the step, counted from 1. `steps` is the number of steps in the workout.
    package var step: Int
    package var steps: Int
    package var kind: WorkoutStep.Kind
    package var round: Int?
    package var rounds: Int?
    package var milliseconds: Int64?
    package var lengthMillimetres: Int64?
    package var target: WorkoutStepView.Target?

    init(run: RunID, _ index: Int, of plan: WorkoutPlan) {
      let view = WorkoutStepView(plan.steps[index])
      self.run = run
      (step, steps, kind) = (index + 1, plan.steps.count, view.kind)
      (round, rounds, target) = (view.round, view.rounds, view.target)
      (milliseconds, lengthMillimetres) = (view.milliseconds, view.lengthMillimetres)
    }

    /// What the step of the workout asks the runner to do.
    package var planned: WorkoutStepView {
      WorkoutStepView(
        kind: kind, milliseconds: milliseconds, lengthMillimetres: lengthMillimetres, target: target, round: round,
        rounds: rounds)
    }
  }

  package struct SplitReached: Codable, Hashable, Sendable {
    package var run: RunID
    package var number: Int
    package var split: RunSplitView
    /// How much longer the run has taken so far than the earlier run with which it is compared took for the same
    /// distance, in milliseconds; negative if the run under way is faster. Nil if the run is not compared with an
    /// earlier run.
    package var ghostMilliseconds: Int64?
    /// The day of the earlier run with which the run under way is compared; nil if it is not compared.
    package var ghostDay: CivilDay?
  }

  package struct GoalReached: Codable, Hashable, Sendable {
    package var run: RunID
    package var lengthMillimetres: Int64
  }

  package struct RunSaved: Codable, Hashable, Sendable {
    package var run: RunID
  }

  package struct Metrics: Codable, Hashable, Sendable {
    package var run: RunID
    package var time: Timestamp
    package var state: LiveRunView.State
    package var pause: LiveRunView.Pause?
    package var signal: LiveRunView.Signal?
    package var elapsedMilliseconds: Int64
    package var activeMilliseconds: Int64
    package var movingMilliseconds: Int64
    package var lengthMillimetres: Int64
    package var paceMilliseconds: Int64?
    package var averagePaceMilliseconds: Int64?
    package var ascentCentimetres: Int64?
    package var heartRate: Int16?
    package var cadence: Int16?
    package var step: Int?
    package var ghostMilliseconds: Int64?

    init(_ run: LiveRun, at now: Timestamp?) {
      let metrics = run.metrics(at: now)
      self.run = run.start.id
      time = metrics.time
      (state, pause) = LiveRunView.state(metrics.state)
      signal = metrics.signal.map { LiveRunView.Signal($0) }
      elapsedMilliseconds = metrics.times.elapsed
      activeMilliseconds = metrics.times.active
      movingMilliseconds = metrics.times.moving
      lengthMillimetres = metrics.length
      paceMilliseconds = metrics.pace
      averagePaceMilliseconds = RunPace.perKilometre(metrics.times.active, metrics.length)
      ascentCentimetres = metrics.ascent
      heartRate = metrics.heartRate
      cadence = metrics.cadence
      step = run.step.map { $0 + 1 }
    }
  }
}

extension LiveRunView {
  static func state(_ state: LiveRunState) -> (state: State, pause: Pause?) {
    switch state {
    case .acquiring: (.acquiring, nil)
    case .running: (.running, nil)
    case .paused(.manual): (.paused, .manual)
    case .paused(.auto): (.paused, .auto)
    case .paused(.interrupted): (.paused, .interrupted)
    case .finished: (.finished, nil)
    }
  }
}

extension LiveRunView.Signal {
  init(_ signal: LiveSignal) {
    self =
      switch signal {
      case .good: .good
      case .weak: .weak
      case .lost: .lost
      }
  }
}
