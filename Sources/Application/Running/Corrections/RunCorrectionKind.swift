package import KernelApplication
package import RunningDomain

/// The kind of a correction, without the correction's times and values.
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
  case add
  case note
  case tags
  case shoes
  case exertion
  case length
  case workout
  case removeWorkout
  case addShoes
  case removeShoes
  case defaultShoes
  case route

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
    case .add: self = .add
    case .note: self = .note
    case .tags: self = .tags
    case .shoes: self = .shoes
    case .exertion: self = .exertion
    case .length: self = .length
    }
  }

  package init(_ edit: RunListEdit) {
    switch edit {
    case .setWorkout: self = .workout
    case .removeWorkout: self = .removeWorkout
    case .setShoes: self = .addShoes
    case .removeShoes: self = .removeShoes
    case .defaultShoes: self = .defaultShoes
    case .nameRoute: self = .route
    }
  }

  package static let schema = Schema(
    "RunCorrectionKind", "The kind of a correction of a run, or of a change of the user's lists.", allCases
  ) { kind in
    switch kind {
    case .trim: "keeps only what is between two moments"
    case .cut: "cuts a glitch between two moments"
    case .split: "splits the run in two"
    case .join: "joins the run with the one that follows"
    case .kind: "sets the kind of activity"
    case .confirm: "confirms that a suspicious effort is right"
    case .remove: "removes the run, because somebody else ran it"
    case .prefer: "makes this recording count instead of other recordings of the same run"
    case .name: "sets the name"
    case .add: "adds the run by hand"
    case .note: "sets the note"
    case .tags: "sets the tags"
    case .shoes: "sets the shoes"
    case .exertion: "sets how hard the run was"
    case .length: "sets the distance"
    case .workout: "saves a planned workout"
    case .removeWorkout: "removes a planned workout"
    case .addShoes: "saves a pair of shoes"
    case .removeShoes: "removes a pair of shoes"
    case .defaultShoes: "chooses the shoes of runs that name none"
    case .route: "names a route"
    }
  }
}
