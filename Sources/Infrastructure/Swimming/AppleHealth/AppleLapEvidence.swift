import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// Evidence that an Apple Health export lacks some laps of a swim. Either the swim's distance or its lap samples add up
/// to more than its laps, or some laps are outside the time of the swim. The latter happens if the export lacks the end
/// of one swim and the start of the next.
enum AppleLapEvidence {
  case distance(stated: Int, laps: Int)
  case records(Int, laps: Int)
  case outside(Int)

  /// The maximum time, in milliseconds, by which a lap may start outside the time of the swim without being evidence.
  private static let tolerance: Int64 = 60_000

  /// Creates the evidence that laps are missing; nil if there is none.
  init?(_ found: AppleSwim, _ swim: Swim, _ export: borrowing AppleSwimExtract) {
    guard swim.place != .openWater, let pool = swim.pool, !swim.laps.isEmpty else { return nil }
    let outside = swim.laps.count { lap in
      lap.start < swim.start + -AppleLapEvidence.tolerance || lap.start > swim.end + AppleLapEvidence.tolerance
    }
    let swum = (swim.laps.count + found.unusable + found.unreadable) * pool.centimetres
    let records =
      found.laps == nil ? 0 : AppleLapRecords(export, of: found, until: swim.end).count(of: pool.centimetres)
    if found.end != nil, outside > 0 {
      self = .outside(outside)
    } else if let stated = swim.reportedDistance, stated - swum >= pool.centimetres * 3 / 4 {
      self = .distance(stated: stated, laps: swum)
    } else if records > swim.laps.count + found.unusable + found.unreadable {
      self = .records(records, laps: swim.laps.count)
    } else {
      return nil
    }
  }

  var message: SwimImportMessage.LapEvidence {
    switch self {
    case .distance(let stated, let laps): .distance(laps: laps / 100, swum: stated / 100)
    case .records(let records, let laps): .records(found: records, laps: laps)
    case .outside(let count): .outside(count: count)
    }
  }
}
