package import KernelDomain

/// A correction that the user made to a swim, over its original laps. The corrections of a swim apply in the order
/// made.
package struct SwimCorrection: Hashable, Sendable {
  package let swim: SwimID
  package let change: Change
  /// The original laps that the change affects, as they were when it was made: it fits as long as exactly these laps
  /// exist. Empty for a change of the whole swim.
  package let touched: [Stamp]

  package init(swim: SwimID, change: Change, touched: [Stamp]) {
    self.swim = swim
    self.change = change
    self.touched = touched
  }

  package enum Change: Hashable, Sendable {
    /// The laps were swum in this style, which may be drill or kickboard.
    case style(StrokeStyle, SwimLapRange)
    /// The suspicious laps are right as they are.
    case confirm(SwimLapRange)
    /// The watch counted one length as several laps.
    case merge(SwimLapRange)
    /// The watch missed turns: the lap is really this many equal lengths.
    case split(lap: Int, into: Int)
    /// The two laps on both sides of a gap between segments: the swimmer did not rest in it.
    case join(SwimLapRange)
    /// The two laps on both sides of a gap between segments, in which the swimmer swam this many lengths. A nil style
    /// is that of the two laps, which then agree.
    case reclaim(SwimLapRange, lengths: Int, style: StrokeStyle?)
    /// The laps were not swum.
    case exclude(SwimLapRange)
    case poolLength(PoolLength)
    /// The swim was somebody else's.
    case remove
    /// Of several recordings of the swim, this one counts.
    case prefer
  }

  /// Identifies an original lap.
  package struct Stamp: Hashable, Sendable {
    package let start: Timestamp
    /// In milliseconds.
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
  /// The laps affected; nil for a change of the whole swim.
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
