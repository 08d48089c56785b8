/// A run without its fixes: what it is, and what the rules make of it. Lists, weeks and efforts need no more.
package struct RunRow: Hashable, Sendable {
  /// Without fixes, holes and route, which lie in its track.
  package private(set) var run: Run
  /// The imported runs that it is made of, in order of time.
  package private(set) var originals: [RunID]
  /// Distances of which she said that a suspicious effort is right.
  package private(set) var confirmed: Set<EffortDistance>
  /// Whether she took it out of the book.
  package private(set) var isRemoved: Bool
  package let fixCount: Int
  package let hasOdometer: Bool
  package let measured: MeasuredRun
  /// The checksum of its track as it was imported, by which a new import of the same is told; 0 where it was corrected.
  package let track: UInt32

  /// - Parameters:
  ///   - measured: what the rules made of it, where its fixes are lost.
  ///   - track: the checksum of its track.
  package init(_ corrected: CorrectedRun, measured: MeasuredRun? = nil, track: UInt32 = 0) {
    run = corrected.run
    (run.fixes, run.holes, run.route) = ([], [], [])
    originals = corrected.originals
    confirmed = corrected.confirmed
    isRemoved = corrected.isRemoved
    fixCount = corrected.run.fixes.count
    hasOdometer = corrected.run.fixes.contains { $0.odometer != nil }
    self.measured = measured ?? corrected.measured
    self.track = track
  }

  /// As it was kept.
  package init(
    _ run: Run, originals: [RunID], confirmed: Set<EffortDistance>, isRemoved: Bool, fixCount: Int, hasOdometer: Bool,
    measured: MeasuredRun, track: UInt32
  ) {
    self.run = run
    self.originals = originals
    self.confirmed = confirmed
    self.isRemoved = isRemoved
    self.fixCount = fixCount
    self.hasOdometer = hasOdometer
    self.measured = measured
    self.track = track
  }

  package var id: RunID { run.id }
  /// Whether it is a run, and not another activity or taken out of the book.
  package var isRun: Bool { run.kind.hasEfforts && !isRemoved }

  /// The same recording under another id.
  package func named(_ id: RunID) -> RunRow {
    var row = self
    row.run.id = id
    row.originals = [id]
    return row
  }
}

extension RunRow: Comparable {
  package static func < (a: RunRow, b: RunRow) -> Bool { a.id < b.id }
}

/// The fixes of an imported run, and its route where they tell none.
package struct RunTrack: Hashable, Sendable {
  package var fixes: [RunFix]
  package var route: [RunPosition]

  package init(fixes: [RunFix], route: [RunPosition] = []) {
    self.fixes = fixes
    self.route = route
  }

  package init(of run: Run) {
    self.init(fixes: run.fixes, route: run.route)
  }
}

extension RunRow {
  /// The imported run as a whole.
  package func run(_ track: RunTrack) -> Run {
    var whole = run
    whole.pauses = measured.pauses.filter(\.isTold)
    (whole.fixes, whole.route) = (track.fixes, track.route)
    return whole
  }
}
