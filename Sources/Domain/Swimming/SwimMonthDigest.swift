package import KernelDomain

/// What the swims of a local month come to: all that statistics, records of periods and trends are worked out from, so
/// that they need no laps. Only swims that count are in it.
package struct SwimMonthDigest: Hashable, Sendable {
  package let month: CivilMonth
  /// From the first with a swim to the last.
  package let days: ClosedRange<CivilDay>
  /// In order of their days and ids.
  package var swims: [Entry] = []
  /// The best attempt of each event, in the events' order.
  package var bests: [Best] = []
  /// Others, in order of event, day and start: of each event those that none before in the month beats, and for each
  /// day those that none from that day on to the month's end beats. With `bests`, the best before any day, and the
  /// best since, is among them.
  package var others: [Best] = []
  /// By device, pool and style.
  package var strokes: [Strokes] = []

  package init(_ month: CivilMonth, _ days: ClosedRange<CivilDay>) {
    self.month = month
    self.days = days
  }

  /// One swim.
  package struct Entry: Hashable, Sendable {
    package var id: SwimID
    package var day: CivilDay
    /// As `CorrectedSwim.centimetres` tells it; 0 where it is not known.
    package var centimetres: Int
    /// How long it took as the device counted it.
    package var seconds: Int
    package var place: Swim.Place
    package var hasLaps: Bool
    /// Of its pool; metres where there is none.
    package var unit: LengthUnit
    /// Centimetres by style, of lengths that count; what they do not make up was not told.
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

  /// How far was swum in a style.
  package struct StyleShare: Hashable, Sendable {
    package var style: StrokeStyle
    package var centimetres: Int

    package init(_ style: StrokeStyle, _ centimetres: Int) {
      self.style = style
      self.centimetres = centimetres
    }
  }

  /// An attempt of the month.
  package struct Best: Hashable, Sendable {
    package var course: SwimCourse
    package var style: StrokeStyle
    package var distance: Distance
    package var hundredths: Int
    package var day: CivilDay
    /// The start of its first lap.
    package var start: Timestamp
    package var segment: SwimSegmentID
    package var laps: SwimLapRange
    /// Whether its time holds a gap that she says was swum, or an equal share of a longer lap.
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

    /// Whether it is the better of two: faster, and of equal times the earlier.
    package func isBetter(than other: Best) -> Bool {
      (hundredths, day, start, segment) < (other.hundredths, other.day, other.start, other.segment)
    }

    func isBefore(_ other: Best) -> Bool {
      (day, start, segment) < (other.day, other.start, other.segment)
    }
  }

  /// What one device counted in one pool and style.
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

/// The digests of all months with swims that count, in order. Where only a part was asked for, of other months some of
/// what they hold may be missing.
package struct SwimDigest: Hashable, Sendable {
  package var months: [SwimMonthDigest]

  /// What somebody needs of a digest. Every month and its days are always told.
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

  /// Some months of those with swims.
  package enum Months: Hashable, Sendable {
    case none
    case all
    case only(CivilMonth)
    case from(CivilMonth)
    /// So many up to the last with swims, that one included, and the one with swims before them.
    case latest(Int)
  }

  package init(_ months: [SwimMonthDigest]) {
    self.months = months
  }

  /// From the first with a swim to the last; nil in an empty book.
  package var days: ClosedRange<CivilDay>? {
    guard let first = months.first, let last = months.last else { return nil }
    return first.days.lowerBound...last.days.upperBound
  }

  package init(of book: SwimBook) {
    let standing = book.standing
    let months = Set(book.swims.indices.lazy.filter { standing.counts($0) }.map { book.swims[$0].day.inMonth })
    self.init(SwimDigest.months(months, of: book))
  }

  /// The digests of some months, in order; those without swims that count are left out.
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
