import KernelApplication
import KernelDomain

/// Groups of transactions that become durable together. Their changes are held back in memory until the group ends, and
/// are then written as one line per journal.
extension StoreWriter {
  /// Ends the group of transactions. Makes the changes held back durable, with one sync per journal. Fails if any
  /// change of the group has been lost; none of the changes held back then takes effect.
  func finishGroup() throws(Failure) {
    isGrouping = false
    defer { loss = nil }
    try writeHeldBack()
  }

  /// Makes the changes held back so far durable, either all of them or none.
  func writeHeldBack() throws(Failure) {
    if let loss { throw loss }
    let lines = heldBack.elements
    heldBack = BySection()
    heldBackBytes = 0
    let before = durable
    var written: [FeatureID] = []
    do throws(Failure) {
      for (id, changes) in lines {
        try write(changes, to: id)
        written.append(id)
      }
    } catch {
      for id in written { journals.takeBack(id, to: before.sections[id]?.end?.bytes ?? 0) }
      loss = error
      forgetGroup(before, lines.map(\.id))
      throw error
    }
    for (id, _) in lines {
      view.sections[id]?.end = durable.sections[id]?.end
      durable.sections[id]?.content = view.sections[id]?.content ?? SectionContent(empty: id, store.folder)
    }
  }

  /// Restores the state that the store had before the group. Keeps the derived values of the sections that the group
  /// has not changed.
  private func forgetGroup(_ before: StoreView, _ changed: [FeatureID]) {
    let derived = view.derived
    view = before
    view.derived = derived
    for id in changed { view.derived[id] = nil }
    derivedBehind.removeAll { changed.contains($0) }
    durable = before
  }
}
