import KernelApplication
import KernelDomain
import System

/// Checks that no other program has changed the store's files while this writer holds the lock.
extension StoreWriter {
  /// Fails unless the lock file, the manifest and the section's journal are as this writer last read or wrote them.
  /// Called before each write.
  func makeSureOfFiles(journal id: FeatureID? = nil) throws(Failure) {
    let end = id.flatMap { durable.sections[$0]?.end }
    let name = end == nil ? nil : id.flatMap { durable.manifest?.value.sections[$0]?.journal.name }
    let problem = try lock.foreignChange(
      in: store.folder, view.manifest?.file, journal: name, end?.bytes, open: id.flatMap(journals.openFile)
    ) { (found) throws(Failure) in
      if let id { try isKnown(found, id) } else { true }
    }
    guard let problem else { return }
    isStale = true
    throw .changedMeanwhile(store.path, problem)
  }

  /// Whether the journal `found`, which has the expected size, also has the content that this writer last read or
  /// wrote. Reads the journal again only if its status has changed, for example because a backup tool has touched or
  /// linked the file without changing its content.
  private func isKnown(_ found: FileStatus, _ id: FeatureID) throws(Failure) -> Bool {
    guard let known = durable.sections[id], let end = known.end else { return true }
    if let file = end.file, found.isUntouched(since: file) { return true }
    let now: SectionState
    do throws(Failure) {
      now = try StoreReader(store).section(id, durable.manifest)
    } catch .storeDamaged {
      return false
    }
    let isSame = now.end?.isSame(as: end) == true && now.content.changes.elementsEqual(known.content.changes)
    guard isSame else { return false }
    durable.sections[id]?.end?.file = now.end?.file
    return true
  }
}
