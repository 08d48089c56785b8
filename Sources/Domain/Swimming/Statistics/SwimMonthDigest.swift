package import KernelDomain

/// A summary of the swims of a local month. It holds all that is needed for statistics, trends, and the records of
/// periods, so that these need no laps. Only swims that count are included.
package struct SwimMonthDigest: Hashable, Sendable {
  package let month: CivilMonth
  /// The range from the first to the last day of the month with a swim.
  package let days: ClosedRange<CivilDay>
  /// The swims, in order of day and id.
  package var swims: [Entry] = []
  /// The best attempt of each event in the month, in order of events.
  package var bests: [Best] = []
  /// More attempts of the month, in order of event, day and start. For each event they hold the attempts that are
  /// better than all before them in the month, and, for each day, the best attempt from that day to the end of the
  /// month. So `bests` and `others` together hold the best attempt before any day, and the best since any day.
  package var others: [Best] = []
  /// The strokes counted in the month, by device, pool and style.
  package var strokes: [Strokes] = []

  package init(_ month: CivilMonth, _ days: ClosedRange<CivilDay>) {
    self.month = month
    self.days = days
  }

  /// What the digest holds of one swim.
  package struct Entry: Hashable, Sendable {
    package var id: SwimID
    package var day: CivilDay
    /// The distance in centimetres, as `CorrectedSwim.centimetres` computes it; 0 if it is unknown.
    package var centimetres: Int
    /// The duration in seconds, as the device counted it.
    package var seconds: Int
    package var place: Swim.Place
    package var hasLaps: Bool
    /// The unit of the pool's course; metres if there is no pool.
    package var unit: LengthUnit
    /// The distance in each style, from lengths that are not excluded. The remaining part of `centimetres` has no known
    /// style.
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

  /// An attempt that the digest holds, with its event.
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
    /// Whether the time includes a gap that the user counted as swum, or an equal share of a longer lap.
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

    /// Whether this attempt is faster than `other`. If both are equally fast, the earlier one is better.
    package func isBetter(than other: Best) -> Bool {
      (hundredths, day, start, segment) < (other.hundredths, other.day, other.start, other.segment)
    }

    func isBefore(_ other: Best) -> Bool {
      (day, start, segment) < (other.day, other.start, other.segment)
    }
  }

  /// The strokes that one device counted in one pool and style.
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

/// The digests of all months with swims that count, in order. If only a part was requested, the digests' other members
/// may be empty or incomplete.
package struct SwimDigest: Hashable, Sendable {
  package var months: [SwimMonthDigest]

  /// Which members of the digests a caller needs, and of which months. All months and their `days` are always present.
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

  /// A selection of months, among those with swims.
  package enum Months: Hashable, Sendable {
    case none
    case all
    case only(CivilMonth)
    case from(CivilMonth)
    /// The last calendar months, this many, up to the last month with swims; and the last month with swims before them.
    case latest(Int)
  }

  package init(_ months: [SwimMonthDigest]) {
    self.months = months
  }

  /// The range from the first to the last day with a swim; nil if no swim counts.
  package var days: ClosedRange<CivilDay>? {
    guard let first = months.first, let last = months.last else { return nil }
    return first.days.lowerBound...last.days.upperBound
  }

  package init(of book: SwimBook) {
    let standing = book.standing
    let months = Set(book.swims.indices.lazy.filter { standing.counts($0) }.map { book.swims[$0].day.inMonth })
    self.init(SwimDigest.months(months, of: book))
  }

  /// The digests of these months, in order. Months without swims that count are left out.
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
