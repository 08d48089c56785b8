package import KernelApplication
package import KernelDomain
import System

/// Reads a store without taking its lock, so that reading also works on a read-only disk.
extension Store {
  /// Returns the section's current content. Each of the section's files is read from disk only when its bytes are
  /// requested.
  package func content(of section: FeatureID) throws(Failure) -> SectionContent {
    try read(section) { $0 }
  }

  /// Calls `body` with the section's current content. The files that the content lists stay on disk until `body`
  /// returns.
  package func read<Value>(
    _ section: FeatureID, _ body: (SectionContent) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let held { return try held.read(section, body) }
    return try withManifest { (manifest) throws(Failure) in
      try body(cache.section(section, manifest, StoreReader(self)).content)
    }
  }

  /// Returns the derived value `name`, which the feature computed from the section and which is saved in the store. Nil
  /// if the section has changed since then, so that the value must be computed again.
  package func derived(_ name: String, of section: FeatureID) throws(Failure) -> [UInt8]? {
    try derived([name], of: section)?.first
  }

  /// Returns several derived values of the section, in the order of `names`; nil if the section has changed since any
  /// of them was computed.
  package func derived(_ names: [String], of section: FeatureID) throws(Failure) -> [[UInt8]]? {
    if let held { return try held.derived(section, names) }
    return try withManifest { (manifest) throws(Failure) in
      try cache.derived(section, names, manifest, StoreReader(self))
    }
  }

  /// Returns the derived value `name` as it was last written to disk, even if the section has changed since then; nil
  /// if it has never been written.
  package func lastDerived(_ name: String, of section: FeatureID) -> [UInt8]? {
    held?.revisions.noteRead(of: section)
    return StoreReader(self).derivedFile(section, name)?.value
  }

  /// Returns the section's notes by kind. Notes are small JSON values that the manifest stores, so the section's
  /// journal is not read.
  package func notes(of section: FeatureID) throws(Failure) -> [String: [UInt8]] {
    if let held { return try held.notes(section) }
    return try manifest()?.value.sections[section]?.notes ?? [:]
  }

  /// Returns numbers that stay the same as long as no section changes; empty if there is no store yet. This counts as
  /// reading all sections.
  package func stamps() throws(Failure) -> [UInt64] {
    guard let held else { return try manifest().map { cache.stamps($0, StoreReader(self)) } ?? [] }
    held.revisions.noteReadOfAll()
    return held.revisions.all
  }

  /// The ids of the sections that the manifest lists, sorted.
  package var sections: [FeatureID] {
    get throws(Failure) {
      if let held { return try held.sections.sorted() }
      return try manifest()?.value.sections.ids ?? []
    }
  }

  /// Returns the number that identifies the store; nil if there is no store yet.
  package func bookID() throws(Failure) -> BookID? {
    if let held { return try held.knownManifest()?.value.book }
    return try manifest()?.value.book
  }

  /// Whether the store exists on disk, that is, whether its folder contains a manifest.
  package var isThere: Bool {
    get throws(Failure) {
      if let held { return try held.knownManifest() != nil }
      return try manifest() != nil
    }
  }

  /// Calls `body` with the current manifest. If `body` fails because a writer has replaced the manifest and removed old
  /// files in the meantime, calls `body` again with the new manifest.
  func withManifest<Value>(
    _ body: (StandingManifest?) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var manifest = try manifest()
    while true {
      do throws(Failure) {
        return try body(manifest)
      } catch {
        let latest = try self.manifest()
        guard latest?.checksum != manifest?.checksum else { throw error }
        manifest = latest
      }
    }
  }

  /// Returns the current manifest; nil if the store does not exist yet. Fails with `storeNewer` for an unknown format,
  /// and with `storeDamaged` if the manifest is older than the one that the last writer recorded in the lock file.
  /// - Parameter note: the note that the last writer left in the lock file; nil to skip that comparison.
  func manifest(_ note: LockNote? = nil) throws(Failure) -> StandingManifest? {
    let manifest = try standingManifest(note)
    if let manifest, let note, manifest.value.generation < note.generation {
      throw .storeDamaged(place: folder.path(of: Manifest.name), problem: .store(.olderManifest))
    }
    return manifest
  }

  private func standingManifest(_ note: LockNote?) throws(Failure) -> StandingManifest? {
    let reader = StoreReader(self)
    if let known = cache.currentManifest(reader) { return known }
    guard let (bytes, file) = try reader.manifestFile() else {
      try reader.refuseLeftovers(note)
      return nil
    }
    let manifest = try reader.manifest(bytes, file)
    cache.keep(manifest)
    return manifest
  }
}
