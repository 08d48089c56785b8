import BookApplication
import BookInfrastructure
import Formats
package import KernelApplication
import KernelDomain
package import SwimmingApplication
package import SwimmingDomain

/// Reads swims from TCX files. These have neither strokes nor the pool's length, which the user gives.
package enum TCXImporter {
  /// The swims in a TCX file.
  ///
  /// Fails with `invalidInput` if the file has pool swims and no pool is given.
  package static func swims(
    in bytes: [UInt8], pool: PoolLength?, path: String
  ) throws(Failure) -> ReadSwims {
    let activities: [TCXActivity]
    do {
      activities = try TCXReader.read(bytes)
    } catch {
      let place = error.offset.map { offset in
        FilePlace.byte(at: offset, line: bytes.prefix(Int(offset)).count { $0 == 0x0A } + 1)
      }
      throw Failure(error, in: path, place: place)
    }
    var read = ReadSwims()
    for activity in activities {
      try add(activity, pool, path, to: &read)
    }
    if activities.isEmpty {
      read.foreign.append(Skipped(what: .book(.file), why: .book(.noActivity)))
    }
    return read
  }

  /// The schema has three sports. Swims are "Other", though some writers use more specific words.
  private static let otherSports = ["Running", "Biking"]

  private static func add(
    _ activity: TCXActivity, _ pool: PoolLength?, _ path: String, to read: inout ReadSwims
  ) throws(Failure) {
    guard !otherSports.contains(activity.sport) else {
      let start = activity.laps.first?.start.instant.description
      read.addForeign(.book(.activity(sport: activity.sport == "Running" ? .running : .biking, start: start)))
      return
    }
    guard let swim = TCXSwim(activity) else {
      read.skipped.append(Skipped(what: .swimming(.activityWithoutLaps), why: .swimming(.noDate)))
      return
    }
    if swim.isInPool, pool == nil {
      throw .invalidInput(
        field: "pool", problem: .swimming(.poolMissing(path: path)),
        valid: ["25", "50", "22.86"])
    }
    swim.add(to: &read, pool: pool)
  }
}
