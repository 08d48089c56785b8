import KernelDomain

/// Creates the digests of months one by one, reusing its memory for each month.
struct SwimMonthDigestMaker: ~Copyable {
  /// The number of lengths in one style within a swim, and the strokes counted in them.
  private struct StyleTally {
    var lengths = 0
    var strokes = StrokeCount()
  }

  private struct StrokesKey: Hashable {
    let source: String
    let pool: PoolLength
    let style: StrokeStyle
  }

  private var table = SwimRecordTable(entersMany: false)
  private var cells: [Int: [SwimMonthDigest.Best]] = [:]
  private var strokes: [StrokesKey: StrokeCount] = [:]

  /// Returns the digest of a month.
  /// - Parameter swims: the indices in the book of the month's swims that count; at least one.
  mutating func digest(
    of month: CivilMonth, swims: [Int], of book: SwimBook, _ standing: CountingSwims
  ) -> SwimMonthDigest {
    cells.removeAll(keepingCapacity: true)
    strokes.removeAll(keepingCapacity: true)
    let days = swims.map { book.swims[$0].day }
    guard let first = days.min(), let last = days.max() else { preconditionFailure("\(month) has swims") }
    var digest = SwimMonthDigest(month, first...last)
    digest.swims.reserveCapacity(swims.count)
    for index in swims {
      let corrections = standing.corrections(of: index)
      if corrections.isEmpty {
        let swim = book.swims[index]
        add(swim.laps, of: swim, in: swim.pool, stated: swim.countedDistance, to: &digest)
      } else {
        let corrected = CorrectedSwimLaps(book.swims[index], corrections: corrections)
        add(
          corrected.laps, of: book.swims[index], in: corrected.pool, stated: corrected.statedDistance, to: &digest)
      }
    }
    digest.swims.sort { ($0.day, $0.id) < ($1.day, $1.id) }
    let courses = table.courses
    for (_, attempts) in cells.sorted(by: { SwimMonthDigestMaker.isInOrder($0.key, $1.key, courses) }) {
      var kept = SwimMonthDigestMaker.worthKeeping(attempts)
      guard let best = kept.indices.min(by: { kept[$0].isBetter(than: kept[$1]) }) else { continue }
      digest.bests.append(kept.remove(at: best))
      digest.others += kept
    }
    digest.strokes = strokes.map { key, count in
      SwimMonthDigest.Strokes(source: key.source, pool: key.pool, style: key.style, count: count)
    }.sorted { ($0.source, $0.pool, $0.style) < ($1.source, $1.pool, $1.style) }
    return digest
  }

  /// Adds a swim with these laps to the digest.
  /// - Parameter stated: the distance that counts if it cannot be computed from the laps, in centimetres; nil if it is
  ///   unknown.
  private mutating func add<L: StrokeCountedLap>(
    _ laps: [L], of swim: borrowing Swim, in pool: PoolLength?, stated: Int?, to digest: inout SwimMonthDigest
  ) {
    var tallies = InlineArray<8, StyleTally>(repeating: StyleTally())
    var lengths = 0
    for lap in laps where !lap.isExcluded {
      let style = Int(lap.style.rawValue)
      tallies[style].lengths += 1
      if !lap.isOutOfRecords { tallies[style].strokes.add(strokes: lap.strokes, milliseconds: lap.duration) }
      lengths += 1
    }
    var entry = SwimMonthDigest.Entry(
      id: swim.id, day: swim.day, centimetres: stated ?? 0, seconds: Int(swim.duration / 1_000),
      place: swim.place, hasLaps: !laps.isEmpty, unit: pool.map { SwimCourse($0).unit } ?? .metre, styles: [])
    if let pool, !laps.isEmpty {
      entry.centimetres = pool.centimetres(lengths: lengths)
      for style in StrokeStyle.allCases {
        let tally = tallies[Int(style.rawValue)]
        guard tally.lengths > 0 else { continue }
        entry.styles.append(SwimMonthDigest.StyleShare(style, pool.centimetres(lengths: tally.lengths)))
        guard tally.strokes.lengths > 0 else { continue }
        strokes[StrokesKey(source: swim.source, pool: pool, style: style), default: StrokeCount()] += tally.strokes
      }
      addBests(laps, of: swim, in: pool)
    }
    digest.swims.append(entry)
  }

  // MARK: Attempts

