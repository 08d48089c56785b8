import KernelApplication
package import SwimmingDomain

/// A swim that is corrected as a whole.
package struct SwimInput: Codable, Hashable, Sendable {
  package var swim: SwimID

  package init(swim: SwimID) {
    self.swim = swim
  }

  /// - Parameters:
  ///   - summary: what the swim is named for.
  ///   - swim: which swim it is.
  static func schema(_ summary: String, swim: String) -> Schema {
    Schema(summary, [.init("swim", SwimID.schema, swim)])
  }
}
