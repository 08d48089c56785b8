import KernelDomain
package import Storage
import SwimmingDomain

extension FormatOneNames {
  /// Adds workouts, corrections, records, and access to health data.
  package mutating func addSwimming() {
    files["workouts"] = (.swimming, YearFile.kind)
    additions["swimming.correction"] = (.swimming, SwimmingKeeper.correction)
    undos["swimming.undo"] = .swimming
    derived["swimming.records"] = (.swimming, SwimmingKeeper.records)
    documents["swimming.access"] = { [HealthAccessKind.access: $0] }
    notes["swimming.sync"] = (.book, HealthAccessKind.sync)
  }
}
