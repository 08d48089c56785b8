import BookApplication
package import BookInfrastructure
import Formats
package import KernelApplication
package import SwimmingApplication

/// Reads swims from the FIT files of sports watches.
package enum FITImporter {
  /// Reads all swims in a FIT file, which may consist of several FIT files one after another. Fails if the file is cut
  /// short or damaged.
  package static func swims(
    in bytes: [UInt8], zone: SwimZone = SwimZone(), path: String, _ context: ActivityContext = ActivityContext()
  ) throws(Failure) -> ReadSwims {
    var activities: [FITActivity] = []
    let outcome: FITReader.Outcome
    do throws(FormatProblem) {
      outcome = try FITReader.read(bytes, salvages: context.salvages) { message, file in
        while activities.count <= file { activities.append(FITActivity()) }
        activities[file].add(message)
      }
    } catch {
      throw Failure(error, in: path)
    }
    var all = ReadSwims()
    if outcome.hasTrailingBytes { all.remarks.append(.trailingBytes) }
    if outcome.isSalvaged { all.remarks.append(.salvaged) }
    for read in activities.map({ FITSwims.of($0, zone, context) }) {
      all.swims += read.swims
      all.skipped += read.skipped
      all.foreign += read.foreign
    }
    if all.swims.isEmpty, all.skipped.isEmpty, all.foreign.isEmpty {
      all.foreign.append(Skipped(what: .book(.file), why: .book(.noFinishedActivity)))
    }
    return all
  }
}
