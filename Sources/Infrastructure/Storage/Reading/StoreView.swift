import KernelDomain
import System

/// What is known of a store at one moment.
struct StoreView: Sendable {
  /// Nil before the first commit.
  var manifest: StandingManifest?
  /// The sections that were read.
  var sections: BySection<SectionState> = .init()
  /// What features derived from exactly that; a section that is missing has to be derived anew.
  var derived: BySection<[String: [UInt8]]> = .init()

  /// Takes over what an earlier view knows of sections that this one has not read.
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

  /// Nil where the store has no such section.
  func stamp(of section: FeatureID) -> SectionStamp? {
    guard let checksum = manifest?.sections[section], let end = sections[section]?.end else { return nil }
    return SectionStamp(manifest: checksum, journalBytes: end.bytes, lastLine: end.lastLine)
  }
}

/// A manifest, and the file that it stands in.
struct StandingManifest: Sendable {
  var value: Manifest
  /// That of the whole file.
  var checksum: Checksum
  /// The checksums of the sections' objects.
  var sections: BySection<Checksum>
  var file: FileStatus
}

/// A section's content, and how far its journal was read.
struct SectionState: Sendable {
  var content: SectionContent
  /// Nil where the store has no such section.
  var end: JournalEnd?
}
