import BookApplication
package import BookInfrastructure
import Formats
package import KernelApplication
package import SwimmingApplication

/// Reads swims from the FIT files of sports watches.
package enum FITImporter {
  /// Reads all swims in a FIT file, which may be several FIT files joined together. Fails if the file is cut short or
  /// damaged.
  package static func swims(
    in bytes: [UInt8], zone: SwimZone = SwimZone(), path: String, _ context: ActivityContext = ActivityContext()
  ) throws(Failure) -> ReadSwims {
    var activities: [FITActivity] = []
    let outcome: FITReader.Outcome
    do throws(FormatProblem) {
      outcome = try FITReader.read(bytes, salvages: context.salvages, passingOver: FITHeartRates.record) {
        message, file in
        while activities.count <= file { activities.append(FITActivity(after: activities.last)) }
        activities[file].add(message)
      }
      // Nearly all messages of a file are records. Only the heart rates of swims are needed from them.
      if activities.contains(where: \.mayBeSwim) {
        try FITReader.read(bytes, salvages: context.salvages) { message, file in
          guard message.number == FITHeartRates.record, file < activities.count else { return }
          activities[file].heart.addRecord(message)
        }
      }
    } catch {
      throw Failure(error, in: path)
    }
    var all = ReadSwims()
    if outcome.hasTrailingBytes { all.remarks.append(.trailingBytes) }
    if outcome.isSalvaged { all.remarks.append(.salvaged) }
    FITHeartRates.join(&activities)
    for activity in activities { all.append(FITSwims.of(activity, zone, context)) }
    if all.swims.isEmpty, all.skipped.isEmpty, all.foreign.isEmpty {
      all.foreign.append(Skipped(what: .book(.file), why: .book(.noFinishedActivity)))
    }
    return all
  }
}
