import KernelApplication
import SwimmingDomain

/// Reads files and puts all their workouts into the book as one change.
struct ImportRun {
  let store: any SwimStore
  let files: any SwimFiles

  /// - Parameter sync: noted with the workouts when this run is a sync.
  func run(
    _ found: [SwimFile], pool: PoolLength?, sync: SyncedFiles?, progress: any ProgressSink
  ) throws(Failure) -> ImportSwims.Output {
    var read: [ReadSwims] = []
    for file in found { read.append(try files.read(file, pool: pool, progress: progress)) }
    var merge = SwimImportMerge(into: SwimBook())
    var tallies: [SwimImportMerge.Tally] = []
    let changed = try store.change { (book) throws(Failure) in
      guard !progress.isCancelled else { throw .cancelled }
      merge = SwimImportMerge(into: book)
      tallies = read.map { merge.take($0) }
      let others = ImportRun.others(read, corrections: merge.corrections)
      let isNothing = merge.put.isEmpty && others == BookBackup.Others() && sync == nil
      return isNothing ? .nothing : .put(merge.put, others: others, sync: sync)
    }
    let duplicates = merge.duplicates(of: tallies)
    return ImportSwims.Output(
      files: found.indices.map { ImportedFile(found[$0], read[$0], tallies[$0], duplicates: duplicates[$0]) },
      records: changed.fallen)
  }
}

extension ImportRun {
  /// Of several backups, the first that has them tells profile and settings.
  private static func others(_ read: [ReadSwims], corrections: [SwimCorrection]) -> BookBackup.Others {
    let backups = read.compactMap(\.others)
    return BookBackup.Others(
      corrections: corrections, profile: backups.lazy.compactMap(\.profile).first,
      settings: backups.lazy.compactMap(\.settings).first)
  }
}

extension SwimImportMerge {
  fileprivate mutating func take(_ read: ReadSwims) -> Tally {
    guard let others = read.others else { return add(read.swims) }
    return restore(read.swims, others.corrections)
  }
}

extension ImportedFile {
  fileprivate init(_ file: SwimFile, _ read: ReadSwims, _ tally: SwimImportMerge.Tally, duplicates: Int) {
    path = file.path
    kind = file.kind
    swims = tally.ids.count
    new = tally.new
    updated = tally.updated
    self.duplicates = duplicates
    laps = read.swims.reduce(0) { $0 + $1.laps.count }
    corrections = tally.corrections
    skipped = read.skipped
    if tally.unnamed > 0 {
      skipped.append(
        Skipped(
          what: tally.unnamed == 1 ? "1 workout" : "\(tally.unnamed) workouts",
          why: "more than \(SwimID.ordinals.count) workouts start in the same second"))
    }
  }
}
