package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// The kind of a correction, without the correction's laps and values.
package enum SwimCorrectionKind: String, Codable, CaseIterable, Hashable, Sendable {
  case style
  case styleOfUnknown
  case confirm
  case merge
  case split
  case join
  case reclaim
  case exclude
  case equip
  case poolLength
  case distance
  case confirmDistance
  case utcOffset
  case remove
  case prefer

  package static let schema = Schema("SwimCorrectionKind", "The kind of a correction.", SwimCorrectionKind.allCases) {
    kind in
    switch kind {
    case .style: "sets the style of the laps"
    case .styleOfUnknown: "sets the style of the laps whose style is unknown"
    case .confirm: "confirms that suspicious laps are right"
    case .merge: "merges laps that were one length"
    case .split: "splits a lap into several lengths"
    case .join: "joins two segments, because there was no rest between the two laps"
    case .reclaim: "inserts lengths between the two laps, which the device missed"
    case .equip: "sets the equipment with which the laps were swum"
    case .exclude: "excludes laps that were not swimming"
    case .poolLength: "sets the length of the pool"
    case .distance: "sets the distance of a swim without lengths"
    case .confirmDistance: "confirms that a doubted distance is right"
    case .utcOffset: "sets the UTC offset, and with it the day, of the swim"
    case .remove: "removes the swim, because somebody else swam it"
    case .prefer: "makes this recording count instead of other recordings of the same swim"
    }
  }

  package init(_ change: SwimCorrection.Change) {
    switch change {
    case .style: self = .style
    case .styleOfUnknown: self = .styleOfUnknown
    case .confirm: self = .confirm
    case .merge: self = .merge
    case .split: self = .split
    case .join: self = .join
    case .reclaim: self = .reclaim
    case .exclude: self = .exclude
    case .equip: self = .equip
    case .poolLength: self = .poolLength
    case .distance: self = .distance
    case .confirmDistance: self = .confirmDistance
    case .utcOffset: self = .utcOffset
    case .remove: self = .remove
    case .prefer: self = .prefer
    }
  }
}
