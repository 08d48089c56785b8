import KernelDomain

/// A table with the records of the swims entered so far. The swims are entered one by one.
struct SwimRecordTable: ~Copyable {
  /// Values that depend only on the pool length and are computed once for each pool.
  private struct PoolRules {
    let pool: PoolLength
    /// The index in `courses` of the course to which the pool belongs.
    let course: Int
    /// The standard distances that are a whole number of lengths of the pool, shortest first. For each of them, `laps`
    /// is the number of lengths and `column` its column in the table.
    let distances: [(laps: Int, column: Int)]
    /// For each style, the shortest time in which a human can swim a lap, in milliseconds.
    let leastDurations: [Int32]
  }

  /// The fastest attempts in one style and distance on one course, at most one per segment. They all have the same time
  /// in hundredths of a second.
  struct Cell {
    var hundredths = Int.max
    var holders: [(attempt: SwimAttempt, day: CivilDay)] = []

    func record(_ style: StrokeStyle, _ distance: Distance, _ course: SwimCourse) -> SwimRecord? {
      let oldestFirst = holders.sorted { $0.attempt.isBetter(than: $1.attempt) }
      guard let (attempt, day) = oldestFirst.first else { return nil }
      return SwimRecord(
        style: style, distance: distance, course: course, hundredths: hundredths, day: day, start: attempt.start,
        segment: attempt.segment, laps: attempt.laps, ties: oldestFirst.dropFirst().map(\.attempt.segment),
        isEstimated: attempt.isEstimated)
    }
  }

  /// The number of cells for each style, one for each distance. No course has more distances than this.
  static var columns: Int { 10 }
  static var cellsOfCourse: Int { 6 * columns }

  private var runs = SwimLapRuns()
  private var clock = AttemptClock()
  private var pools: [PoolRules] = []
  /// For each pool, by its index in `pools`, the limits beyond which runs of laps cannot contain a record.
  private var reaches: [SwimRecordReach] = []
  /// The courses of the swims, in the order in which they first occur.
  private(set) var courses: [SwimCourse] = []
  /// The cells, sorted by course, then style, then distance.
  private(set) var cells: [Cell] = []
  private(set) var latest: (start: Timestamp, course: Int)?
  private let entersMany: Bool

  /// Creates an empty table.
  /// - Parameter entersMany: whether many swims will be entered, so that it is worthwhile to rule out runs that cannot
  ///   contain a record.
  init(entersMany: Bool = true) { self.entersMany = entersMany }

  /// Enters the attempts of a swim. The swim must be one that counts.
  mutating func enter<L: TimedSwimLap>(
    _ laps: [L], of swim: borrowing Swim, in pool: PoolLength?
  ) {
    guard let pool, !laps.isEmpty else { return }
    let rules = rules(of: pool)
    if latest.map({ $0.start <= swim.start }) ?? true { latest = (swim.start, pools[rules].course) }
    laps.withUnsafeBufferPointer { laps in
      runs.load(laps)
      for run in runs.runs where reaches[rules].mayReach(run) {
        let parts = runs.clearParts(of: run, laps, leastDurations: pools[rules].leastDurations)
        for part in parts where reaches[rules].mayReach(part) {
          enter(part.laps, atLeast: 1, part.style, part.segment, of: laps, swim, rules)
        }
      }
      guard AttemptStyleRule.mayHoldMedley(runs.runs) else { return }
      runs.leaveOutSuspicious(of: laps, leastDurations: pools[rules].leastDurations)
      AttemptStyleRule.forEachMedley(in: runs.clearRuns) { medley, segment in
        enter(medley, atLeast: medley.count, .mix, segment, of: laps, swim, rules)
      }
    }
  }

  /// Enters the swim at this index in the book, with its corrections applied. Does nothing if the swim does not count.
  mutating func enter(_ index: Int, of book: SwimBook, _ standing: CountingSwims) {
    guard standing.counts(index) else { return }
    let corrections = standing.corrections(of: index)
    if corrections.isEmpty {
      enter(book.swims[index].laps, of: book.swims[index], in: book.swims[index].pool)
    } else {
      let corrected = CorrectedSwimLaps(book.swims[index], corrections: corrections)
      enter(corrected.laps, of: book.swims[index], in: corrected.pool)
    }
  }

  /// Removes all swims, but keeps the courses and pools, so that the indices of cells do not change.
  mutating func removeAll() {
    latest = nil
    for (course, _) in courses.enumerated() {
      for style in StrokeStyle.sections {
        let row = row(course, style)
        let places = row..<row + SwimRecordTable.columns
        guard cells[places].contains(where: { $0.hundredths != .max }) else { continue }
        for place in places { cells[place] = Cell() }
        renewReach(style, course: course)
      }
    }
  }

