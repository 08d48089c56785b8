/// Repetitions that form one set: equal in length and style with regular rests or starts, or with changing strokes.
package struct SwimSet: Hashable, Sendable {
  /// The positions of its repetitions among those of the swim.
  package let repetitions: Range<Int>
  /// The number of lengths of each repetition.
  package let lengths: Int
  /// Nil if the strokes change from one repetition to the next.
  package let style: RepetitionStyle?
  /// The time of all its repetitions, without rests.
  package let milliseconds: Int64
  /// The interval from one start to the next in seconds, if the swimmer used a fixed one as in `on 1:10`; nil if not.
  package let sendOffSeconds: Int?
  /// The rests between its repetitions; nil for a single repetition.
  package let rest: Rest?

  /// In milliseconds.
  package struct Rest: Hashable, Sendable {
    package let shortest: Int64
    /// The lower of the two middle values if their number is even.
    package let median: Int64
    package let longest: Int64

    /// If rests differ by more, in milliseconds, the shortest and the longest are shown.
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

  /// - Parameter range: the positions of repetitions of equal length.
  init(_ range: Range<Int>, of all: [SwimRepetition], style: RepetitionStyle?) {
    repetitions = range
    lengths = all[range.lowerBound].lengths
    self.style = style
    milliseconds = all[range].reduce(0) { $0 + $1.milliseconds }
    rest = Rest(all[range].dropLast().map { $0.restMilliseconds ?? 0 })
    sendOffSeconds = SendOffRule.seconds(all[range])
  }
}
