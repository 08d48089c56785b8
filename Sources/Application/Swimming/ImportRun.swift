import KernelApplication
import SwimmingDomain

/// Reads files and puts all their workouts into the book as one change.
struct ImportRun {
  let store: any WorkoutStore
  let files: any WorkoutFiles

  /// - Parameter sync: noted with the workouts when this run is a sync.
  func run(
    _ found: [WorkoutFile], pool: PoolLength?, sync: SyncedFiles?, progress: any ProgressSink
  ) throws(Failure) -> ImportWorkouts.Output {
    var read: [ReadWorkouts] = []
    for file in found { read.append(try files.read(file, pool: pool, progress: progress)) }
    var merge = ImportMerge(into: SwimBook())
    var tallies: [ImportMerge.Tally] = []
    let changed = try store.change { (book) throws(Failure) in
      guard !progress.isCancelled else { throw .cancelled }
      merge = ImportMerge(into: book)
      tallies = read.map { merge.take($0) }
      let others = ImportRun.others(read, corrections: merge.corrections)
      let isNothing = merge.put.isEmpty && others == BookBackup.Others() && sync == nil
      return isNothing ? .nothing : .put(merge.put, others: others, sync: sync)
    }
    let duplicates = merge.duplicates(of: tallies)
    return ImportWorkouts.Output(
      files: found.indices.map { ImportedFile(found[$0], read[$0], tallies[$0], duplicates: duplicates[$0]) },
      records: changed.fallen)
  }
}

extension ImportRun {
  /// Of several backups, the first that has them tells profile and settings.
  private static func others(_ read: [ReadWorkouts], corrections: [Correction]) -> BookBackup.Others {
    let backups = read.compactMap(\.others)
    return BookBackup.Others(
      corrections: corrections, profile: backups.lazy.compactMap(\.profile).first,
      settings: backups.lazy.compactMap(\.settings).first)
  }
}

extension ImportMerge {
  fileprivate mutating func take(_ read: ReadWorkouts) -> Tally {
    guard let others = read.others else { return add(read.workouts) }
    return restore(read.workouts, others.corrections)
  }
}

extension ImportedFile {
  fileprivate init(_ file: WorkoutFile, _ read: ReadWorkouts, _ tally: ImportMerge.Tally, duplicates: Int) {
    path = file.path
    kind = file.kind
    workouts = tally.ids.count
    new = tally.new
    updated = tally.updated
    self.duplicates = duplicates
    laps = read.workouts.reduce(0) { $0 + $1.laps.count }
    corrections = tally.corrections
    skipped = read.skipped
    if tally.unnamed > 0 {
      skipped.append(
        Skipped(
          what: tally.unnamed == 1 ? "1 workout" : "\(tally.unnamed) workouts",
          why: "more than \(WorkoutID.ordinals.count) workouts start in the same second"))
    }
  }
}
