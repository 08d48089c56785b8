package import KernelDomain

/// A correction that the user made to a swim. It does not change the imported laps: it is applied whenever the swim is
/// read. The corrections of a swim are applied in the order in which they were made.
package struct SwimCorrection: Hashable, Sendable {
  package let swim: SwimID
  package let change: Change
  /// The original laps that the change affects, as they were when the correction was made. The correction is applied
  /// only as long as the swim has exactly these laps. Empty if the change affects the whole swim.
  package let touched: [Stamp]

  package init(swim: SwimID, change: Change, touched: [Stamp]) {
    self.swim = swim
    self.change = change
    self.touched = touched
  }

  package enum Change: Hashable, Sendable {
    /// The laps were swum in this style, which may also be drill or kickboard.
    case style(StrokeStyle, SwimLapRange)
    /// In this range, the laps of unknown style were swum in the given style; the other laps do not change.
    case styleOfUnknown(StrokeStyle, SwimLapRange)
    /// The times of the laps are right although they look wrong.
    case confirm(SwimLapRange)
    /// The laps are one length, which the watch counted as several.
    case merge(SwimLapRange)
    /// The lap with number `lap` is really `into` lengths of equal duration, because the watch missed the turns.
    case split(lap: Int, into: Int)
    /// The swimmer swam on in the gap between two segments instead of resting. The range consists of the last lap
    /// before the gap and the first lap after it.
    case join(SwimLapRange)
    /// In the gap between two segments, the swimmer swam this number of lengths, which the watch missed. The range
    /// consists of the last lap before the gap and the first lap after it. If `style` is nil, these two laps must have
    /// the same style, which the lengths then get.
    case reclaim(SwimLapRange, lengths: Int, style: StrokeStyle?)
    /// The laps were not swum, so they do not count.
    case exclude(SwimLapRange)
    /// The laps were swum with this equipment, or without any if it is empty.
    case equip(SwimEquipmentSet, SwimLapRange)
    case poolLength(PoolLength)
    /// The swimmer swam this distance, in centimetres, regardless of what the device states.
    case distance(Int)
    /// The distance that the device states is right although it looks wrong.
    case confirmDistance
    /// The swim began at this UTC offset, in seconds east of UTC.
    case utcOffset(Int)
    /// The swim was somebody else's, so it does not count.
    case remove
    /// Of several recordings of the same swim, this one counts.
    case prefer
  }

  /// Identifies an original lap by its start and its duration.
  package struct Stamp: Hashable, Sendable {
    package let start: Timestamp
    /// The lap's duration, in milliseconds.
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
  /// The laps that the change affects; nil if it affects the whole swim.
  package var laps: SwimLapRange? {
    switch self {
    case .style(_, let laps), .styleOfUnknown(_, let laps), .confirm(let laps), .merge(let laps), .exclude(let laps),
      .join(let laps), .equip(_, let laps),
      .reclaim(let laps, _, _):
      laps
    case .split(let lap, _): SwimLapRange(lap)
    case .poolLength, .distance, .confirmDistance, .utcOffset, .remove, .prefer: nil
    }
  }
}
