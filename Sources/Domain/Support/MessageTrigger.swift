/// The point of a run at which a message is to be played.
package enum MessageTrigger: Hashable, Sendable {
  /// The run reaches this distance, in millimetres; at least 100 m.
  case length(Int64)
  /// The run reaches this active time (without pauses), in milliseconds; at least a minute.
  case active(Int64)
  /// The run reaches its goal or is finished.
  case finish

  package static let leastLength: Int64 = 100_000
  package static let leastActive: Int64 = 60_000
  /// The greatest valid distance (1,000 km, in millimetres) and the greatest valid active time (100 hours, in
  /// milliseconds).
  package static let mostLength: Int64 = 1_000_000_000
  package static let mostActive: Int64 = 360_000_000

  /// Returns the trigger to use in a run whose goal is the distance `goal`, in millimetres. If this trigger is a
  /// distance at or beyond the goal, returns `finish`. Otherwise, or if there is no goal, returns this trigger
  /// unchanged.
  package func within(length goal: Int64?) -> MessageTrigger {
    if case .length(let length) = self, let goal, length >= goal { .finish } else { self }
  }

  /// Whether the trigger's distance or time is in the valid range.
  package var isValid: Bool {
    switch self {
    case .length(let length): (MessageTrigger.leastLength...MessageTrigger.mostLength).contains(length)
    case .active(let time): (MessageTrigger.leastActive...MessageTrigger.mostActive).contains(time)
    case .finish: true
    }
  }
}
