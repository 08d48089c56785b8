import BookApplication
package import BookInfrastructure
import Formats
package import KernelApplication
import KernelDomain
package import SwimmingApplication
package import SwimmingDomain

/// Reads swims from TCX files. These contain neither stroke counts nor the pool's length, so the user must state the
/// length.
package enum TCXImporter {
  /// Reads all swims of a TCX file.
  package static func swims(
    in bytes: [UInt8], pool: PoolLength?, path: String, _ context: ActivityContext = ActivityContext()
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
    for activity in activities { add(activity, pool, context, to: &read) }
    if activities.isEmpty {
      read.foreign.append(Skipped(what: .book(.file), why: .book(.noActivity)))
    }
    return read
  }

  private static func add(
    _ activity: TCXActivity, _ pool: PoolLength?, _ context: ActivityContext, to read: inout ReadSwims
  ) {
    let start = activity.laps.first?.start.instant
    let decision = context.at(start).decide(activity)
    guard decision.sport?.isSwim == true, decision.telling != .own else {
      return read.leaveOut(decision.sport, start: start)
    }
    guard let swim = TCXSwim(activity) else {
      read.skipped.append(Skipped(what: .swimming(.activityWithoutLaps), why: .swimming(.noDate)))
      return
    }
    swim.add(to: &read, pool: pool)
  }
}