  /// Returns the index in `pools` of the rules for this pool, adding the rules if necessary.
  private mutating func rules(of pool: PoolLength) -> Int {
    for index in pools.indices where pools[index].pool == pool { return index }
    let course = SwimCourse(pool)
    let index = courses.firstIndex(of: course) ?? courses.count
    if index == courses.count {
      courses.append(course)
      cells.append(contentsOf: repeatElement(Cell(), count: SwimRecordTable.cellsOfCourse))
    }
    let distances = StandardDistances.all(course.unit).enumerated().compactMap { column, distance in
      AttemptRule.lapCount(of: distance, in: pool).map { (laps: $0, column: column) }
    }
    pools.append(
      PoolRules(
        pool: pool, course: index, distances: distances, leastDurations: SuspicionRule.leastDurations(in: pool)))
    reaches.append(SwimRecordReach(longest: distances.last?.laps ?? 0))
    for style in StrokeStyle.sections { renewReach(style, inPool: pools.count - 1) }
    return pools.count - 1
  }

  private mutating func renewReach(_ style: StrokeStyle, course: Int) {
    guard entersMany else { return }
    for index in pools.indices where pools[index].course == course { renewReach(style, inPool: index) }
  }

  private mutating func renewReach(_ style: StrokeStyle, inPool index: Int) {
    let row = row(pools[index].course, style)
    reaches[index].update(
      style,
      records: pools[index].distances.map { laps, column in
        (laps: laps, hundredths: entersMany ? cells[row + column].hundredths : .max)
      })
  }

  /// Returns the index of the first cell for a course and style.
  private func row(_ course: Int, _ style: StrokeStyle) -> Int {
    course * SwimRecordTable.cellsOfCourse + Int(style.rawValue) * SwimRecordTable.columns
  }

  /// Enters the attempts that consist of `least` or more of the laps at `indices`, which have one style and are in one
  /// segment. Attempts that are slower than the record so far are left out.
  private mutating func enter<L: TimedSwimLap>(
    _ indices: Range<Int>, atLeast least: Int, _ style: StrokeStyle, _ segment: Int32, of laps: UnsafeBufferPointer<L>,
    _ swim: borrowing Swim, _ rules: Int
  ) {
    let row = row(pools[rules].course, style)
    var isBeaten = false
    clock.load(indices, of: laps)
    for (count, column) in pools[rules].distances where count >= least && count <= indices.count {
      guard let fastest = clock.fastest(count) else { continue }
      let hundredths = AttemptRule.hundredths(fastest)
      let record = cells[row + column].hundredths
      guard hundredths <= record else { continue }
      let attempt = clock.earliest(count, hundredths: hundredths, of: laps)
      enter(attempt, segment, hundredths, in: row + column, of: laps, swim)
      isBeaten = isBeaten || hundredths < record
    }
    if isBeaten { renewReach(style, course: pools[rules].course) }
  }

  /// Enters an attempt that is at least as fast as those already in the cell. Of one segment, only the best attempt is
  /// kept.
  private mutating func enter<L: TimedSwimLap>(
    _ indices: Range<Int>, _ segment: Int32, _ hundredths: Int, in cell: Int, of laps: UnsafeBufferPointer<L>,
    _ swim: borrowing Swim
  ) {
    let attempt = SwimAttempt(
      hundredths: hundredths, laps: indices, of: laps, segment: segment, swim: swim.id, isSuspicious: false)
    if hundredths < cells[cell].hundredths {
      cells[cell] = Cell(hundredths: hundredths, holders: [(attempt, swim.day)])
    } else if let same = cells[cell].holders.firstIndex(where: { $0.attempt.segment == attempt.segment }) {
      if attempt.isBetter(than: cells[cell].holders[same].attempt) { cells[cell].holders[same].attempt = attempt }
    } else {
      cells[cell].holders.append((attempt, swim.day))
    }
  }
}

extension SwimRecordTable {
  /// Returns the records of all swims entered so far.
  var book: SwimRecords {
    var book = SwimRecords(courses: courses.sorted(), latestCourse: latest.map { courses[$0.course] })
    for course in book.courses {
      for cell in cellIndices(of: course) {
        if let record = record(at: cell) { book.records.append(record) }
      }
    }
    return book
  }

  /// Returns the indices of a course's cells, which are sorted by style, then distance.
  func cellIndices(of course: SwimCourse) -> Range<Int> {
    let first = (courses.firstIndex(of: course) ?? 0) * SwimRecordTable.cellsOfCourse
    return first..<first + SwimRecordTable.cellsOfCourse
  }

  /// Returns the record in the cell at this index; nil if the cell has no attempt.
  func record(at cell: Int) -> SwimRecord? {
    guard cells[cell].hundredths != .max else { return nil }
    let (course, place) = cell.quotientAndRemainder(dividingBy: SwimRecordTable.cellsOfCourse)
    let (row, column) = place.quotientAndRemainder(dividingBy: SwimRecordTable.columns)
    let distance = StandardDistances.all(courses[course].unit)[column]
    return cells[cell].record(StrokeStyle.sections[row], distance, courses[course])
  }
}
