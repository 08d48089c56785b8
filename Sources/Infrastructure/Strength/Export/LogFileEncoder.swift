package import KernelApplication
package import KernelDomain
package import StrengthApplication
package import StrengthDomain

/// Writes logs whose times are in this machine's time zone.
package struct LogFileEncoder: LogEncoder {
  private let zone: LogZone

  package init(zone: LogZone = LogZone()) { self.zone = zone }

  package func encode(
    _ workouts: [Workout], as format: LogExportFormat, in unit: MassUnit, name: (BlockExercise) -> String
  ) throws(Failure) -> EncodedLog {
    let zone = try zone.rules()
    return withoutActuallyEscaping(name) { LogWriter(unit: unit, zone: zone, name: $0).write(workouts, as: format) }
  }
}
