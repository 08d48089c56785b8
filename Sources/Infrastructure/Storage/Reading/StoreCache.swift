import KernelApplication
import KernelDomain
import Synchronization
import System

/// Caches what this process has most recently read from a store whose lock it does not keep. A file is read again only
/// if its status, such as its size or modification time, has changed.
final class StoreCache: Sendable {
  private struct Known {
    var view = StoreView()
    /// The status of each section's journal file when it was read.
    var journals: BySection<FileStatus> = .init()

    /// Replaces the cached view with a new one. Keeps the cached content of each section whose object in the manifest
    /// is the same in both views.
    mutating func follow(_ new: StoreView, _ newJournals: BySection<FileStatus> = .init()) {
      let old = self
      (view, journals) = (new, newJournals)
      for id in old.view.sections.ids + old.view.derived.ids where new.sections[id] == nil {
        guard let checksum = old.view.manifest?.sections[id], checksum == new.manifest?.sections[id] else { continue }
        (view.sections[id], view.derived[id]) = (old.view.sections[id], old.view.derived[id])
        journals[id] = old.journals[id]
      }
    }
  }

  private let known = Mutex(Known())

  func forget() {
    known.withLock { $0 = Known() }
  }

  /// The cached manifest; nil if nothing is cached, or if the manifest on disk has changed since it was cached.
  func currentManifest(_ reader: StoreReader) -> StandingManifest? {
    guard let manifest = known.withLock({ $0.view.manifest }),
      let file = try? reader.folder.fileSystem.status(at: reader.folder.path(of: Manifest.name)),
      file.isUnchanged(since: manifest.file)
    else { return nil }
    return manifest
  }

  func keep(_ manifest: StandingManifest) {
    known.withLock { $0.follow(StoreView(manifest: manifest)) }
  }

  /// Returns the section's current state, from the cache if possible.
  func section(_ id: FeatureID, _ manifest: StandingManifest?, _ reader: StoreReader) throws(Failure) -> SectionState {
    let journal = status(of: id, manifest, reader)
    if let state = current(id, manifest, journal, { $0.sections[id] }) { return state }
    let state = try reader.section(id, manifest)
    note(id, manifest, journal) { $0.sections[id] = state }
    return state
  }

  /// Returns the derived values with the given names if all of them were computed from the section's current content;
  /// nil if any must be computed again.
  func derived(
    _ id: FeatureID, _ names: [String], _ manifest: StandingManifest?, _ reader: StoreReader
  ) throws(Failure) -> [[UInt8]]? {
    var values: [[UInt8]] = []
    for name in names {
      guard let value = try derived(id, name, manifest, reader) else { return nil }
      values.append(value)
    }
    return values
  }

  private func derived(
    _ id: FeatureID, _ name: String, _ manifest: StandingManifest?, _ reader: StoreReader
  ) throws(Failure) -> [UInt8]? {
    if let value = current(id, manifest, status(of: id, manifest, reader), { $0.derived[id]?[name] }) { return value }
    guard let (value, journal) = try reader.derived(id, name, manifest) else { return nil }
    note(id, manifest, journal) { $0.derived[id, default: [:]][name] = value }
    return value
  }

  /// Caches the content that a writer in this process has in memory. Called when the writer is closed.
  func keep(_ view: StoreView, _ reader: StoreReader) {
    var journals: BySection<FileStatus> = .init()
    for id in view.sections.ids { journals[id] = view.sections[id]?.end?.file ?? status(of: id, view.manifest, reader) }
    known.withLock { $0.follow(view, journals) }
  }

  /// Returns numbers that stay the same as long as no section changes: the manifest's checksum, and the length and time
  /// of each journal, which grows between two manifests.
  func stamps(_ manifest: StandingManifest, _ reader: StoreReader) -> [UInt64] {
    manifest.value.sections.ids.reduce(into: [UInt64(manifest.checksum.value)]) { stamps, id in
      let journal = status(of: id, manifest, reader)
      stamps.append(UInt64(journal?.bytes ?? 0))
      stamps.append(UInt64(bitPattern: journal?.changed ?? 0))
    }
  }

  /// Returns the current status of the section's journal file; nil if there is no such file.
  private func status(of id: FeatureID, _ manifest: StandingManifest?, _ reader: StoreReader) -> FileStatus? {
    guard let name = manifest?.value.sections[id]?.journal.name else { return nil }
    return try? reader.folder.fileSystem.status(at: reader.folder.path(of: name))
  }

  private func current<Value>(
    _ id: FeatureID, _ manifest: StandingManifest?, _ journal: FileStatus?, _ value: (StoreView) -> Value?
  ) -> Value? {
    known.withLock { known in
      guard known.view.manifest?.checksum == manifest?.checksum, let before = known.journals[id], let journal,
        journal.isUnchanged(since: before)
      else { return nil }
      return value(known.view)
    }
  }

  private func note(
    _ id: FeatureID, _ manifest: StandingManifest?, _ journal: FileStatus?, _ body: (inout StoreView) -> Void
  ) {
    known.withLock { known in
      guard known.view.manifest?.checksum == manifest?.checksum, let journal else { return }
      if let before = known.journals[id], !journal.isUnchanged(since: before) {
        known.view.sections[id] = nil
        known.view.derived[id] = nil
      }
      known.journals[id] = journal
      body(&known.view)
    }
  }
}
