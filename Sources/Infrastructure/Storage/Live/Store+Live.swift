package import KernelApplication
package import KernelDomain
import Synchronization

/// Live files, which record what is under way, such as a run. A transaction begins a section's live file, entries are
/// added to it, and a transaction ends it. The file is not part of the section's content: what was read or derived from
/// the section stays valid, and backups leave the file out.
extension Store {
  /// The entries of the section's live file, in order; nil if it has none. Fails with `storeDamaged`.
  package func live(of section: FeatureID) throws(Failure) -> [[UInt8]]? {
    if let held { return try held.live(section) }
    return try withManifest { (manifest) throws(Failure) in
      try manifest.flatMap { (manifest) throws(Failure) in
        try StoreReader(self).live(section, manifest.value)?.entries
      }
    }
  }

  /// Whether `addLive` can add to the section's live file now. Ask this before changing an in-memory copy of the file's
  /// entries.
  package func canAddLive(to section: FeatureID) -> Bool {
    held?.live.canAdd(to: section) ?? true
  }

  /// Appends to the section's live file without waiting for a held store's transaction writer, which may in turn wait
  /// for a lock that the caller holds. Call it outside transactions. The entries are durable when this returns; within
  /// a group, when the group ends. In a store that is not held, which others may change at any time, they are added
  /// only if the file has exactly the entries that the caller knows of.
  /// - Parameters:
  ///   - entries: JSON.
  ///   - count: how many entries the caller knows of.
  /// - Returns: false if nothing was added: the file must first be made anew by `renewLive`, or read again.
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

  /// Makes `addLive` possible by replacing the section's live file with a new one; does nothing if there is none. Do
  /// not call this while holding a lock that writers ask for.
  package func renewLive(of section: FeatureID) throws(Failure) {
    guard let held, !held.live.canAdd(to: section) else { return }
    try transaction { (transaction) throws(Failure) in
      if transaction.hasLive(of: section) { try transaction.appendLive([], to: section) }
    }
  }

  /// Makes what `body` adds to live files durable together, with one sync per file, all in parallel. Nothing may be
  /// acknowledged before this returns; if this fails, nothing was added. Only one thread at a time may call this. In a
  /// store that is not held, each addition is made durable by itself.
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

  /// Whether any section of a held store has a live file; false if the store has not been read yet.
  package var isUnderWay: Bool {
    held?.committed.withLock { $0?.manifest?.value.sections.values.contains { $0.live != nil } } ?? false
  }

  /// A number that changes whenever live files must be read again: added entries were lost, or the store was read
  /// again. Nil for a store that is not held, which others may add to at any time.
  package var liveLosses: UInt64? { held?.live.losses }
}

extension Transaction {
  /// Begins the section's live file. Fails with `conflict` if it already has one.
  /// - Parameter entries: the file's first entries, as JSON.
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

  /// Ends the section's live file. Fails with `conflict` if it has none.
  /// - Returns: the file's entries, in order.
  package mutating func endLive(of section: FeatureID) throws(Failure) -> [[UInt8]] {
    let entries = try writer.live(of: section)
    try change(section, .ended)
    return entries
  }

  /// Replaces the live file with a new one that has `entries` after the old ones.
  mutating func appendLive(_ entries: [[UInt8]], to section: FeatureID) throws(Failure) {
    try change(section, .made(writer.live(of: section) + entries))
  }
}

/// How a transaction changes a section's live file.
enum LiveChange {
  case made([[UInt8]])
  case ended
}

extension StoreWriter {
  func liveName(of id: FeatureID) -> String? { view.manifest?.value.sections[id]?.live }

  /// The entries of the section's live file. Nothing is appended to it until the transaction is over.
  func live(of id: FeatureID) throws(Failure) -> [[UInt8]] {
    live?.close(id)
    guard let manifest = view.manifest?.value, let content = try StoreReader(store).live(id, manifest) else {
      throw .conflict(.store(.noLive(section: id.name)))
    }
    return content.entries
  }
}
