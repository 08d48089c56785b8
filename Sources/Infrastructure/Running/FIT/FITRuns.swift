import BookApplication
package import BookInfrastructure
package import Formats
import KernelDomain
import RunningDomain

/// Reads runs from the FIT files of sports watches. Each session whose sport is running is a run.
package enum FITRuns {
  /// Reads all runs in a FIT file, which may be several FIT files joined together.
  package static func runs(
    in bytes: [UInt8], _ context: ActivityContext = ActivityContext()
  ) throws(FormatProblem) -> ReadRuns {
    var activities: [FITRunActivity] = []
    let outcome = try FITReader.read(bytes, salvages: context.salvages) { message, file in
      while activities.count <= file { activities.append(FITRunActivity()) }
      activities[file].add(message)
    }
    var read = ReadRuns()
    if outcome.hasTrailingBytes { read.remarks.append(.trailingBytes) }
    if outcome.isSalvaged { read.remarks.append(.salvaged) }
    for activity in activities { activity.add(to: &read, context) }
    return read
  }
}
