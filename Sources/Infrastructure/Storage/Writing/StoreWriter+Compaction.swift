import KernelApplication
import KernelDomain

/// Compaction shortens a section's journal by removing changes that no longer have an effect.
extension StoreWriter {
  /// Compacts the journals that are due for compaction in the sections read so far. Call this before a change or a
  /// group of changes.
  func compactIfDue() {
    for id in view.sections.ids { compactIfDue(id) }
  }

  /// Compacts a journal if its last line has made its size exceed a multiple of `compactionStep` bytes. Does so only if
  /// compaction removes at least half of the journal or moves old changes into files. If compaction fails, nothing
  /// changes, and a later change tries again.
  func compactIfDue(_ id: FeatureID) {
    guard isSure, !isDryRun, heldBack.isEmpty, let state = view.sections[id], let end = state.end else { return }
    let step = store.options.compactionStep
    guard end.bytes / step != (end.bytes - end.lastLineBytes) / step else { return }
    let compaction = JournalCompaction(state.content, keeping: store.options.keptChanges, store.reducers[id])
    let fold = compaction.fold
    guard compaction.isWorthIt || fold != nil else { return }
    var content = state.content
    let kept = compaction.kept.filter { fold?.changes.contains($0.number) != true }
    content.compact(to: kept, since: compaction.since)
    do throws(Failure) {
      try replaceManifest(last: nextNumber - 1, erasing: []) { (commit) throws(Failure) in
        try commit.write(
          SectionState(content: content, end: end), files: (fold?.files ?? [:]).mapValues { $0.map(PutFile.bytes) },
          journal: .changes(kept, since: compaction.since))
      }
    } catch {
      return
    }
    // Values that were derived from the files, but have not been written yet, belong to the files before. Written now,
    // they would pass for values of the new files.
    guard fold != nil, store.reducers[id]?.derivedFromFiles.isEmpty == false else { return }
    view.derived[id] = nil
    derivedBehind.removeAll { $0 == id }
  }
}