  /// Adds the swim's best attempt in each style and distance.
  private mutating func addBests<L: TimedSwimLap>(_ laps: [L], of swim: borrowing Swim, in pool: PoolLength) {
    table.removeAll()
    table.enter(laps, of: swim, in: pool)
    guard let course = table.latest?.course else { return }
    let first = course * SwimRecordTable.cellsOfCourse
    for cell in first..<first + SwimRecordTable.cellsOfCourse {
      guard let best = table.record(at: cell) else { continue }
      cells[cell, default: []].append(SwimMonthDigest.Best(best))
    }
    guard let best400 = table.record(at: first + SwimMonthDigestMaker.column(400)),
      let best200 = table.record(at: first + SwimMonthDigestMaker.column(200)), best200.segment == best400.segment
    else { return }
    // Critical speed needs a 200 that is not in the same segment as the best 400.
    var search = SwimHistorySearch(style: .freestyle, distance: best200.distance, course: best200.course)
    let others = search.attempts(laps, of: swim.id, in: pool).filter {
      !$0.isSuspicious && $0.segment != best400.segment
    }
    guard let other = others.min(by: { $0.isBetter(than: $1) }) else { return }
    cells[first + SwimMonthDigestMaker.column(200), default: []].append(SwimMonthDigest.Best(other, like: best200))
  }

  /// Whether the cell `one` comes before the cell `other` if cells are sorted by course, style and distance.
  private static func isInOrder(_ one: Int, _ other: Int, _ courses: [SwimCourse]) -> Bool {
    let (course, place) = one.quotientAndRemainder(dividingBy: SwimRecordTable.cellsOfCourse)
    let (otherCourse, otherPlace) = other.quotientAndRemainder(dividingBy: SwimRecordTable.cellsOfCourse)
    return (courses[course], place) < (courses[otherCourse], otherPlace)
  }

  /// Returns the column of a distance, in metres or yards, in `SwimRecordTable`. Since freestyle is the first style,
  /// this is also the index of the freestyle cell within its course.
  private static func column(_ amount: Int) -> Int {
    StandardDistances.usual.firstIndex(of: amount) ?? 0
  }

  /// Returns the attempts of one event that the digest must include: every attempt that was the month's fastest so far
  /// when it was swum, and the best from each day on. For 200 freestyle, the best two from each day on are included,
  /// since critical speed cannot use the best one if it is in the same segment as the best 400.
  private static func worthKeeping(_ all: [SwimMonthDigest.Best]) -> [SwimMonthDigest.Best] {
    let ordered = all.sorted { $0.isBefore($1) }
    let depth = ordered.first.map { $0.style == .freestyle && $0.distance.amount == 200 } ?? false ? 2 : 1
    var isKept = Array(repeating: false, count: ordered.count)
    var best: SwimMonthDigest.Best?
    for (index, attempt) in ordered.enumerated() where best.map({ attempt.isBetter(than: $0) }) ?? true {
      best = attempt
      isKept[index] = true
    }
    // The loop goes back from the last day and collects the best attempts from each day on.
    var leading: [Int] = []
    for index in ordered.indices.reversed() {
      leading.append(index)
      leading.sort { ordered[$0].isBetter(than: ordered[$1]) }
      if leading.count > depth { leading.removeLast() }
      if index == 0 || ordered[index - 1].day != ordered[index].day {
        for kept in leading { isKept[kept] = true }
      }
    }
    return ordered.indices.filter { isKept[$0] }.map { ordered[$0] }
  }
}

/// A lap, either original or corrected, whose strokes may have been counted.
protocol StrokeCountedLap: TimedSwimLap {
  var strokes: Int? { get }
}

extension SwimLap: StrokeCountedLap {}
extension SwumLap: StrokeCountedLap {}

extension SwimMonthDigest.Best {
  fileprivate init(_ record: SwimRecord) {
    self.init(
      course: record.course, style: record.style, distance: record.distance, hundredths: record.hundredths,
      day: record.day, start: record.start, segment: record.segment, laps: record.laps,
      isEstimated: record.isEstimated)
  }

  /// Creates an attempt with the swim, course, style and distance of `record`.
  fileprivate init(_ attempt: SwimAttempt, like record: SwimRecord) {
    self.init(
      course: record.course, style: record.style, distance: record.distance, hundredths: attempt.hundredths,
      day: record.day, start: attempt.start, segment: attempt.segment, laps: attempt.laps,
      isEstimated: attempt.isEstimated)
  }
}
