import KernelApplication
import KernelDomain

/// What a writer finds need not be durable. It is made so before anything is added to it.
extension StoreWriter {
  /// If the last writer left no note, copies the journals to new files and rewrites the manifest, so that all of them
  /// are durable. If the store does not exist yet, writes its manifest before any other file. An interrupted first
  /// commit therefore never leaves a folder that contains files but no manifest.
  func makeSure() throws(Failure) {
    if isSure, view.manifest != nil { return }
    try writeHeldBack()
    let sweeps = !isSure && view.manifest != nil
    var unsure: [FeatureID] = []
    for id in journals.unsure {
      do throws(Failure) {
        // Reads the section first, since that reports lost changes, which could no longer be noticed once the journal
        // is rewritten.
        if store.reducers[id] != nil { _ = try content(of: id) }
        unsure.append(id)
      } catch .storeDamaged {
        // A damaged journal stays as it is. Nothing is written to it until it is repaired, but other sections can be
        // changed.
      }
    }
    journals.close()
    try replaceManifest(last: nextNumber - 1, erasing: [], isPreparation: true) { (commit) throws(Failure) in
      for id in unsure {
        guard let section = durable.manifest?.value.sections[id] else { continue }
        let journal = try StoreReader(store).soundJournal(id, section.journal, durable.sections[id]?.end)
        if let journal { try commit.copy(id, journal) }
      }
    }
    for id in unsure {
      view.sections[id]?.end?.isWhole = true
      durable.sections[id]?.end?.isWhole = true
    }
    journals.unsure = []
    if sweeps { StoreSweep(store).sweep(view.manifest?.value) }
  }
}
