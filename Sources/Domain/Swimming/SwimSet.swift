/// Repetitions that belong together: of equal length and style at regular rests or starts, or of changing strokes.
package struct SwimSet: Hashable, Sendable {
  /// The positions of its repetitions among the swim's.
  package let repetitions: Range<Int>
  /// The lengths of each repetition.
  package let lengths: Int
  /// Nil where the strokes change from one repetition to the next.
  package let style: RepetitionStyle?
  /// Swum time of all its repetitions.
  package let milliseconds: Int64
  /// Whole seconds from one start to the next, where that is what she swam by: `on 1:10`.
  package let sendOffSeconds: Int?
  /// The rests between its repetitions; nil of a single one.
  package let rest: Rest?

  /// Milliseconds.
  package struct Rest: Hashable, Sendable {
    package let shortest: Int64
    /// The lower one of an even number.
    package let median: Int64
    package let longest: Int64

    /// Rests that differ by more are told from the shortest to the longest.
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

  /// - Parameter range: positions of repetitions of equal lengths.
  init(_ range: Range<Int>, of all: [SwimRepetition], style: RepetitionStyle?) {
    repetitions = range
    lengths = all[range.lowerBound].lengths
    self.style = style
    milliseconds = all[range].reduce(0) { $0 + $1.milliseconds }
    rest = Rest(all[range].dropLast().map { $0.restMilliseconds ?? 0 })
    sendOffSeconds = SendOffRule.seconds(all[range])
  }
}
