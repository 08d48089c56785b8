package import KernelDomain

/// A correction that the user made to a swim. The imported laps do not change: the corrections of a swim are applied
/// whenever the swim is read, in the order in which they were made.
package struct SwimCorrection: Hashable, Sendable {
  package let swim: SwimID
  package let change: Change
  /// The original laps that the correction affects, as they were when the user made it. The correction is applied only
  /// if the swim still has exactly these laps. Empty if the correction affects the whole swim.
  package let touched: [Stamp]

  package init(swim: SwimID, change: Change, touched: [Stamp]) {
    self.swim = swim
    self.change = change
    self.touched = touched
  }

  package enum Change: Hashable, Sendable {
    /// States that the laps were swum in this style, which may also be drill or kickboard.
    case style(StrokeStyle, SwimLapRange)
    /// States that those laps in the range whose style is unknown were swum in this style. The other laps do not
    /// change.
    case styleOfUnknown(StrokeStyle, SwimLapRange)
    /// Confirms that the times of the laps are genuine although they look wrong.
    case confirm(SwimLapRange)
    /// States that the laps are a single length, which the watch counted as several.
    case merge(SwimLapRange)
    /// States that the lap with the number `lap` consists of `into` lengths of equal duration, because the watch missed
    /// turns.
    case split(lap: Int, into: Int)
    /// States that the swimmer did not rest in the gap between two segments, but swam on. The range consists of the
    /// last lap before the gap and the first lap after it.
    case join(SwimLapRange)
    /// States that in the gap between two segments the swimmer swam this number of lengths, which the watch missed. The
    /// range consists of the last lap before the gap and the first lap after it. If `style` is nil, these two laps must
    /// have the same style, which then applies to the lengths.
    case reclaim(SwimLapRange, lengths: Int, style: StrokeStyle?)
    /// States that the laps were not swum, so that they do not count.
    case exclude(SwimLapRange)
    /// States that the laps were swum with this equipment; without any if it is empty.
    case equip(SwimEquipmentSet, SwimLapRange)
    case poolLength(PoolLength)
    /// Sets the distance of the swim, in centimetres, regardless of what the device states.
    case distance(Int)
    /// Confirms that the distance stated by the device is genuine although it looks wrong.
    case confirmDistance
    /// Sets the UTC offset at the start of the swim, in seconds east of UTC.
    case utcOffset(Int)
    /// Removes the swim, because somebody else swam it.
    case remove
    /// Chooses this recording to count among several recordings of the same swim.
    case prefer
  }

  /// Identifies an original lap by its start and duration.
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
