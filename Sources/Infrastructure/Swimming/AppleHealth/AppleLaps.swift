import KernelDomain
import SwimmingDomain

/// A `WorkoutEvent` of type lap, or a record that stands for one.
struct AppleLapEvent {
  let date: Timestamp
  /// In milliseconds; 0 before iOS 11, when the date was the lap's end.
  let duration: Int64
  var style = StrokeStyle.unknown
}

/// Makes laps from lap events, in the order of their starts and with rest markers.
struct AppleLaps {
  let laps: [SwimLap]
  /// The number of events left out because their duration is 0 or longer than any pool length can take.
  let unusable: Int

  /// The valid durations, in milliseconds: up to far more than the slowest length.
  private static let usable: ClosedRange<Int64> = 1...3_600_000

  /// - Parameters:
  ///   - start: the start of the swim.
  ///   - pauses: in any order.
  init(_ events: [AppleLapEvent], start: Timestamp, pauses: [Timestamp]) {
    let ordered = AppleLaps.ordered(events, start: start)
    let usable = ordered.filter { AppleLaps.usable.contains($0.duration) }
    unusable = ordered.count - usable.count
    let pauses = pauses.sorted()
    var pause = pauses.startIndex
    var laps: [SwimLap] = []
    laps.reserveCapacity(usable.count)
    for event in usable {
      // A pause in the second in which a lap starts was before the lap.
      let next = pauses[pause...].firstIndex { $0 > event.date } ?? pauses.endIndex
      laps.append(
        SwimLap(
          start: event.date, duration: Int32(event.duration), style: event.style, strokes: nil,
          isAfterRestMarker: next > pause && !laps.isEmpty))
      pause = next
    }
    self.laps = laps
  }

  private static func ordered(_ events: [AppleLapEvent], start: Timestamp) -> [AppleLapEvent] {
    let isOrdered = zip(events, events.dropFirst()).allSatisfy { $0.date <= $1.date }
    let ordered = isOrdered ? events : events.sorted { $0.date < $1.date }
    return events.allSatisfy { $0.duration == 0 } ? fromEnds(ordered, start: start) : ordered
  }

  /// Before iOS 11, a lap event had no duration and its date was the lap's end. The lap began when the one before
  /// ended.
  private static func fromEnds(_ events: [AppleLapEvent], start: Timestamp) -> [AppleLapEvent] {
    var previous = start
    return events.map { event in
      defer { previous = max(previous, event.date) }
      return AppleLapEvent(date: previous, duration: event.date - previous, style: event.style)
    }
  }
}

extension SwimLap {
  /// The lap with its stroke count, if a record has one that starts at that time.
  /// - Parameter source: the source whose counts are preferred if several devices counted.
  func counted(by records: inout AppleLapFinder, source: UInt16) -> SwimLap {
    guard let count = records.first(startingAt: start.seconds, preferring: source) else { return self }
    return SwimLap(
      start: start, duration: duration, style: style, strokes: Int(count.amount),
      isAfterRestMarker: isAfterRestMarker)
  }
}
