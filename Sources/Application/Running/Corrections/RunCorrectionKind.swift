package import KernelApplication
package import RunningDomain

/// What a correction says, without the times and values of it.
package enum RunCorrectionKind: String, Codable, CaseIterable, Hashable, Sendable {
  case trim
  case cut
  case split
  case join
  case kind
  case confirm
  case remove
  case prefer
  case name

  package init(_ change: RunCorrection.Change) {
    switch change {
    case .trim: self = .trim
    case .cut: self = .cut
    case .split: self = .split
    case .join: self = .join
    case .kind: self = .kind
    case .confirm: self = .confirm
    case .remove: self = .remove
    case .prefer: self = .prefer
    case .name: self = .name
    }
  }

  package static let schema = Schema("RunCorrectionKind", "What was said of a run.", allCases) { kind in
    switch kind {
    case .trim: "only what lies between two moments is the run"
    case .cut: "what lies between two moments is a glitch"
    case .split: "it is two runs"
    case .join: "the run that follows is a part of it"
    case .kind: "what it was"
    case .confirm: "a suspicious effort is right"
    case .remove: "it was not hers"
    case .prefer: "this one of several recordings counts"
    case .name: "what it is called"
    }
  }
}
