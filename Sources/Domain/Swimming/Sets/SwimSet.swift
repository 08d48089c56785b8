/// Repetitions that form one set. They are equally long, and either the rests between them or the intervals between
/// their starts are regular. Either all have the same style, or the style changes with every repetition.
package struct SwimSet: Hashable, Sendable {
  /// The indices of the set's repetitions among all repetitions of the swim.
  package let repetitions: Range<Int>
  /// The number of lengths in each repetition.
  package let lengths: Int
  /// The common style of the repetitions; nil if it changes with every repetition.
  package let style: RepetitionStyle?
  /// The equipment used in all repetitions of the set.
  package let equipment: SwimEquipmentSet
  /// The total time of the repetitions, excluding rests, in milliseconds.
  package let milliseconds: Int64
  /// The fixed interval between starts (the send-off) in seconds, such as 70 for `on 1:10`; nil if there is none.
  package let sendOffSeconds: Int?
  /// The rests between the repetitions; nil if there is only one repetition.
  package let rest: Rest?

  /// The shortest, median and longest rest between the repetitions of a set, in milliseconds.
  package struct Rest: Hashable, Sendable {
    package let shortest: Int64
    /// The median rest. If the number of rests is even, it is the lower of the two middle rests.
    package let median: Int64
    package let longest: Int64

    /// The maximum difference between the rests, in milliseconds, for which a single value is shown. If they differ
    /// more, the shortest and the longest are shown.
    package static let widestEven: Int64 = 5_000

    package var isEven: Bool { longest - shortest <= Rest.widestEven }

    init?(_ rests: [Int64]) {
      let sorted = rests.sorted()
      guard let shortest = sorted.first, let longest = sorted.last else { return nil }
      self.shortest = shortest
      self.longest = longest
      median = sorted[(sorted.count - 1) / 2]
    }
  }

  /// Creates a set.
  /// - Parameter range: the indices of the set's repetitions, which must be equally long.
  init(_ range: Range<Int>, of all: [SwimRepetition], style: RepetitionStyle?) {
    repetitions = range
    lengths = all[range.lowerBound].lengths
    self.style = style
    equipment = all[range.lowerBound].equipment
    milliseconds = all[range].reduce(0) { $0 + $1.milliseconds }
    rest = Rest(all[range].dropLast().map { $0.restMilliseconds ?? 0 })
    sendOffSeconds = SendOffRule.seconds(all[range])
  }
}
