/// Repetitions that form one set: equally long, with regular rests or starts, and either all in one style or with a
/// change of style from each to the next.
package struct SwimSet: Hashable, Sendable {
  /// The positions of the set's repetitions among the repetitions of the swim.
  package let repetitions: Range<Int>
  /// The number of lengths in each repetition.
  package let lengths: Int
  /// The style of all repetitions; nil if it changes from one repetition to the next.
  package let style: RepetitionStyle?
  /// The time of all repetitions together, without rests, in milliseconds.
  package let milliseconds: Int64
  /// The fixed interval between starts in seconds (the send-off), such as 70 for `on 1:10`; nil if the swimmer used
  /// none.
  package let sendOffSeconds: Int?
  /// The rests between the repetitions; nil for a single repetition.
  package let rest: Rest?

  /// The shortest, median and longest rest between the repetitions of a set, in milliseconds.
  package struct Rest: Hashable, Sendable {
    package let shortest: Int64
    /// The median; if the number of rests is even, the lower of the two middle values.
    package let median: Int64
    package let longest: Int64

    /// The greatest difference between rests, in milliseconds, for which only one value is shown. If they differ more,
    /// the shortest and the longest are shown.
    package static let widestTold: Int64 = 5_000

    package var isEven: Bool { longest - shortest <= Rest.widestTold }

    init?(_ rests: [Int64]) {
      let sorted = rests.sorted()
      guard let shortest = sorted.first, let longest = sorted.last else { return nil }
      self.shortest = shortest
      self.longest = longest
      median = sorted[(sorted.count - 1) / 2]
    }
  }

  /// - Parameter range: the positions of the set's repetitions, which are equally long.
  init(_ range: Range<Int>, of all: [SwimRepetition], style: RepetitionStyle?) {
    repetitions = range
    lengths = all[range.lowerBound].lengths
    self.style = style
    milliseconds = all[range].reduce(0) { $0 + $1.milliseconds }
    rest = Rest(all[range].dropLast().map { $0.restMilliseconds ?? 0 })
    sendOffSeconds = SendOffRule.seconds(all[range])
  }
}
