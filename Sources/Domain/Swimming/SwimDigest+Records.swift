package import KernelDomain

/// A style and distance on a course.
package struct SwimEvent: Hashable, Sendable {
  package let course: SwimCourse
  package let style: StrokeStyle
  package let distance: Distance

  package init(course: SwimCourse, style: StrokeStyle, distance: Distance) {
    self.course = course
    self.style = style
    self.distance = distance
  }
}

extension SwimEvent: Comparable {
  package static func < (a: SwimEvent, b: SwimEvent) -> Bool {
    (a.course, a.style, a.distance.amount) < (b.course, b.style, b.distance.amount)
  }
}

extension SwimMonthDigest.Best {
  package var event: SwimEvent { SwimEvent(course: course, style: style, distance: distance) }
}

/// A record when it was set: the best of a swim, better than everything before that swim.
package struct FallenRecord: Hashable, Sendable {
  package let best: SwimMonthDigest.Best
  /// Hundredths of a second of the record before; nil for the first of its event.
  package let before: Int?
  /// Whether it is the record still.
  package internal(set) var stands = true
}

extension SwimDigest {
  /// The best of each event among the swims from a day on, by course, style and distance.
  package func bests(since day: CivilDay) -> [SwimMonthDigest.Best] {
    bests(months.lazy.filter { $0.month >= day.inMonth }.flatMap(\.bests).filter { $0.day >= day })
  }

  /// The same among the swims of some months.
  package func bests(in range: ClosedRange<CivilMonth>) -> [SwimMonthDigest.Best] {
    bests(months.lazy.filter { range.contains($0.month) }.flatMap(\.bests))
  }

  private func bests(_ attempts: some Sequence<SwimMonthDigest.Best>) -> [SwimMonthDigest.Best] {
    var best: [SwimEvent: SwimMonthDigest.Best] = [:]
    for attempt in attempts {
      if let other = best[attempt.event], !attempt.isBetter(than: other) { continue }
      best[attempt.event] = attempt
    }
    return best.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Every record as it was set, the latest first; of several that a swim set of one event, the last.
  package var fallen: [FallenRecord] {
    var fallen: [FallenRecord] = []
    var latest: [SwimEvent: Int] = [:]
    for best in months.lazy.flatMap({ $0.bests.sorted { $0.isBefore($1) } }) {
      guard let place = latest[best.event] else {
        latest[best.event] = fallen.count
        fallen.append(FallenRecord(best: best, before: nil))
        continue
      }
      guard best.hundredths < fallen[place].best.hundredths else { continue }
      if fallen[place].best.segment.swim == best.segment.swim {
        fallen[place] = FallenRecord(best: best, before: fallen[place].before)
      } else {
        fallen[place].stands = false
        latest[best.event] = fallen.count
        fallen.append(FallenRecord(best: best, before: fallen[place].best.hundredths))
      }
    }
    return fallen.sorted { $1.best.isBefore($0.best) || !$0.best.isBefore($1.best) && $0.best.event < $1.best.event }
  }
}
