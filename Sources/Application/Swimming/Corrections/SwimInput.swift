import KernelApplication
package import SwimmingDomain

/// The input of a use case that corrects a swim as a whole.
package struct SwimInput: Codable, Hashable, Sendable {
  package var swim: SwimID
  package var dryRun: Bool?

  package init(swim: SwimID, dryRun: Bool? = nil) {
    self.swim = swim
    self.dryRun = dryRun
  }

  /// Returns the schema of this input.
  /// - Parameters:
  ///   - summary: one sentence about the input.
  ///   - swim: the description of the member `swim`.
  static func schema(_ summary: String, swim: String) -> Schema {
    Schema(summary, [.init("swim", SwimID.schema, swim), .dryRun])
  }
}
