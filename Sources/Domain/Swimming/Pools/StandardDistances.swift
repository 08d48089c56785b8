package import KernelDomain

/// The distances for which records are computed.
package enum StandardDistances {
  /// The distances that screens always show, in metres or yards.
  package static let usual = [50, 100, 200, 300, 400, 500, 600]

  /// Returns the long distances, in metres or yards. Screens show them only if the user has enabled them; JSON output
  /// always includes them.
  package static func long(_ unit: LengthUnit) -> [Int] {
    switch unit {
    case .metre: [800, 1_000, 1_500]
    case .yard: [1_000, 1_650]
    }
  }

  package static func all(_ unit: LengthUnit) -> [Distance] {
    (usual + long(unit)).map { Distance($0, unit) }
  }
}
