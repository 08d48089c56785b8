/// The moment of a run at which a message is to be played.
package enum MessageTrigger: Hashable, Sendable {
  /// When the run reaches this length, in millimetres; at least 100 m.
  case length(Int64)
  /// When the run reaches this active time, in milliseconds; at least a minute.
  case active(Int64)
  /// When the goal is reached or the run is finished.
  case finish

  package static let leastLength: Int64 = 100_000
  package static let leastActive: Int64 = 60_000
  /// The greatest values: a thousand kilometres in millimetres, and a hundred hours in milliseconds.
  package static let mostLength: Int64 = 1_000_000_000
  package static let mostActive: Int64 = 360_000_000

  /// The trigger for a run of a given length: a length at or beyond its end becomes the finish.
  package func within(length goal: Int64?) -> MessageTrigger {
    if case .length(let length) = self, let goal, length >= goal { .finish } else { self }
  }

  /// Whether its value is within the limits.
  package var isValid: Bool {
    switch self {
    case .length(let length): (MessageTrigger.leastLength...MessageTrigger.mostLength).contains(length)
    case .active(let time): (MessageTrigger.leastActive...MessageTrigger.mostActive).contains(time)
    case .finish: true
    }
  }
}
