package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// What a correction says, without the laps and values of it.
package enum SwimCorrectionKind: String, Codable, CaseIterable, Hashable, Sendable {
  case style
  case confirm
  case merge
  case split
  case join
  case reclaim
  case exclude
  case poolLength
  case remove
  case prefer

  package static let schema = Schema("SwimCorrectionKind", "What a correction says.", SwimCorrectionKind.allCases) {
    kind in
    switch kind {
    case .style: "the laps were swum in another style"
    case .confirm: "suspicious laps are right"
    case .merge: "the laps were one length"
    case .split: "the lap was several lengths"
    case .join: "she did not rest between the two laps, where the device ended a segment"
    case .reclaim: "she swam lengths between the two laps, which the device missed"
    case .exclude: "the laps were no swimming"
    case .poolLength: "the pool had another length"
    case .remove: "the swim was not hers"
    case .prefer: "of several recordings of one swim, this one counts"
    }
  }

  package init(_ change: SwimCorrection.Change) {
    switch change {
    case .style: self = .style
    case .confirm: self = .confirm
    case .merge: self = .merge
    case .split: self = .split
    case .join: self = .join
    case .reclaim: self = .reclaim
    case .exclude: self = .exclude
    case .poolLength: self = .poolLength
    case .remove: self = .remove
    case .prefer: self = .prefer
    }
  }
}
