import KernelDomain

extension LiveRun {
  /// The measurements of the laps so far, including the current lap; empty until the run begins to count.
  package var measuredLaps: [MeasuredLap] {
    guard let began, let meter else { return [] }
    let times = times
    let timeline = RunTimeline(
      start: began, curve: meter.curve, length: length, times: times, pauses: pauses, standings: meter.standings)
    let measures = RunMeasures(fixes, timeline)
    let boundaries = [0] + laps.map { $0 - began } + [max(times.elapsed, (laps.last ?? began) - began)]
    return zip(boundaries, boundaries.dropFirst()).enumerated().map { index, ends in
      MeasuredLap(
        measures.stretch(from: ends.0, to: ends.1),
        device: RunLap(start: began + ends.0, duration: nil, length: nil, step: step(ofLap: index)))
    }
  }
}
