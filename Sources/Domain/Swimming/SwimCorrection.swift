package import KernelDomain

/// What the swimmer says of a swim, over its original laps. Corrections of a swim apply in the order made.
package struct SwimCorrection: Hashable, Sendable {
  package let swim: SwimID
  package let change: Change
  /// The original laps that the change touches, as they were when it was made: it fits while exactly these exist.
  /// Empty for a change of the whole swim.
  package let touched: [Stamp]

  package init(swim: SwimID, change: Change, touched: [Stamp]) {
    self.swim = swim
    self.change = change
    self.touched = touched
  }

  package enum Change: Hashable, Sendable {
    /// The laps were swum in this style (drill and kickboard included).
    case style(StrokeStyle, SwimLapRange)
    /// Suspicious laps are right as they are.
    case confirm(SwimLapRange)
    /// One length that the watch counted as several.
    case merge(SwimLapRange)
    /// A turn that the watch missed: the lap is so many equal ones.
    case split(lap: Int, into: Int)
    /// The two laps beside a gap between segments: she did not rest in it.
    case join(SwimLapRange)
    /// The two laps beside a gap between segments, in which she swam so many lengths; in the style of both where none is
    /// said.
    case reclaim(SwimLapRange, lengths: Int, style: StrokeStyle?)
    /// No swimming.
    case exclude(SwimLapRange)
    case poolLength(PoolLength)
    /// The swim was not hers.
    case remove
    /// This one of several recordings of one swim counts.
    case prefer
  }

  /// What tells an original lap from another.
  package struct Stamp: Hashable, Sendable {
    package let start: Timestamp
    /// Milliseconds.
    package let duration: Int32

    package init(start: Timestamp, duration: Int32) {
      self.start = start
      self.duration = duration
    }

    package init(_ lap: SwimLap) {
      self.init(start: lap.start, duration: lap.duration)
    }
  }
}

extension SwimCorrection.Change {
  /// The laps touched; nil for a change of the whole swim.
  package var laps: SwimLapRange? {
    switch self {
    case .style(_, let laps), .confirm(let laps), .merge(let laps), .exclude(let laps), .join(let laps),
      .reclaim(let laps, _, _):
      laps
    case .split(let lap, _): SwimLapRange(lap)
    case .poolLength, .remove, .prefer: nil
    }
  }
}
