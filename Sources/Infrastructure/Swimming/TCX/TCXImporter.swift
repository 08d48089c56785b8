import BookApplication
package import BookInfrastructure
import Formats
package import KernelApplication
import KernelDomain
package import SwimmingApplication
import SwimmingDomain

/// Reads swims from TCX files. TCX files state neither stroke counts nor the pool length. The pool length must come
/// from the user or from another recording of the swim.
package enum TCXImporter {
  /// Reads all swims in a TCX file.
  package static func swims(
    in bytes: [UInt8], pools: PoolOption = PoolOption(), zone: SwimZone = SwimZone(), path: String,
    _ context: ActivityContext = ActivityContext()
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
      let start = activity.laps.first?.start.instant
      let decision = context.at(start).decide(activity)
      // A user who states the length of the pool for this file thereby states that the file contains a swim.
      let isAskedFor = activity.sport == "Other" && pools.pool(of: path, member: context.member) != nil
      guard decision.sport?.isSwim == true || isAskedFor, decision.evidence != .own else {
        read.leaveOut(decision.sport, start: start)
        continue
      }
      if let swim = TCXSwim(activity) {
        swim.add(to: &read, zone: zone, pools: pools, path: path, member: context.member)
      } else {
        read.skip(.activityWithoutLaps, activity.laps.isEmpty ? .noDate : .clockNeverSet)
      }
    }
    if activities.isEmpty {
      read.foreign.append(Skipped(what: .book(.file), why: .book(.noActivity)))
    }
    return read
  }
}
