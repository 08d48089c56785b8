import KernelApplication

/// The input of a use case that a client can limit to one feature.
package struct FeatureInput: Codable, Hashable, Sendable {
  package var feature: String?

  package init(feature: String? = nil) { self.feature = feature }

  /// Returns the schema of this input.
  /// - Parameters:
  ///   - summary: one sentence about the input.
  ///   - feature: the description of the member `feature`, which also says what leaving it out means.
  static func schema(_ summary: String, feature: String) -> Schema {
    Schema(summary, [.feature(feature)])
  }
}
