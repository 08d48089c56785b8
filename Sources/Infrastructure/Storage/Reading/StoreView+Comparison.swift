import KernelDomain

extension StoreView {
  /// Whether both views have the same content and the same derived values.
  func isSame(as other: StoreView) -> Bool {
    manifest?.checksum == other.manifest?.checksum && derived == other.derived
      && sections.ids == other.sections.ids
      && sections.values.map(\.content.version) == other.sections.values.map(\.content.version)
  }

  /// The sections whose content or derived values differ from those of an earlier view; nil if sections were added or
  /// removed, or if the difference can't be determined.
  func sections(changedSince before: StoreView) -> [FeatureID]? {
    guard let manifest, let old = before.manifest, manifest.sections.ids == old.sections.ids else { return nil }
    return manifest.sections.ids.filter { id in
      manifest.sections[id] != old.sections[id] || derived[id] != before.derived[id]
        || sections[id]?.content.version != before.sections[id]?.content.version
    }
  }
}
