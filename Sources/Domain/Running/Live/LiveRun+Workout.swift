package import KernelDomain

/// The steps of the workout that the runner follows. Each step is a lap, which begins where the previous step ended.
/// Once a step has ended, later fixes do not change the moment at which it ended.
extension LiveRun {
  /// The index of the current step. Nil if the runner follows no workout, if the run has not begun to count or is
  /// finished, or if all steps are over.
  package var step: Int? {
    guard let workout = start.workout, began != nil, finish == nil, laps.count < workout.steps.count else { return nil }
    return laps.count
  }

  /// Returns the number of the workout step that the runner did in a lap, counting from 1; nil if the lap is not a
  /// step.
  /// - Parameter index: the index of the lap.
  func step(ofLap index: Int) -> Int? {
    start.workout.flatMap { index < $0.steps.count ? index + 1 : nil }
  }

  /// When the current step will be over if the runner does not pause. Nil if the step does not end after a certain
  /// time, or if the run is paused.
  package var stepDeadline: Timestamp? {
    guard let step, case .time(let time)? = start.workout?.steps[step].extent, state() == .running else { return nil }
    return stepBegan.map { moment(ofActive: time, since: $0) }
  }

  /// What remains of the current step: a distance in millimetres, or a time without pauses in milliseconds. Nil if
  /// there is no current step, or if the step ends only when the runner presses the lap button.
  package var stepRest: (length: Int64?, time: Int64?)? {
    guard let step, let workout = start.workout, let stepBegan, let began, let meter else { return nil }
    switch workout.steps[step].extent {
    case .open: return nil
    case .length(let whole):
      let before = meter.curve.lengthReached(at: stepBegan - began) ?? meter.length
      return (max(0, before + whole - meter.length), nil)
    case .time(let whole):
      let now = pausedSince ?? latest
      let paused = pauses.reduce(0) { $0 + max(0, min($1.end, now) - max($1.start, stepBegan)) }
      return (nil, max(0, whole - (now - stepBegan - paused)))
    }
  }

  private var stepBegan: Timestamp? { laps.last ?? began }

  /// Updates the run after time has passed without a fix. Ends the current step if it is over by `time`.
  package mutating func tick(at time: Timestamp) {
    guard step != nil, state(at: time) == .running, time > latest else { return }
    endAbsence(at: time)
    latest = time
    endSteps()
  }

  /// Ends the current step and those after it as far as they are over.
  /// - Parameter end: when the run stops counting; nil if it continues.
  mutating func endSteps(until end: Timestamp? = nil) {
    guard start.workout != nil else { return }
    let now = pausedSince ?? end ?? latest
    while let over = stepEnd(by: now) { laps.append(over) }
  }

  /// Returns when the current step ended; nil if it is not over by `now`.
  private func stepEnd(by now: Timestamp) -> Timestamp? {
    guard let step, let workout = start.workout, let stepBegan, let began, let meter else { return nil }
    switch workout.steps[step].extent {
    case .open: return nil
    case .time(let time):
      guard now - stepBegan >= time else { return nil }
      let over = moment(ofActive: time, since: stepBegan)
      return over <= now ? over : nil
    case .length(let length):
      guard meter.length >= length, let before = meter.curve.lengthReached(at: stepBegan - began),
        let over = meter.curve.moment(ofLength: before + length)
      else { return nil }
      return max(began + over, stepBegan)
    }
  }

  /// Returns when the time without pauses, counted from `from`, reaches `time` milliseconds, provided that no further
  /// pause follows.
  private func moment(ofActive time: Int64, since from: Timestamp) -> Timestamp {
    var end = from + time
    for pause in pauses where pause.end > from {
      let begun = max(pause.start, from)
      guard begun < end else { break }
      end = end + (pause.end - begun)
    }
    return end
  }
}

extension LengthCurve {
  /// Returns the distance covered up to a moment, rounded down; nil if the curve ends before that moment.
  /// - Parameter moment: milliseconds from the run's start.
  fileprivate func lengthReached(at moment: Int64) -> Int64? {
    if moment <= 0 { return 0 }
    let index = times.partition { $0 >= moment }
    guard index < count else { return nil }
    let (from, before) = index == 0 ? (0, 0) : (times[index - 1], lengths[index - 1])
    return before + (lengths[index] - before) * (moment - from) / (times[index] - from)
  }

  /// Returns the first moment at which a distance is reached, rounded up, in milliseconds from the run's start; nil if
  /// the curve does not reach the distance.
  fileprivate func moment(ofLength length: Int64) -> Int64? {
    let index = lengths.partition { $0 >= length }
    return index < count ? crossing(of: length, inStepTo: index) : nil
  }
}
