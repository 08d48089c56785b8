import BookInfrastructure
import KernelDomain
package import Storage
import SwimmingApplication
import SwimmingDomain

extension FormatOneNames {
  /// Adds swims, corrections, records, and access to health data.
  package mutating func addSwimming() {
    files["workouts"] = (.swimming, YearFile.kind)
    additions["swimming.correction"] = (.swimming, SwimmingReducer.correction)
    undos["swimming.undo"] = .swimming
    derived["swimming.records"] = (.swimming, SwimmingReducer.records)
    documents["swimming.access"] = { [HealthAccessKind.access: $0] }
    settings = ["showUnknown": SwimmingSettings.showUnknown.name, "longDistances": SwimmingSettings.longDistances.name]
    notes["swimming.sync"] = (.book, HealthAccessKind.sync)
  }
}
