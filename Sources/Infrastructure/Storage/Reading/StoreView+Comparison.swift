import KernelDomain

extension StoreView {
  /// Whether both say the same, and have the same derived.
  func isSame(as other: StoreView) -> Bool {
    manifest?.checksum == other.manifest?.checksum && derived == other.derived
      && sections.ids == other.sections.ids
      && sections.values.map(\.content.version) == other.sections.values.map(\.content.version)
  }

  /// The sections that say something else, or have something else derived, than they had; nil where sections came or went,
  /// or it can't be told.
  func sections(changedSince before: StoreView) -> [FeatureID]? {
    guard let manifest, let old = before.manifest, manifest.sections.ids == old.sections.ids else { return nil }
    return manifest.sections.ids.filter { id in
      manifest.sections[id] != old.sections[id] || derived[id] != before.derived[id]
        || sections[id]?.content.version != before.sections[id]?.content.version
    }
  }
}
