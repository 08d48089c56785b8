package import KernelDomain

/// The distances for which the book keeps records.
package enum StandardDistances {
  /// Always shown, in the course's unit.
  package static let usual = [50, 100, 200, 300, 400, 500, 600]

  /// Shown if the setting for long distances is on; always in JSON. In the course's unit.
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
