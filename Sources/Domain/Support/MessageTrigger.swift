/// The moment of a run at which a message is to be played.
package enum MessageTrigger: Hashable, Sendable {
  /// The run reaches this length, in millimetres; at least 100 m.
  case length(Int64)
  /// The run reaches this active time, in milliseconds; at least a minute.
  case active(Int64)
  /// The run reaches its goal or is finished.
  case finish

  package static let leastLength: Int64 = 100_000
  package static let leastActive: Int64 = 60_000
  /// The greatest valid values: a thousand kilometres in millimetres, and a hundred hours in milliseconds.
  package static let mostLength: Int64 = 1_000_000_000
  package static let mostActive: Int64 = 360_000_000

  /// The trigger in a run whose goal is a given length: a length at or beyond the goal becomes the finish. With no
  /// goal, the trigger stays.
  package func within(length goal: Int64?) -> MessageTrigger {
    if case .length(let length) = self, let goal, length >= goal { .finish } else { self }
  }

  /// Whether the trigger's value is within the limits.
  package var isValid: Bool {
    switch self {
    case .length(let length): (MessageTrigger.leastLength...MessageTrigger.mostLength).contains(length)
    case .active(let time): (MessageTrigger.leastActive...MessageTrigger.mostActive).contains(time)
    case .finish: true
    }
  }
}
