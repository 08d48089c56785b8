package import KernelApplication
package import KernelDomain
import System

/// Reading a store, which takes no lock and works on a read-only disk.
extension Store {
  /// Returns the section's current content; its files are read only when asked for.
  package func content(of section: FeatureID) throws(Failure) -> SectionContent {
    try read(section) { $0 }
  }

  /// Passes the section's current content to `body`. The files that the content names exist as long as `body` runs.
  package func read<Value>(
    _ section: FeatureID, _ body: (SectionContent) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let held { return try held.read(section, body) }
    return try withManifest { (manifest) throws(Failure) in
      try body(cache.section(section, manifest, StoreReader(self)).content)
    }
  }

  /// Returns the value of that name that a feature derived from exactly the section's current content; nil if the value
  /// must be computed again.
  package func derived(_ name: String, of section: FeatureID) throws(Failure) -> [UInt8]? {
    try derived([name], of: section)?.first
  }

  /// Returns several derived values, all from the same state of the section; nil if any of them must be computed again.
  package func derived(_ names: [String], of section: FeatureID) throws(Failure) -> [[UInt8]]? {
    if let held { return try held.derived(section, names) }
    return try withManifest { (manifest) throws(Failure) in
      try cache.derived(section, names, manifest, StoreReader(self))
    }
  }

  /// Returns the derived value last written to disk, even if the section has changed since; nil if there is no such
  /// file.
  package func lastDerived(_ name: String, of section: FeatureID) -> [UInt8]? {
    held?.revisions.noteRead(of: section)
    return StoreReader(self).derivedFile(section, name)?.value
  }

  /// Returns the small documents that a section committed together with files, JSON by kind. Does not read the
  /// section's journal.
  package func notes(of section: FeatureID) throws(Failure) -> [String: [UInt8]] {
    if let held { return try held.notes(section) }
    return try manifest()?.value.sections[section]?.notes ?? [:]
  }

  /// The sections that the manifest lists, sorted.
  package var sections: [FeatureID] {
    get throws(Failure) {
      if let held { return try held.sections.sorted() }
      return try manifest()?.value.sections.ids ?? []
    }
  }

  /// Whether the store exists on disk, that is, whether it has a manifest.
  package var isThere: Bool {
    get throws(Failure) {
      if let held { return try held.knownManifest() != nil }
      return try manifest() != nil
    }
  }

  /// Runs `body` with the current manifest. A writer may replace the manifest and remove the old files meanwhile: if
  /// `body` fails and the manifest has changed, runs `body` again with the new one.
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

  /// Returns the current manifest; nil if there is no store yet. Fails with `storeNewer` for another format, and with
  /// `storeDamaged` if the manifest is older than the one the last writer recorded in the lock.
  /// - Parameter note: what the last writer left in the lock file; nil to skip that comparison.
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
