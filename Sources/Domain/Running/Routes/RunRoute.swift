import KernelDomain

/// The route of a run: samples of its position every 100 m, and its last position. Other runs of the same route are
/// found by these samples.
package struct RunRoute: Hashable, Sendable {
  /// The positions at 0 m, 100 m, 200 m … and the last one.
  package let samples: [RunPosition]
  /// The distance of the run, in millimetres.
  package let length: Int64

  /// The distance between two samples along the route, in millimetres.
  package static let step: Int64 = 100_000
  /// The distance of the shortest run that has a route, in millimetres.
  package static let shortest: Int64 = 800_000

  /// Restores a route from its stored samples and the run's distance `length`. Nil if the number of samples does not
  /// fit the distance.
  package init?(_ samples: [RunPosition], length: Int64) {
    guard length >= RunRoute.shortest, samples.count == Int(length / RunRoute.step) + 2 else { return nil }
    (self.samples, self.length) = (samples, length)
  }

  /// Creates the route of a run. Nil if the run is shorter than 800 m or has fewer than two accepted positions.
  /// - Parameters:
  ///   - fixes: the run's fixes.
  ///   - curve: the distance over time, from the run's start.
  ///   - rejects: whether some of the run's positions were not accepted. If so, they are found and left out.
  init?(_ fixes: [RunFix], _ curve: LengthCurve, of run: Run, rejects: Bool) {
    guard curve.length >= RunRoute.shortest else { return nil }
    let accepted = rejects ? AcceptedPositions.among(fixes) : fixes.filter { $0.position != nil }
    guard accepted.count > 1, let last = accepted[accepted.count - 1].position else { return nil }
    var samples: [RunPosition] = []
    samples.reserveCapacity(Int(curve.length / RunRoute.step) + 2)
    var (point, fix) = (0, 0)
    for number in 0...curve.length / RunRoute.step {
      let length = number * RunRoute.step
      while curve.lengths[point] < length { point += 1 }
      let moment = length == 0 ? 0 : curve.crossing(of: length, inStepTo: point)
      while fix + 1 < accepted.count, accepted[fix + 1].time - run.start <= moment { fix += 1 }
      samples.append(RunRoute.position(at: moment, accepted, from: fix, run) ?? last)
    }
    self.samples = samples + [last]
    length = curve.length
  }

  /// Interpolates the position at a moment between the fix at `index` and the next one.
  /// - Parameter moment: milliseconds from the run's start.
  private static func position(at moment: Int64, _ fixes: [RunFix], from index: Int, _ run: Run) -> RunPosition? {
    guard let before = fixes[index].position else { return nil }
    let begun = fixes[index].time - run.start
    guard moment > begun, index + 1 < fixes.count, let after = fixes[index + 1].position else { return before }
    let part = Double(moment - begun) / Double(fixes[index + 1].time - fixes[index].time)
    func between(_ from: Int32, _ difference: Int64) -> Int64 {
      let value = Double(from) + Double(difference) * part
      return Int64(value.rounded()) - Int64(from)
    }
    return before.moved(
      north: between(before.latitude, Int64(after.latitude) - Int64(before.latitude)),
      east: between(before.longitude, before.east(to: after)))
  }
}

/// Finds the fixes whose positions were accepted (see `PositionGate`).
package enum AcceptedPositions {
  package static func among(_ fixes: [RunFix]) -> [RunFix] {
    var gate = PositionGate()
    var times: Set<Int64> = []
    for fix in fixes { gate.add(fix) { times.insert($0.time.milliseconds) } }
    return fixes.filter { times.contains($0.time.milliseconds) && PositionGate.isAccurate($0) }
  }
}
