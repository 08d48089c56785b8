/// When in a run a message is to be played.
package enum MessageTrigger: Hashable, Sendable {
  /// Once the run is that long, in millimetres: 100 m at least.
  case length(Int64)
  /// Once she was active that long, in milliseconds: a minute at least.
  case active(Int64)
  /// When the goal is reached, or the run finished.
  case finish

  package static let leastLength: Int64 = 100_000
  package static let leastActive: Int64 = 60_000
  /// A thousand kilometres and a hundred hours: nobody means more.
  package static let mostLength: Int64 = 1_000_000_000
  package static let mostActive: Int64 = 360_000_000

  /// As it is in a run of that length: what would lie beyond its end is at the finish.
  package func within(length goal: Int64?) -> MessageTrigger {
    if case .length(let length) = self, let goal, length >= goal { .finish } else { self }
  }

  /// Whether it lies in what is taken.
  package var isValid: Bool {
    switch self {
    case .length(let length): (MessageTrigger.leastLength...MessageTrigger.mostLength).contains(length)
    case .active(let time): (MessageTrigger.leastActive...MessageTrigger.mostActive).contains(time)
    case .finish: true
    }
  }
}
