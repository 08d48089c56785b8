import KernelDomain

/// A run with the user's corrections applied.
package struct CorrectedRun: Hashable, Sendable {
  package internal(set) var run: Run
  /// The ids of the imported runs that were joined to make this run, in chronological order; a single id if none were
  /// joined.
  package internal(set) var originals: [RunID]
  /// The distances over which the user confirmed that the run's suspicious effort (its fastest stretch) is genuine.
  package internal(set) var confirmed: Set<EffortDistance> = []
  /// Whether the user removed the run from the book.
  package internal(set) var isRemoved = false

  package init(_ run: Run) {
    self.run = run
    originals = [run.id]
  }

  package var measured: MeasuredRun { MeasuredRun(run, confirmed: confirmed) }
}

/// Runs with the user's corrections applied.
package struct CorrectedRuns: Hashable, Sendable {
  /// The corrected runs, sorted by id.
  package private(set) var runs: [CorrectedRun]
  /// The corrections that have no effect because they no longer fit their run.
  package private(set) var setAside: [RunCorrection] = []

  /// Applies corrections to runs.
  /// - Parameters:
  ///   - runs: the runs as they were imported.
  ///   - corrections: the corrections, in the order in which they were made. Corrections of unknown runs go to
  ///     `setAside`.
  package init(_ runs: [Run], corrections: some Sequence<RunCorrection> = []) {
    self.runs = runs.map { CorrectedRun($0) }.sorted { $0.run.id < $1.run.id }
    for correction in corrections {
      do throws(RunCorrectionError) {
        try apply(correction)
      } catch {
        setAside.append(correction)
      }
    }
  }

  package subscript(id: RunID) -> CorrectedRun? {
    runs.first { $0.run.id == id }
  }

  /// Applies a change to the run with this id, and returns the correction to store. Throws if the change is not
  /// possible.
  package mutating func make(_ change: RunCorrection.Change, of id: RunID) throws(RunCorrectionError) -> RunCorrection {
    guard let corrected = self[id] else { throw .unknownRun }
    let next: Run? = if case .join(let other) = change { self[other]?.run } else { nil }
    let correction = RunCorrection(run: id, change: change, touched: try corrected.touched(by: change, next))
    let before = self
    try apply(correction)
    if case .prefer = change { return correction }
    guard self != before else { throw .changesNothing }
    return correction
  }

  private mutating func apply(_ correction: RunCorrection) throws(RunCorrectionError) {
    guard let index = runs.firstIndex(where: { $0.run.id == correction.run }) else { throw .unknownRun }
    guard !runs[index].isRemoved else { throw .removed }
    switch correction.change {
    case .split(let time):
      let halves = try runs[index].halves(at: time, correction)
      runs.replaceSubrange(index...index, with: halves)
    case .join(let other):
      guard let next = runs.firstIndex(where: { $0.run.id == other }), next != index else { throw .unknownRun }
      try runs[index].join(runs[next], correction)
      runs.remove(at: next)
    default:
      try runs[index].apply(correction)
    }
  }
}
