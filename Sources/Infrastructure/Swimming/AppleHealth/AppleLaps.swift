import KernelDomain
import SwimmingDomain

/// A `WorkoutEvent` element for a lap, or a sample of a distance that is used instead of one.
struct AppleLapEvent {
  let date: Timestamp
  /// The duration of the lap in milliseconds. It is 0 in exports from before iOS 11, in which `date` is the end of the
  /// lap.
  let duration: Int64
  var style = StrokeStyle.unknown
}

extension [AppleLapEvent] {
  /// Returns the events that start at `start` or later, but before `end`.
  func starting(from start: Timestamp, before end: Timestamp) -> [AppleLapEvent] {
    filter { $0.date >= start && $0.date < end }
  }
}

/// Creates laps from lap events. Sorts the laps by start, and marks those before which the swimmer rested.
struct AppleLaps {
  let laps: [SwimLap]
  /// The number of events that were left out, because their duration is 0 or longer than an hour.
  let unusable: Int

  /// The possible durations of a lap, in milliseconds: up to an hour.
  private static let usable: ClosedRange<Int64> = 1...3_600_000

  /// Creates the laps of a swim from its lap events.
  /// - Parameters:
  ///   - start: the start of the swim.
  ///   - pauses: the starts of the pauses, in any order.
  init(_ events: [AppleLapEvent], start: Timestamp, pauses: [Timestamp]) {
    let ordered = AppleLaps.ordered(events, start: start)
    let usable = ordered.filter { AppleLaps.usable.contains($0.duration) }
    unusable = ordered.count - usable.count
    let pauses = pauses.sorted()
    var pause = pauses.startIndex
    var laps: [SwimLap] = []
    laps.reserveCapacity(usable.count)
    for event in usable {
      // A pause that began in the same second as the lap was before the lap.
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

  /// Converts lap events from before iOS 11, which have no duration and whose date is the end of the lap. Each lap then
  /// begins where the previous one ends.
  private static func fromEnds(_ events: [AppleLapEvent], start: Timestamp) -> [AppleLapEvent] {
    var previous = start
    return events.map { event in
      defer { previous = max(previous, event.date) }
      return AppleLapEvent(date: previous, duration: event.date - previous, style: event.style)
    }
  }
}

extension SwimLap {
  /// Returns the lap with the stroke count of the sample that starts at the same time. Returns the lap unchanged if
  /// there is no such sample.
  /// - Parameter source: the source whose count is preferred if several devices counted strokes.
  func counted(by records: inout AppleLapFinder, source: UInt16) -> SwimLap {
    guard let count = records.first(startingAt: start.seconds, preferring: source) else { return self }
    return SwimLap(
      start: start, duration: duration, style: style, strokes: Int(count.amount),
      isAfterRestMarker: false, marks: marks)
  }
}
