package import KernelDomain

/// A summary of the swims in one month (by local day). It is enough to compute statistics, trends and the records of
/// periods without reading laps. It includes only swims that count.
package struct SwimMonthDigest: Hashable, Sendable {
  package let month: CivilMonth
  /// The days from the month's first swim to its last.
  package let days: ClosedRange<CivilDay>
  /// The month's swims that count, sorted by day and id.
  package var swims: [Entry] = []
  /// The month's best attempt in each event, sorted by event.
  package var bests: [Best] = []
  /// More attempts of the month, sorted by event, day and start. For each event, they include every attempt that was
  /// the month's fastest so far when it was swum, and for each day the best attempt from that day to the end of the
  /// month. So `bests` and `others` together contain the month's best attempt before any given day, and the best from
  /// any given day on.
  package var others: [Best] = []
  /// The strokes counted in the month, for each device, pool and style.
  package var strokes: [Strokes] = []

  package init(_ month: CivilMonth, _ days: ClosedRange<CivilDay>) {
    self.month = month
    self.days = days
  }

  /// The summary of one swim.
  package struct Entry: Hashable, Sendable {
    package var id: SwimID
    package var day: CivilDay
    /// The swim's distance in centimetres (see `CorrectedSwim.centimetres`); 0 if it is unknown.
    package var centimetres: Int
    /// The swim's duration as reported by the device, in seconds.
    package var seconds: Int
    package var place: Swim.Place
    package var hasLaps: Bool
    /// The unit in which the pool's course is measured; metres if the swim has no pool.
    package var unit: LengthUnit
    /// The distance swum in each style, in laps that are not excluded. If the sum of these distances is less than
    /// `centimetres`, the style of the remaining distance is unknown.
    package var styles: [StyleShare]

    package init(
      id: SwimID, day: CivilDay, centimetres: Int, seconds: Int, place: Swim.Place, hasLaps: Bool, unit: LengthUnit,
      styles: [StyleShare]
    ) {
      self.id = id
      self.day = day
      self.centimetres = centimetres
      self.seconds = seconds
      self.place = place
      self.hasLaps = hasLaps
      self.unit = unit
      self.styles = styles
    }
  }

  /// The distance swum in one style, in centimetres.
  package struct StyleShare: Hashable, Sendable {
    package var style: StrokeStyle
    package var centimetres: Int

    package init(_ style: StrokeStyle, _ centimetres: Int) {
      self.style = style
      self.centimetres = centimetres
    }
  }

  /// An attempt that is included in the digest, with its event.
  package struct Best: Hashable, Sendable {
    package var course: SwimCourse
    package var style: StrokeStyle
    package var distance: Distance
    package var hundredths: Int
    package var day: CivilDay
    /// The start of the attempt's first lap.
    package var start: Timestamp
    package var segment: SwimSegmentID
    package var laps: SwimLapRange
    /// Whether the time is an estimate (see `SwimAttempt.isEstimated`).
    package var isEstimated: Bool

    package init(
      course: SwimCourse, style: StrokeStyle, distance: Distance, hundredths: Int, day: CivilDay, start: Timestamp,
      segment: SwimSegmentID, laps: SwimLapRange, isEstimated: Bool
    ) {
      self.course = course
      self.style = style
      self.distance = distance
      self.hundredths = hundredths
      self.day = day
      self.start = start
      self.segment = segment
      self.laps = laps
      self.isEstimated = isEstimated
    }

    /// Whether this attempt is faster than `other`. If the two are equally fast, the earlier one is better.
    package func isBetter(than other: Best) -> Bool {
      (hundredths, day, start, segment) < (other.hundredths, other.day, other.start, other.segment)
    }

    func isBefore(_ other: Best) -> Bool {
      (day, start, segment) < (other.day, other.start, other.segment)
    }
  }

  /// The strokes counted by one device in one pool length and style.
  package struct Strokes: Hashable, Sendable {
    package var source: String
    package var pool: PoolLength
    package var style: StrokeStyle
    package var count: StrokeCount

    package init(source: String, pool: PoolLength, style: StrokeStyle, count: StrokeCount) {
      self.source = source
      self.pool = pool
      self.style = style
      self.count = count
    }
  }
}

/// The digests of all months with swims that count, in chronological order. If only a part was requested, some
/// properties of the digests may be empty or incomplete.
package struct SwimDigest: Hashable, Sendable {
  package var months: [SwimMonthDigest]

  /// A request for parts of the digests. For each property, it states the months for which the property is needed. All
  /// months and their `days` are always returned.
  package struct Part: Hashable, Sendable {
    package var swims: Months
    package var bests: Months
    package var others: Months
    package var strokes: Months

    package init(swims: Months = .none, bests: Months = .all, others: Months = .none, strokes: Months = .none) {
      self.swims = swims
      self.bests = bests
      self.others = others
      self.strokes = strokes
    }

    package static let everything = Part(swims: .all, bests: .all, others: .all, strokes: .all)
  }

  /// A selection from the months that have swims.
  package enum Months: Hashable, Sendable {
    case none
    case all
    case only(CivilMonth)
    case from(CivilMonth)
    /// As many calendar months as the value states, the last of which is the most recent month that has swims. The
    /// latest month with swims before them is also included.
    case latest(Int)
  }

  package init(_ months: [SwimMonthDigest]) { self.months = months }

  /// The days from the first swim that counts to the last; nil if no swim counts.
  package var days: ClosedRange<CivilDay>? {
    guard let first = months.first, let last = months.last else { return nil }
    return first.days.lowerBound...last.days.upperBound
  }

  package init(of book: SwimBook) {
    let standing = book.standing
    let months = Set(book.swims.indices.lazy.filter { standing.counts($0) }.map { book.swims[$0].day.inMonth })
    self.init(SwimDigest.months(months, of: book))
  }

  /// Returns the digests of these months, in chronological order. Omits months without swims that count.
  package static func months(_ wanted: Set<CivilMonth>, of book: SwimBook) -> [SwimMonthDigest] {
    let standing = book.standing
    var swims: [CivilMonth: [Int]] = [:]
    for index in book.swims.indices where standing.counts(index) {
      let month = book.swims[index].day.inMonth
      if wanted.contains(month) { swims[month, default: []].append(index) }
    }
    var maker = SwimMonthDigestMaker()
    return swims.sorted { $0.key < $1.key }.map { maker.digest(of: $0.key, swims: $0.value, of: book, standing) }
  }
}
