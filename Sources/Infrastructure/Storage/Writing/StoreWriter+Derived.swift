import KernelApplication
import KernelDomain

/// What features derive from their sections, written beside them once it is sure to last.
extension StoreWriter {
  /// Writes it now, or at the end of the group.
  func keep(_ derived: [String: [UInt8]], of id: FeatureID) {
    view.derived[id] = derived
    if !derivedBehind.contains(id) { derivedBehind.append(id) }
    if !isGrouping { writeDerived() }
  }

  /// Writes what was derived, where that is still to be done.
  func writeDerived() {
    // What is held back may yet be lost, and would then be missed as if it had been acknowledged. The rest is sure to last:
    // a transaction that could not be made so fails before it keeps anything.
    guard heldBack.isEmpty else { return }
    for id in derivedBehind {
      guard let values = view.derived[id], let stamp = view.stamp(of: id) else { continue }
      for (name, value) in values {
        let isOfFiles = store.reducers[id]?.derivedFromFiles.contains(name) ?? false
        let path = DerivedFile.name(id.name, name)
        if isOfFiles, derivedFromFiles[path] == stamp.manifest { continue }
        // A reader without it, or with one that does not fit, works the same out from the rest.
        let isWritten = (try? store.folder.write(DerivedFile.encoded(stamp, value, as: name), asDerived: path)) != nil
        if isOfFiles { derivedFromFiles[path] = isWritten ? stamp.manifest : nil }
      }
    }
    derivedBehind = []
  }
}
