package import KernelDomain

/// An event: a style and distance on a course. Times are compared only within an event.
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

extension SwimRecord {
  package var event: SwimEvent { SwimEvent(course: course, style: style, distance: distance) }
}

extension SwimMonthDigest.Best {
  package var event: SwimEvent { SwimEvent(course: course, style: style, distance: distance) }
}

/// An attempt that was a record when it was swum. In its event, it is the best attempt of its swim, and faster than all
/// attempts in earlier swims.
package struct FallenRecord: Hashable, Sendable {
  package let best: SwimMonthDigest.Best
  /// The previous record, in hundredths of a second; nil if this was the first record in its event.
  package let before: Int?
  /// Whether this attempt still holds the record.
  package internal(set) var stands = true
}

extension SwimDigest {
  /// Returns the attempts of an event that were faster than all before them, oldest first. For months before `last`, at
  /// most the month's best attempt is included; for `last`, all of them.
  /// - Precondition: the digest contains the `bests` of all months, and the `others` of `last`.
  package func progress(
    of style: StrokeStyle, _ distance: Distance, on course: SwimCourse, until last: CivilMonth
  ) -> [SwimMonthDigest.Best] {
    var progress: [SwimMonthDigest.Best] = []
    for digest in months where digest.month <= last {
      let attempts = (digest.bests + (digest.month == last ? digest.others : []))
        .filter { $0.style == style && $0.distance == distance && $0.course == course }
      for attempt in attempts.sorted(by: { ($0.day, $0.start) < ($1.day, $1.start) })
      where progress.last.map({ attempt.hundredths < $0.hundredths }) ?? true {
        progress.append(attempt)
      }
    }
    return progress
  }

  /// Returns the best attempt of each event in swims since `day`, sorted by course, style and distance.
  /// - Precondition: the digest contains the `bests` from the month of `day` on, and the `others` of that month.
  package func bests(since day: CivilDay) -> [SwimMonthDigest.Best] {
    let month = day.inMonth
    var best = BestOfEvents()
    for digest in months where digest.month >= month {
      if digest.month == month {
        for attempt in digest.bests + digest.others where attempt.day >= day { best.add(attempt) }
      } else {
        for attempt in digest.bests { best.add(attempt) }
      }
    }
    return best.inOrder
  }

  /// Returns the best attempt of each event in the swims of these months, sorted by course, style and distance.
  /// - Precondition: the digest contains the `bests` of these months.
  package func bests(in range: ClosedRange<CivilMonth>) -> [SwimMonthDigest.Best] {
    var best = BestOfEvents()
    for digest in months where range.contains(digest.month) {
      for attempt in digest.bests { best.add(attempt) }
    }
    return best.inOrder
  }

  private struct BestOfEvents {
    private var best: [SwimEvent: SwimMonthDigest.Best] = [:]

    mutating func add(_ attempt: SwimMonthDigest.Best) {
      if let other = best[attempt.event], !attempt.isBetter(than: other) { return }
      best[attempt.event] = attempt
    }

    var inOrder: [SwimMonthDigest.Best] {
      best.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// Every record that was ever set, latest first. If one swim set several records in an event, only the last of them
  /// is included.
  package var fallen: [FallenRecord] {
    guard let first = months.first?.month, let last = months.last?.month else { return [] }
    return fallen(in: first...last)
  }

  /// Returns every record that was set in these months, latest first.
  /// - Precondition: the digest contains the `bests` of these and all earlier months, and the `others` of these months.
  package func fallen(in range: ClosedRange<CivilMonth>) -> [FallenRecord] {
    var fallen: [FallenRecord] = []
    // For each event, the record so far, and its index in `fallen`; nil if the record is before these months.
    var latest: [SwimEvent: (hundredths: Int, place: Int?)] = [:]
    for digest in months {
      let isListed = range.contains(digest.month)
      let attempts = isListed ? (digest.bests + digest.others).sorted { $0.isBefore($1) } : digest.bests
      for best in attempts {
        let known = latest[best.event]
        if let known, best.hundredths >= known.hundredths { continue }
        if isListed, let place = known?.place, fallen[place].best.segment.swim == best.segment.swim {
          fallen[place] = FallenRecord(best: best, before: fallen[place].before)
          latest[best.event] = (best.hundredths, place)
          continue
        }
        if let place = known?.place { fallen[place].stands = false }
        latest[best.event] = (best.hundredths, isListed ? fallen.count : nil)
        if isListed { fallen.append(FallenRecord(best: best, before: known?.hundredths)) }
      }
    }
    return fallen.sorted { $1.best.isBefore($0.best) || !$0.best.isBefore($1.best) && $0.best.event < $1.best.event }
  }
}
