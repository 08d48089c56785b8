import KernelApplication
import KernelDomain

/// Writes the values that features derive from their sections, once the changes from which they were derived are
/// durable.
extension StoreWriter {
  /// Stores a section's derived values. Writes them at once or, within a group, when `writeDerived` is called.
  func keep(_ derived: [String: [UInt8]], of id: FeatureID) {
    view.derived[id] = derived
    if !derivedBehind.contains(id) { derivedBehind.append(id) }
    if !isGrouping { writeDerived() }
  }

  /// Writes those derived values that were not written yet. Does nothing while changes are held back.
  func writeDerived() {
    // Changes held back may still be lost; a derived file that includes them would then report them as lost
    // acknowledged changes. Other changes are durable: a transaction whose commit failed derives nothing.
    guard heldBack.isEmpty else { return }
    for id in derivedBehind {
      guard let values = view.derived[id], let stamp = view.stamp(of: id) else { continue }
      for (name, value) in values {
        let isOfFiles = store.reducers[id]?.derivedFromFiles.contains(name) ?? false
        let path = DerivedFile.name(id.name, name)
        if isOfFiles, derivedFromFiles[path] == stamp.manifest { continue }
        // If writing fails, readers compute the value from the section instead.
        let isWritten = (try? store.folder.write(DerivedFile.encoded(stamp, value, as: name), asDerived: path)) != nil
        if isOfFiles { derivedFromFiles[path] = isWritten ? stamp.manifest : nil }
      }
    }
    derivedBehind = []
  }
}
