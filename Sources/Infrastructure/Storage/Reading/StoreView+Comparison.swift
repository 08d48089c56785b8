import KernelDomain

extension StoreView {
  /// Whether the two views have the same content and the same derived values.
  func isSame(as other: StoreView) -> Bool {
    manifest?.checksum == other.manifest?.checksum && derived == other.derived
      && sections.ids == other.sections.ids
      && sections.values.map(\.content.version) == other.sections.values.map(\.content.version)
  }

  /// Returns the sections whose content or derived values differ between this view and an earlier one. Nil if the views
  /// cannot be compared: a section was added or removed, or one of the views has no manifest.
  func sections(changedSince before: StoreView) -> [FeatureID]? {
    guard let manifest, let old = before.manifest, manifest.sections.ids == old.sections.ids else { return nil }
    return manifest.sections.ids.filter { id in
      manifest.sections[id] != old.sections[id] || derived[id] != before.derived[id]
        || sections[id]?.content.version != before.sections[id]?.content.version
    }
  }
}
