import KernelDomain

/// Computes the total climb and descent of a run. Since measured elevations fluctuate, an elevation counts only if it
/// differs by at least two metres from the last one that counted. Elevations that nobody can have reached do not count
/// (see `ElevationGate`).
package struct AscentRule: Hashable, Sendable {
  private var gate = ElevationGate()
  private var reference: Int32?
  /// The total climb, in centimetres; nil if no fix has an elevation.
  package private(set) var ascent: Int64?
  package private(set) var descent: Int64?
  /// How many times the altimeter jumped. Jumps do not count as climb or descent.
  package private(set) var jumps = 0

  /// The smallest difference in elevation that counts, in centimetres.
  private static let least: Int64 = 200

  package init() {}

  @inline(__always)
  package mutating func add(_ fix: RunFix) {
    guard let elevation = fix.elevation else { return }
    switch gate.add(elevation, at: fix.time) {
    case .kept: count(elevation)
    case .held: break
    case .jumped(let readings): jump(readings) { _, _, _ in }
    }
  }

  /// Adds the next fix of the run. Calls `keep` for each elevation that is accepted as a result, with the climb and
  /// descent that it adds, in centimetres.
  mutating func add(_ fix: RunFix, _ keep: (ElevationGate.Reading, _ up: Int64, _ down: Int64) -> Void) {
    guard let elevation = fix.elevation else { return }
    switch gate.add(elevation, at: fix.time) {
    case .kept:
      let before = (ascent ?? 0, descent ?? 0)
      count(elevation)
      keep(
        ElevationGate.Reading(time: fix.time, elevation: elevation), (ascent ?? 0) - before.0,
        (descent ?? 0) - before.1)
    case .held: break
    case .jumped(let readings): jump(readings, keep)
    }
  }

  private mutating func jump(
    _ readings: [ElevationGate.Reading], _ keep: (ElevationGate.Reading, _ up: Int64, _ down: Int64) -> Void
  ) {
    jumps += 1
    reference = readings[0].elevation
    for reading in readings {
      let before = (ascent ?? 0, descent ?? 0)
      count(reading.elevation)
      keep(reading, (ascent ?? 0) - before.0, (descent ?? 0) - before.1)
    }
  }

  @inline(__always)
  private mutating func count(_ elevation: Int32) {
    guard let before = reference, let ascent, let descent else {
      (reference, ascent, descent) = (elevation, 0, 0)
      return
    }
    let difference = Int64(elevation) - Int64(before)
    guard abs(difference) >= AscentRule.least else { return }
    reference = elevation
    if difference > 0 { self.ascent = ascent + difference } else { self.descent = descent - difference }
  }
}
