package import KernelApplication

/// How many swims, laps and corrections a backup contains. After an import, how many of them the book took from the
/// backup.
package struct SwimBackupPart: Codable, Hashable, Sendable {
  package var swimCount: Int
  package var lapCount: Int
  package var correctionCount: Int

  package static let schema = Schema(
    "SwimBackup", "The swims in a backup.",
    [
      .init("swimCount", .integer, "The number of swims.", unit: .of("swims")),
      .init("lapCount", .integer, "The number of laps.", unit: .of("laps")),
      .init("correctionCount", .integer, "The number of corrections in effect.", unit: .of("corrections")),
    ])

  package init(swimCount: Int, lapCount: Int, correctionCount: Int) {
    self.swimCount = swimCount
    self.lapCount = lapCount
    self.correctionCount = correctionCount
  }
}
