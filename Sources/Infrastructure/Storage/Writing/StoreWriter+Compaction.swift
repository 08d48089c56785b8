import KernelApplication
import KernelDomain

/// Compaction: makes journals shorter.
extension StoreWriter {
  /// Compacts the journals of the sections that were read. Call this before any change, or group of changes.
  func compactIfDue() {
    for id in view.sections.ids { compactIfDue(id) }
  }

  /// Rewrites a journal without the changes that no longer matter, if its last line passed a multiple of
  /// `compactionStep` and half of the journal can go. A failure changes nothing: the current change does not need
  /// compaction, and the next one tries again.
  func compactIfDue(_ id: FeatureID) {
    guard isSure, !isRehearsing, heldBack.isEmpty, let state = view.sections[id], let end = state.end else { return }
    let step = store.options.compactionStep
    guard end.bytes / step != (end.bytes - end.lastLineBytes) / step else { return }
    let compaction = JournalCompaction(state.content, keeping: store.options.keptChanges, store.reducers[id])
    let fold = compaction.fold
    guard compaction.isWorthIt || fold != nil else { return }
    var content = state.content
    let kept = compaction.kept.filter { fold?.changes.contains($0.number) != true }
    content.compact(to: kept, since: compaction.since)
    try? replaceManifest(last: nextNumber - 1, erasing: []) { (commit) throws(Failure) in
      try commit.write(
        SectionState(content: content, end: end), files: (fold?.files ?? [:]).mapValues { $0.map(PutFile.bytes) },
        journal: .changes(kept, since: compaction.since))
    }
  }
}
