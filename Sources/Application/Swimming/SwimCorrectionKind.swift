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
