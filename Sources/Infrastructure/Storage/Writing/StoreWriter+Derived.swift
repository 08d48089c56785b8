import KernelApplication
import KernelDomain

/// Writes the values that features derive from their sections. A value is written only once the changes from which it
/// was derived are durable.
extension StoreWriter {
  /// Stores a section's derived values in memory. Writes them to disk at once or, within a group, when `writeDerived`
  /// is called.
  func keep(_ derived: [String: [UInt8]], of id: FeatureID) {
    view.derived[id] = derived
    if !derivedBehind.contains(id) { derivedBehind.append(id) }
    if !isGrouping { writeDerived() }
  }

  /// Writes the derived values that have not been written yet. Does nothing while changes of a group are not yet
  /// durable.
  func writeDerived() {
    // Changes of a group may still be lost. A derived file that includes them would make that look like the loss of
    // changes that were reported as done. Other changes are durable: a transaction whose commit failed derives nothing.
    guard heldBack.isEmpty else { return }
    for id in derivedBehind {
      guard let values = view.derived[id], let stamp = view.stamp(of: id) else { continue }
      for (name, value) in values {
        let isOfFiles = store.reducers[id]?.derivedFromFiles.contains(name) ?? false
        let path = DerivedFile.name(id.name, name)
        if isOfFiles, derivedFromFiles[path] == stamp.manifest { continue }
        // If this fails, readers compute the value from the section instead.
        let isWritten = (try? store.folder.write(DerivedFile.encoded(stamp, value, as: name), asDerived: path)) != nil
        if isOfFiles { derivedFromFiles[path] = isWritten ? stamp.manifest : nil }
      }
    }
    derivedBehind = []
  }
}
