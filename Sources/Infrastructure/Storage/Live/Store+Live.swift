package import KernelApplication
package import KernelDomain
import Synchronization
import System

/// Live files, each of which records what is in progress in a section, such as a run. One transaction begins a live
/// file, entries are added to it outside transactions, and another transaction ends it. A live file is not part of the
/// section's content: adding entries does not invalidate what has been read or derived from the section, and backups
/// leave live files out.
extension Store {
  /// Reads the entries of the section's live file, in order; nil if it has none. Fails with `storeDamaged` if the file
  /// is damaged.
  package func live(of section: FeatureID) throws(Failure) -> [[UInt8]]? {
    if let held { return try held.live(section) }
    return try withManifest { (manifest) throws(Failure) in
      try manifest.flatMap { (manifest) throws(Failure) in
        try StoreReader(self).live(section, manifest.value)?.entries
      }
    }
  }

  /// Whether `addLive` can add entries to the section's live file now. Check this before adding entries to a copy in
  /// memory, so that the copy never contains entries that the file lacks.
  package func canAddLive(to section: FeatureID) -> Bool {
    held?.live.canAdd(to: section) ?? true
  }

  /// Appends entries to the section's live file. They are durable when this method returns or, within a group, when the
  /// group ends. Call this outside transactions.
  ///
  /// If this process keeps the store's lock, this method does not wait for a transaction that is being written. The
  /// caller may therefore hold a lock that such a transaction waits for. Otherwise, other processes may change the file
  /// at any time, so the entries are added only if the file has exactly `count` entries.
  /// - Parameters:
  ///   - entries: the entries, each as JSON.
  ///   - count: the number of entries in the file, as far as the caller knows.
  /// - Returns: true if the entries have been added. False if nothing has been added; the caller must then call
  ///   `renewLive` or read the live file again.
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

  /// Replaces the section's live file with a new one, so that `addLive` can add entries to it. Does nothing if the
  /// section has no live file, or if `addLive` can add entries already. Do not call this while holding a lock that a
  /// transaction may wait for, because it makes a transaction.
  package func renewLive(of section: FeatureID) throws(Failure) {
    guard let held, !held.live.canAdd(to: section) else { return }
    // After a failed sync, the new manifest may not be durable. One more commit then writes both it and the file anew.
    for isLast in [false, true] {
      do throws(Failure) {
        return try transaction { (transaction) throws(Failure) in
          if transaction.hasLive(of: section) { try transaction.appendLive([], to: section) }
        }
      } catch {
        guard let path = error.unsurelyCommittedPath else { throw error }
        // The failure must not say that the caller's change was made: its entries have not been added.
        if isLast { throw .system(operation: "sync", path: path, reason: Errno.words(Errno.ioError)) }
      }
    }
  }

  /// Makes everything that `body` adds to live files durable together, with one sync per file; the syncs run in
  /// parallel. Do not acknowledge any of the additions before this method returns. If it fails, nothing has been added.
  /// Only one thread at a time may call it. If this process does not keep the store's lock, each addition is made
  /// durable separately.
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

  /// Whether any section has a live file, that is, whether anything such as a run is in progress. Always false if this
  /// process does not keep the store's lock, or has not read the manifest yet.
  package var isUnderWay: Bool {
    held?.committed.withLock { $0?.manifest?.value.sections.values.contains { $0.live != nil } } ?? false
  }

  /// A number that changes whenever live files must be read again, because added entries have been lost or the store
  /// has been read again. Nil if this process does not keep the store's lock, since other processes may then add
  /// entries at any time.
  package var liveLosses: UInt64? { held?.live.losses }
}

extension Transaction {
  /// Begins a live file for the section. Fails with `conflict` if the section already has one.
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

  /// Ends the section's live file. Fails with `conflict` if the section has none.
  /// - Returns: the file's entries, in order.
  package mutating func endLive(of section: FeatureID) throws(Failure) -> [[UInt8]] {
    let entries = try writer.live(of: section)
    try change(section, .ended)
    return entries
  }

  /// Replaces the section's live file with a new one that contains the old entries followed by `entries`.
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

  /// Reads the entries of the section's live file. Nothing can be appended to the file until the transaction has ended.
  func live(of id: FeatureID) throws(Failure) -> [[UInt8]] {
    live?.close(id)
    guard let manifest = view.manifest?.value, let content = try StoreReader(store).live(id, manifest) else {
      throw .conflict(.store(.noLive(section: id.name)))
    }
    return content.entries
  }
}
