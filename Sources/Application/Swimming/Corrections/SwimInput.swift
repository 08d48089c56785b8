import KernelApplication
package import SwimmingDomain

/// A swim that is corrected as a whole.
package struct SwimInput: Codable, Hashable, Sendable {
  package var swim: SwimID
  package var dryRun: Bool?

  package init(swim: SwimID, dryRun: Bool? = nil) {
    self.swim = swim
    self.dryRun = dryRun
  }

  /// - Parameters:
  ///   - summary: what the swim is named for.
  ///   - swim: which swim it is.
  static func schema(_ summary: String, swim: String) -> Schema {
    Schema(summary, [.init("swim", SwimID.schema, swim), .dryRun])
  }
}
