package import KernelApplication
package import KernelDomain
import Synchronization

/// What is going on, such as a run: a section's live file holds what was added to it since a transaction began it, until
/// one ends it. It is no part of what the section says: nothing that was read or derived of the section becomes stale by
/// it, and a backup leaves it out, as what is not yet kept.
extension Store {
  /// What was added to the section's live file, in order; nil where it has none. Fails with `storeDamaged`.
  package func live(of section: FeatureID) throws(Failure) -> [[UInt8]]? {
    if let held { return try held.live(section) }
    return try withManifest { (manifest) throws(Failure) in
      try manifest.flatMap { (manifest) throws(Failure) in
        try StoreReader(self).live(section, manifest.value)?.entries
      }
    }
  }

  /// Whether `addLive` can add to the section's live file as it is. Whoever is about to change what it holds in memory asks
  /// before.
  package func canAddLive(to section: FeatureID) -> Bool {
    held?.live.canAdd(to: section) ?? true
  }

  /// Adds to the section's live file, beside the transactions of a held store, without waiting for who writes it, who may
  /// wait for a lock that the caller holds. Only to be called outside transactions. Durable when this returns, or, within
  /// a group, when that ends. In a store that is not held, which others may change at any time, they are added as long as
  /// the file has just the entries that the caller knows of.
  /// - Parameters:
  ///   - entries: JSON.
  ///   - count: of the entries known.
  /// - Returns: false where nothing was added: the file has to be made anew first, which `renewLive` does, or read again.
  package func addLive(_ entries: [[UInt8]], to section: FeatureID, after count: Int) throws(Failure) -> Bool {
    guard let held else {
      return try transaction { (transaction) throws(Failure) in
        guard transaction.hasLive(of: section), try transaction.writer.live(of: section).count == count else {
          return false
        }
        try transaction.appendLive(entries, to: section)
        return true
      }
    }
    if held.live.keepBack(entries, of: section) { return true }
    do throws(Failure) {
      return try held.live.append([(section, entries)]).isEmpty
    } catch {
      held.live.noteLoss()
      throw error
    }
  }

  /// Makes the section's live file one that `addLive` can add to; there may be none. Not to be called with a lock that
  /// writers ask for.
  package func renewLive(of section: FeatureID) throws(Failure) {
    guard let held, !held.live.canAdd(to: section) else { return }
    try transaction { (transaction) throws(Failure) in
      if transaction.hasLive(of: section) { try transaction.appendLive([], to: section) }
    }
  }

  /// Makes what `body` adds to live files durable together, each with one sync, all at the same time: nothing is acknowledged
  /// before this returns, and when it fails, nothing at all. For one thread at a time. A store that is not held makes each
  /// durable by itself.
  package func liveGroup(_ body: () -> Void) throws(Failure) {
    guard let held else { return body() }
    held.live.beginGroup()
    body()
    do throws(Failure) {
      let rest = try held.live.append(held.live.endGroup())
      guard !rest.isEmpty else { return }
      try transaction { (transaction) throws(Failure) in
        for (id, entries) in rest { try transaction.appendLive(entries, to: id) }
      }
    } catch {
      held.live.noteLoss()
      throw error
    }
  }

  /// Whether any section of a held store has a live file; false where that is not known yet.
  package var isUnderWay: Bool {
    held?.committed.withLock { $0?.manifest?.value.sections.values.contains { $0.live != nil } } ?? false
  }

  /// Another number whenever what is known of live files has to be read again: something that was added was lost, or the
  /// store was read anew. Nil for a store that is not held, which others may add to at any time.
  package var liveLosses: UInt64? { held?.live.losses }
}

extension Transaction {
  /// Begins the section's live file. Fails with `conflict` where it has one.
  /// - Parameter entries: JSON, the first that are in it.
  package mutating func startLive(of section: FeatureID, _ entries: [[UInt8]] = []) throws(Failure) {
    guard writer.liveName(of: section) == nil else { throw .conflict(.store(.liveGoesOn(section: section.name))) }
    try change(section, .made(entries))
  }

  /// Whether the section has a live file.
  package func hasLive(of section: FeatureID) -> Bool {
    switch drafts[section]?.live {
    case .made?: true
    case .ended?: false
    case nil: writer.liveName(of: section) != nil
    }
  }

  /// Ends the section's live file. Fails with `conflict` where it has none.
  /// - Returns: what was added to it, in order.
  package mutating func endLive(of section: FeatureID) throws(Failure) -> [[UInt8]] {
    let entries = try writer.live(of: section)
    try change(section, .ended)
    return entries
  }

  /// Makes the live file anew, with more entries.
  mutating func appendLive(_ entries: [[UInt8]], to section: FeatureID) throws(Failure) {
    try change(section, .made(writer.live(of: section) + entries))
  }
}

/// What a transaction makes of a section's live file.
enum LiveChange {
  case made([[UInt8]])
  case ended
}

extension StoreWriter {
  func liveName(of id: FeatureID) -> String? { view.manifest?.value.sections[id]?.live }

  /// The entries of the section's live file, to which nobody appends until the transaction is over.
  func live(of id: FeatureID) throws(Failure) -> [[UInt8]] {
    live?.close(id)
    guard let manifest = view.manifest?.value, let content = try StoreReader(store).live(id, manifest) else {
      throw .conflict(.store(.noLive(section: id.name)))
    }
    return content.entries
  }
}
