/// A run with its measurements but without its track. This is enough for lists, weekly totals and records.
package struct RunRow: Hashable, Sendable {
  /// The run. Its fixes, holes and route are empty here, since they are stored in the track's file.
  package private(set) var run: Run
  /// The ids of the imported runs that were joined to make this run, in chronological order; a single id if none were
  /// joined.
  package private(set) var originals: [RunID]
  /// The distances over which the user confirmed that the run's suspicious effort (its fastest stretch) is genuine.
  package private(set) var confirmed: Set<EffortDistance>
  /// Whether the user removed the run from the book.
  package private(set) var isRemoved: Bool
  package private(set) var fixCount: Int
  package let hasOdometer: Bool
  package private(set) var measured: MeasuredRun
  /// The checksum of the imported run's track, by which a later import recognises an unchanged track; 0 for a run that
  /// was corrected.
  package private(set) var track: UInt32
  /// The file that stores the run's track, and the import from which the run comes.
  package var trackFile = RunTrackFile()

  /// Creates a row from a run to which corrections were applied.
  /// - Parameters:
  ///   - measured: stored measurements, for a run whose fixes are lost; nil to measure the run.
  ///   - track: the checksum of the imported run's track; 0 for a run that was corrected.
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

  /// Restores a row from its stored parts.
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
  /// Whether the activity is a run (not a walk, a ride or the like) and was not removed by the user.
  package var isRun: Bool { run.kind.hasEfforts && !isRemoved }

  /// Whether the run's distance is unknown because the device reported one that nobody can run in the time.
  package var hasImpossibleLength: Bool { measured.source == nil && run.device.length ?? 0 > 0 }

  /// Returns a copy of this row for the run's track without heart rates.
  /// - Parameters:
  ///   - track: the checksum of that track.
  ///   - fixCount: the number of its fixes.
  ///   - route: the run's route, for a row that an older version stored without it.
  package func withoutHeartRate(_ track: UInt32, fixCount: Int, route: LaterMeasure<RunRoute>) -> RunRow {
    var row = self
    (row.track, row.fixCount) = (track, fixCount)
    row.measured = measured.withoutHeartRate(route: route)
    return row
  }

  mutating func setFormat(_ format: RunFormat?) {
    run.origin.format = format
  }

  /// Returns a copy of this recording with another id.
  package func named(_ id: RunID) -> RunRow {
    var row = self
    row.run.id = id
    row.originals = [id]
    return row
  }
}

/// Identifies the file that stores the track of one version of a run. Each later import of the run writes another file.
/// All values compare as equal, so that two rows can be equal even if their tracks are in different files.
package struct RunTrackFile: Hashable, Sendable {
  /// The number that identifies the import that wrote the file, and is part of the file's name. 0 for a run's first
  /// file, whose name contains no number.
  package var number: Int
  /// The number that identifies the import from which this version of the run comes; 0 if it is not known.
  package var imported = 0

  package init(_ number: Int = 0) { self.number = number }

  package static func == (a: RunTrackFile, b: RunTrackFile) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

extension RunRow: Comparable {
  package static func < (a: RunRow, b: RunRow) -> Bool { a.id < b.id }
}

/// The track of an imported run: its fixes, and the points of its route that have no times.
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
  /// Returns the imported run, complete with its track.
  package func run(_ track: RunTrack) -> Run {
    var whole = run
    whole.pauses = measured.pauses.filter(\.isRecorded)
    (whole.fixes, whole.route) = (track.fixes, track.route)
    return whole
  }
}
