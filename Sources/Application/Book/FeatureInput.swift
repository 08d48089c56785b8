import KernelApplication

/// The only feature that is looked at, or all.
package struct FeatureInput: Codable, Hashable, Sendable {
  package var feature: String?

  package init(feature: String? = nil) {
    self.feature = feature
  }

  /// - Parameters:
  ///   - summary: what the feature is named for.
  ///   - feature: what is looked at of it, and what without it.
  static func schema(_ summary: String, feature: String) -> Schema {
    Schema(summary, [.feature(feature)])
  }
}
