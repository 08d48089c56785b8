package import KernelApplication
package import KernelDomain
import System

/// What a store holds: without a lock, and on a disk that can't be written too.
extension Store {
  /// What a section holds now, its files left out.
  package func content(of section: FeatureID) throws(Failure) -> SectionContent {
    try read(section) { $0 }
  }

  /// Reads of what a section holds now; its files are there as long as `body` runs.
  package func read<Value>(
    _ section: FeatureID, _ body: (SectionContent) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let held { return try held.read(section, body) }
    return try withManifest { (manifest) throws(Failure) in
      try body(cache.section(section, manifest, StoreReader(self)).content)
    }
  }

  /// What a feature derived from exactly what its section holds now, by its name; nil when that has to be done anew.
  package func derived(_ name: String, of section: FeatureID) throws(Failure) -> [UInt8]? {
    try derived([name], of: section)?.first
  }

  /// The same of several names, all of one moment; nil where any has to be done anew.
  package func derived(_ names: [String], of section: FeatureID) throws(Failure) -> [[UInt8]]? {
    if let held { return try held.derived(section, names) }
    return try withManifest { (manifest) throws(Failure) in
      try cache.derived(section, names, manifest, StoreReader(self))
    }
  }

  /// The same as it was last kept on the disk, from whatever the section held then; nil where there is none.
  package func lastDerived(_ name: String, of section: FeatureID) -> [UInt8]? {
    held?.revisions.noteRead(of: section)
    return StoreReader(self).derivedFile(section, name)?.value
  }

  /// Small documents that a section committed together with files, without reading its journal: JSON by kind.
  package func notes(of section: FeatureID) throws(Failure) -> [String: [UInt8]] {
    if let held { return try held.notes(section) }
    return try manifest()?.value.sections[section]?.notes ?? [:]
  }

  /// The sections that there are, in order.
  package var sections: [FeatureID] {
    get throws(Failure) {
      if let held { return try held.sections.sorted() }
      return try manifest()?.value.sections.ids ?? []
    }
  }

  /// Whether anything was ever kept.
  package var isThere: Bool {
    get throws(Failure) {
      if let held { return try held.knownManifest() != nil }
      return try manifest() != nil
    }
  }

  /// A writer may replace the manifest and remove files of the old one while they are read: then the reading begins
  /// again with the new one.
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

  /// The manifest as it is now; nil where there is no store yet. Fails with `storeNewer` for one of another format, and with
  /// `storeDamaged` for one that is older than the last writer's.
  /// - Parameter note: what the last writer left in the lock; nil to ignore it.
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
