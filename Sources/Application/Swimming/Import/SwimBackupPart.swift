package import KernelApplication

/// What a backup holds of swimming.
package struct SwimBackupPart: Codable, Hashable, Sendable {
  package var swimCount: Int
  package var lapCount: Int
  package var correctionCount: Int

  package static let schema = Schema(
    "SwimBackup", "What a backup holds of swimming.",
    [
      .init("swimCount", .integer, "How many swims.", unit: .of("swims")),
      .init("lapCount", .integer, "How many laps.", unit: .of("laps")),
      .init("correctionCount", .integer, "How many corrections stand.", unit: .of("corrections")),
    ])

  package init(swimCount: Int, lapCount: Int, correctionCount: Int) {
    self.swimCount = swimCount
    self.lapCount = lapCount
    self.correctionCount = correctionCount
  }
}
