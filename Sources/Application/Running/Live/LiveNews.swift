import KernelApplication
import KernelDomain
import RunningDomain

/// The events caused by one change of a live run.
struct LiveNews: Hashable, Sendable {
  var state: RunningEvents.StateChanged?
  var laps: [RunningEvents.LapMarked] = []
  var splits: [RunningEvents.SplitReached] = []
  var steps: [RunningEvents.StepStarted] = []
  var goal: RunningEvents.GoalReached?
  var metrics: RunningEvents.Metrics?
  /// The events that observers of the run, such as the feature Support, contribute.
  var others = AccompanyingEvents()

  /// The values of a live run whose changes cause events. The code compares them before and after a change to decide
  /// which events to announce.
  struct Mark {
    let state: LiveRunState
    let signal: LiveSignal?
    let laps: Int
    /// The index of the current step of the workout that the run follows; nil if there is none.
    let step: Int?
    let splits: Int64
    let hasReachedGoal: Bool

    init(_ run: LiveRun) {
      state = run.state()
      signal = run.lastSignal
      laps = run.laps.count
      step = run.step
      splits = run.length / run.start.splits.length
      hasReachedGoal = run.hasReachedGoal
    }
  }

  init(of run: LiveRun, since before: Mark?) {
    let after = Mark(run)
    let id = run.start.id
    if before?.state != after.state || before?.signal != after.signal { state = RunningEvents.StateChanged(run) }
    for number in (before?.laps ?? 0)..<after.laps {
      laps.append(RunningEvents.LapMarked(run: id, lap: number + 1, time: run.laps[number]))
    }
    if let plan = run.start.workout, let step = after.step, step != before?.step {
      // Steps that ended at once, such as after hours without a fix, are announced, too.
      let first = before?.step.map { $0 + 1 } ?? 0
      for number in min(first, step)...step {
        steps.append(RunningEvents.StepStarted(run: id, number, of: plan))
      }
    }
    if let before, after.splits > before.splits {
      let all = run.splits(every: run.start.splits)
      for number in Int(before.splits)..<min(Int(after.splits), all.count) {
        splits.append(RunningEvents.SplitReached(run: id, number: number + 1, split: RunSplitView(all[number])))
      }
    }
    if after.hasReachedGoal, before?.hasReachedGoal == false {
      goal = RunningEvents.GoalReached(run: id, lengthMillimetres: run.length)
    }
  }

  var events: [BookEvent] {
    var events: [BookEvent] = []
    if let state { events.append(BookEvent(RunningEvents.stateChanged, state)) }
    events += laps.map { BookEvent(RunningEvents.lapMarked, $0) }
    events += steps.map { BookEvent(RunningEvents.stepStarted, $0) }
    events += splits.map { BookEvent(RunningEvents.splitReached, $0) }
    if let goal { events.append(BookEvent(RunningEvents.goalReached, goal)) }
    if let metrics { events.append(BookEvent(RunningEvents.metrics, metrics, isVolatile: true)) }
    return events + others.events
  }
}
