/// A run without its fixes but with all its measurements, which suffices for lists, weeks and efforts.
package struct RunRow: Hashable, Sendable {
  /// The run without fixes, holes and route, which are stored in its track.
  package private(set) var run: Run
  /// The imported runs that this run consists of, in order of time.
  package private(set) var originals: [RunID]
  /// The distances at which the user confirmed a suspicious effort.
  package private(set) var confirmed: Set<EffortDistance>
  /// Whether the user removed the run from the book.
  package private(set) var isRemoved: Bool
  package let fixCount: Int
  package let hasOdometer: Bool
  package let measured: MeasuredRun
  /// The checksum of the run's track as imported, by which a later import of an equal track is recognised; 0 for
  /// corrected runs.
  package let track: UInt32
  /// The file of the run's track.
  package var trackFile = RunTrackFile()

  /// - Parameters:
  ///   - measured: the measurements to use instead of computing them, if the fixes are lost.
  ///   - track: the checksum of the run's track as imported; 0 for a corrected run.
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

  /// Restores a row from stored values.
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
  /// Whether the activity is a run, rather than a ride or a walk, and the user did not remove it.
  package var isRun: Bool { run.kind.hasEfforts && !isRemoved }

  /// A copy of this recording with another id.
  package func named(_ id: RunID) -> RunRow {
    var row = self
    row.run.id = id
    row.originals = [id]
    return row
  }
}

/// Which of the files of a run's track belongs to a version of the run. All are equal: where its track lies says nothing
/// of a run.
package struct RunTrackFile: Hashable, Sendable {
  /// The number of the import that brought a track while there was one; 0 for the first.
  package let number: Int

  package init(_ number: Int = 0) {
    self.number = number
  }

  package static func == (a: RunTrackFile, b: RunTrackFile) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

extension RunRow: Comparable {
  package static func < (a: RunRow, b: RunRow) -> Bool { a.id < b.id }
}

/// The fixes of an imported run, and the points of its route if these have no times.
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
  /// The imported run, complete with its track.
  package func run(_ track: RunTrack) -> Run {
    var whole = run
    whole.pauses = measured.pauses.filter(\.isRecorded)
    (whole.fixes, whole.route) = (track.fixes, track.route)
    return whole
  }
}
