import KernelApplication
import KernelDomain
import System

/// Guards against other programs changing the store's files behind the writer's back.
extension StoreWriter {
  /// Fails unless the lock file, the manifest and the journal are those that this writer knows. Called before anything
  /// is written.
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

  /// Whether a journal of the expected size still has the expected content. If its status changed, it is read again:
  /// touching it, changing its permissions or linking it, as backup tools do, leaves the content alone.
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
