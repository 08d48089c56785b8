package import Formats
import KernelDomain
import RunningDomain

/// Reads runs from the FIT files of sports watches: each session of the sport running.
package enum FITRuns {
  /// The runs in a FIT file, including chained ones.
  package static func runs(in bytes: [UInt8]) throws(FormatProblem) -> ReadRuns {
    var activities: [FITRunActivity] = []
    try FITReader.read(bytes) { message, file in
      while activities.count <= file { activities.append(FITRunActivity()) }
      activities[file].add(message)
    }
    var read = ReadRuns()
    for activity in activities { activity.add(to: &read) }
    return read
  }
}
