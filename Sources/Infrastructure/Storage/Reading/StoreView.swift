import KernelDomain
import System

/// What this process knows of a store at one moment.
struct StoreView: Sendable {
  /// The manifest; nil before the first commit.
  var manifest: StandingManifest?
  /// The states of the sections that were read.
  var sections: BySection<SectionState> = .init()
  /// Values derived from exactly this state, by name. For a section that is missing here, they must be computed again.
  var derived: BySection<[String: [UInt8]]> = .init()

  /// Takes over what an earlier view knows of sections that this view has not read and whose journal is the same.
  mutating func adopt(_ earlier: StoreView) {
    func isUnread(_ id: FeatureID) -> Bool {
      !sections.contains(id) && manifest?.value.sections[id]?.journal == earlier.manifest?.value.sections[id]?.journal
    }
    let unread = (earlier.sections.ids + earlier.derived.ids).filter(isUnread)
    for id in unread {
      sections[id] = earlier.sections[id]
      derived[id] = derived[id] ?? earlier.derived[id]
    }
  }

  /// Identifies the section's state; nil if the section does not exist or was not read.
  func stamp(of section: FeatureID) -> SectionStamp? {
    guard let checksum = manifest?.sections[section], let end = sections[section]?.end else { return nil }
    return SectionStamp(manifest: checksum, journalBytes: end.bytes, lastLine: end.lastLine)
  }
}

/// A manifest, its checksums, and the status of its file.
struct StandingManifest: Sendable {
  var value: Manifest
  /// The checksum of the whole file.
  var checksum: Checksum
  /// The checksums of the sections' objects in the manifest.
  var sections: BySection<Checksum>
  var file: FileStatus
}

/// A section's content, and where its journal ended when it was read.
struct SectionState: Sendable {
  var content: SectionContent
  /// Nil if the store has no such section.
  var end: JournalEnd?
}
