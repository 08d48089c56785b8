package import KernelDomain

/// Computes the distance and the active time of a run at any moment, and the moment at which a distance or an active
/// time is reached. Moments and times are in milliseconds, and moments are counted from the run's start; distances are
/// in millimetres.
package struct RunTimeline: Sendable {
  package let start: Timestamp
  /// The time from the run's start to its end, in milliseconds.
  package let elapsed: Int64
  /// The distance of the whole run, in millimetres.
  package let length: Int64
  package let active: Int64
  let curve: LengthCurve
  /// The run's pauses in chronological order, in milliseconds from the run's start.
  private let pauses: [ClosedRange<Int64>]
  /// For each pause, the total duration of the pauses before it, in milliseconds.
  private let paused: [Int64]
  private let standings: [ClosedRange<Int64>]

  package init(
    start: Timestamp, curve: LengthCurve, length: Int64, times: RunTimes, pauses: [RunPause],
    standings: [ClosedRange<Int64>]
  ) {
    self.start = start
    self.curve = curve
    self.length = length
    self.standings = standings
    (elapsed, active) = (times.elapsed, times.active)
    var (spans, paused, total): ([ClosedRange<Int64>], [Int64], Int64) = ([], [], 0)
    for pause in pauses {
      spans.append(pause.start - start...pause.end - start)
      paused.append(total)
      total += pause.duration
    }
    (self.pauses, self.paused) = (spans, paused)
  }

  /// Creates the timeline by measuring the run's distance over time.
  package init(_ run: Run, _ measured: MeasuredRun) {
    var meter = RunMeter(run)
    meter.add(run.fixes)
    self.init(
      start: run.start, curve: meter.curve(of: run), length: measured.length, times: measured.times,
      pauses: measured.pauses,
      standings: measured.standings)
  }

  /// Whether the distance over time is known for at least a part of the run. False if only the total distance is known.
  package var hasCurve: Bool { curve.count >= 2 }

  /// Whether the distance over time is known for the whole run. False if the run's distance is a total that the device
  /// or the user stated, of which the fixes tell only a part or nothing.
  package var isWhole: Bool { hasCurve && curve.length == length }

  /// The distance that the fixes tell, in millimetres; it is shorter than `length` if the device recorded only a part
  /// of the run.
  package var recordedLength: Int64 { curve.length }

  // MARK: At a moment

  /// Returns the distance covered up to a moment. It grows evenly between two fixes, and is rounded down. Nil if the
  /// distance over time is unknown; if the device recorded only a part of the run, this is so after that part.
  package func length(at moment: Int64) -> Int64? {
    guard hasCurve, isWhole || moment <= recordedEnd else { return nil }
    return recordedLength(at: moment)
  }

  /// Returns the distance covered between two moments. If the device recorded only a part of the run, it is the
  /// distance that was recorded between them. Nil if none of the time between them was recorded. The distance of the
  /// whole run is always known.
  package func length(from: Int64, to: Int64) -> Int64? {
    if from <= 0, to >= elapsed { return length }
    guard hasCurve, isWhole || from < recordedEnd else { return nil }
    return recordedLength(at: to) - recordedLength(at: from)
  }

  /// The moment of the last fix from which the distance was measured.
  private var recordedEnd: Int64 { curve.times.last ?? 0 }

  private func recordedLength(at moment: Int64) -> Int64 {
    guard moment > 0 else { return 0 }
    let times = curve.times
    let index = times.partition { $0 > moment }
    guard index < times.count else { return curve.length }
    guard index > 0 else { return curve.lengths[0] * moment / times[0] }
    let (from, before) = (times[index - 1], curve.lengths[index - 1])
    return before + (curve.lengths[index] - before) * (moment - from) / (times[index] - from)
  }

  /// Returns the time without pauses from the start to a moment.
  package func active(at moment: Int64) -> Int64 {
    let index = pauses.partition { $0.upperBound > moment }
    guard index < pauses.count else { return moment - (elapsed - active) }
    return moment - paused[index] - max(0, moment - pauses[index].lowerBound)
  }

  /// Returns the time without pauses and without standing still between two moments.
  func moving(from: Int64, to: Int64) -> Int64 {
    var stood: Int64 = 0
    for span in standings {
      let (low, high) = (max(span.lowerBound, from), min(span.upperBound, to))
      if low < high { stood += active(at: high) - active(at: low) }
    }
    return active(at: to) - active(at: from) - stood
  }

  // MARK: The moment of

  /// Returns the first moment at which the active time reaches `time`.
  package func moment(ofActive time: Int64) -> Int64 {
    let index = pauses.indices.partition { pauses[$0].lowerBound - paused[$0] >= time }
    return time + (index < pauses.count ? paused[index] : elapsed - active)
  }

  /// Returns the first moment at which a distance is reached, rounded up; 0 (the run's start) for distance 0.
  package func moment(ofLength length: Int64) -> Int64 {
    guard length > 0 else { return 0 }
    let index = curve.lengths.partition { $0 >= length }
    return index < curve.count ? curve.crossing(of: length, inStepTo: index) : elapsed
  }
}

extension RunMeter {
  /// Creates a meter with the settings that a recorded run requires.
  init(_ run: Run) {
    let (source, gate) = LengthSourceRule.choice(for: run)
    self.init(
      start: run.start, source: source, infersPauses: run.infersPauses, skipsFirstCount: run.skipsFirstCount,
      pauses: run.pauses, holes: run.holes)
    if source == .odometer, let gate { take(gate) }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that fulfils the condition, found by binary search; the end index if there
  /// is none. The condition must hold for every element after one that fulfils it.
  func partition(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
