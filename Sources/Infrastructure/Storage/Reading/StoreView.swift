import KernelDomain
import System

/// What this process has read from or written to a store, at one moment.
struct StoreView: Sendable {
  /// The manifest; nil before the first commit.
  var manifest: StandingManifest?
  /// The content of the sections that have been read.
  var sections: BySection<SectionState> = .init()
  /// The current derived values of each section: JSON by the value's name. If a section is missing here, its values
  /// must be computed again.
  var derived: BySection<[String: [UInt8]]> = .init()

  /// Copies the content of sections from an earlier view. A section's content is copied only if this view does not
  /// contain it yet and both views list the same journal file for the section.
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

  /// Returns the stamp (checksums and sizes) that identifies the section's current content; nil if the section does not
  /// exist or has not been read.
  func stamp(of section: FeatureID) -> SectionStamp? {
    guard let checksum = manifest?.sections[section], let end = sections[section]?.end else { return nil }
    return SectionStamp(manifest: checksum, journalBytes: end.bytes, lastLine: end.lastLine)
  }
}

/// A manifest that was read from disk, with its checksums and the status of its file.
struct StandingManifest: Sendable {
  var value: Manifest
  /// The checksum of the whole manifest file.
  var checksum: Checksum
  /// The checksum of each section's object in the manifest, by section.
  var sections: BySection<Checksum>
  var file: FileStatus
}

/// A section's content, and the end of its journal when it was read.
struct SectionState: Sendable {
  var content: SectionContent
  /// The end of the section's journal when the section was read; nil if the store has no such section.
  var end: JournalEnd?
}

extension [String: [UInt8]] {
  /// Returns the derived values with these names; nil if any of them is missing.
  func values(of names: [String]) -> [[UInt8]]? {
    let values = names.compactMap { self[$0] }
    return values.count == names.count ? values : nil
  }
}
