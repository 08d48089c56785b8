import KernelDomain

/// The records so far, while workouts are entered one after the other.
struct RecordTable: ~Copyable {
  /// What follows from a pool's length, worked out once a pool.
  private struct PoolRules {
    let pool: PoolLength
    /// Position in `courses`.
    let course: Int
    /// The distances that whole lengths make, fewest lengths first, and their places in the table.
    let distances: [(laps: Int, column: Int)]
    /// By style, milliseconds.
    let leastDurations: [Int32]
  }

  /// The attempts with the least hundredths for one course, style and distance: one a segment.
  private struct Cell {
    var hundredths = Int.max
    var holders: [(attempt: Attempt, day: CivilDay)] = []

    func record(_ style: StrokeStyle, _ distance: Distance, _ course: Course) -> Record? {
      let oldestFirst = holders.sorted { $0.attempt.isBetter(than: $1.attempt) }
      guard let (attempt, day) = oldestFirst.first else { return nil }
      return Record(
        style: style, distance: distance, course: course, hundredths: hundredths, day: day, start: attempt.start,
        segment: attempt.segment, laps: attempt.laps, ties: oldestFirst.dropFirst().map(\.attempt.segment))
    }
  }

  /// At least as many as a course has distances.
  private static var columns: Int { 10 }
  private static var cellsOfCourse: Int { 6 * columns }

  private var runs = LapRuns()
  private var clock = AttemptClock()
  private var pools: [PoolRules] = []
  /// Of each of the pools.
  private var reaches: [RecordReach] = []
  private var courses: [Course] = []
  private var cells: [Cell] = []
  private var latest: (start: Timestamp, course: Int)?

  init() {}

  /// Enters the attempts of a workout that counts.
  mutating func enter<L: TimedLap>(
    _ laps: [L], of workout: borrowing Workout, in pool: PoolLength?
  ) {
    guard let pool, !laps.isEmpty else { return }
    let rules = rules(of: pool)
    if latest.map({ $0.start <= workout.start }) ?? true { latest = (workout.start, pools[rules].course) }
    laps.withUnsafeBufferPointer { laps in
      runs.load(laps)
      for run in runs.runs where reaches[rules].mayReach(run) {
        let parts = runs.clearParts(of: run, laps, leastDurations: pools[rules].leastDurations)
        for part in parts where reaches[rules].mayReach(part) {
          enter(part.laps, atLeast: 1, part.style, part.segment, of: laps, workout, rules)
        }
      }
      guard AttemptStyleRule.mayHoldMedley(runs.runs) else { return }
      runs.leaveOutSuspicious(of: laps, leastDurations: pools[rules].leastDurations)
      AttemptStyleRule.forEachMedley(in: runs.clearRuns) { medley, segment in
        enter(medley, atLeast: medley.count, .mix, segment, of: laps, workout, rules)
      }
    }
  }

  /// The position in `pools`.
  private mutating func rules(of pool: PoolLength) -> Int {
    for index in pools.indices where pools[index].pool == pool { return index }
    let course = Course(pool)
    let index = courses.firstIndex(of: course) ?? courses.count
    if index == courses.count {
      courses.append(course)
      cells.append(contentsOf: repeatElement(Cell(), count: RecordTable.cellsOfCourse))
    }
    let distances = StandardDistances.all(course.unit).enumerated().compactMap { column, distance in
      AttemptRule.lapCount(of: distance, in: pool).map { (laps: $0, column: column) }
    }
    pools.append(
      PoolRules(
        pool: pool, course: index, distances: distances, leastDurations: SuspicionRule.leastDurations(in: pool)))
    reaches.append(RecordReach(longest: distances.last?.laps ?? 0))
    for style in StrokeStyle.sections { renewReach(style, course: index) }
    return pools.count - 1
  }

  private mutating func renewReach(_ style: StrokeStyle, course: Int) {
    let row = row(course, style)
    for index in pools.indices where pools[index].course == course {
      reaches[index].update(
        style, records: pools[index].distances.map { (laps: $0.laps, hundredths: cells[row + $0.column].hundredths) })
    }
  }

  /// The position of the first cell.
  private func row(_ course: Int, _ style: StrokeStyle) -> Int {
    course * RecordTable.cellsOfCourse + Int(style.rawValue) * RecordTable.columns
  }

  /// Enters the attempts over at least so many of these laps, in the style that they have or make.
  private mutating func enter<L: TimedLap>(
    _ indices: Range<Int>, atLeast least: Int, _ style: StrokeStyle, _ segment: Int32, of laps: UnsafeBufferPointer<L>,
    _ workout: borrowing Workout, _ rules: Int
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
      enter(attempt, segment, hundredths, in: row + column, of: laps, workout)
      isBeaten = isBeaten || hundredths < record
    }
    if isBeaten { renewReach(style, course: pools[rules].course) }
  }

  /// Enters an attempt that is no slower than those in the cell.
  private mutating func enter<L: TimedLap>(
    _ indices: Range<Int>, _ segment: Int32, _ hundredths: Int, in cell: Int, of laps: UnsafeBufferPointer<L>,
    _ workout: borrowing Workout
  ) {
    let attempt = Attempt(
      hundredths: hundredths, laps: indices, of: laps, segment: segment, workout: workout.id, isSuspicious: false)
    if hundredths < cells[cell].hundredths {
      cells[cell] = Cell(hundredths: hundredths, holders: [(attempt, workout.day)])
    } else if let same = cells[cell].holders.firstIndex(where: { $0.attempt.segment == attempt.segment }) {
      if attempt.isBetter(than: cells[cell].holders[same].attempt) { cells[cell].holders[same].attempt = attempt }
    } else {
      cells[cell].holders.append((attempt, workout.day))
    }
  }
}

extension RecordTable {
  /// The records of all workouts entered.
  var book: RecordBook {
    var book = RecordBook(courses: courses.sorted(), latestCourse: latest.map { courses[$0.course] })
    for course in book.courses {
      let first = (courses.firstIndex(of: course) ?? 0) * RecordTable.cellsOfCourse
      for style in StrokeStyle.sections {
        for (column, distance) in StandardDistances.all(course.unit).enumerated() {
          let cell = cells[first + Int(style.rawValue) * RecordTable.columns + column]
          if let record = cell.record(style, distance, course) { book.records.append(record) }
        }
      }
    }
    return book
  }
}
