/// The best times of every workout, kept so that the records follow a correction by looking at the corrected workout
/// again instead of the whole book.
///
/// It always has the records that `RecordBook(of:)` works out from the same book.
package struct RecordLedger: ~Copyable {
  /// What a workout gives a cell.
  private struct Time {
    let workout: Int
    let hundredths: Int
  }

  /// A course, style and distance.
  private struct Cell {
    /// In order of the workouts, of those that have any.
    var times: [Time] = []
    var best = Int.max
    var record: Record?
  }

  /// Few workouts are entered at a time.
  private var table = RecordTable(entersMany: false)
  /// As in the table.
  private var cells: [Cell] = []
  /// By workout, the position of its course in the table; nil where it counts nowhere.
  private var places: [Int?]
  private var counting: [Bool]
  package private(set) var records = RecordBook()

  /// Looks at every workout.
  package init(of book: SwimBook) {
    let standing = book.standing
    counting = standing.counting
    places = Array(repeating: nil, count: book.workouts.count)
    for index in book.workouts.indices { _ = look(at: index, of: book, standing) }
    renewCourses(of: book)
    renew(Set(cells.indices), of: book, standing)
  }

  /// Follows a correction of a workout, or its being taken back.
  /// - Parameter book: the same as before but for that correction.
  package mutating func follow(_ book: SwimBook, corrected workout: WorkoutID) {
    let standing = book.standing
    var changed = book.index(of: workout).map { [$0] } ?? []
    if standing.counting != counting {
      changed += counting.indices.filter { $0 != changed.first && standing.counting[$0] != counting[$0] }
      counting = standing.counting
    }
    var moved: Set<Int> = []
    var movesCourses = false
    for index in changed {
      let place = places[index]
      moved.formUnion(look(at: index, of: book, standing))
      movesCourses = movesCourses || places[index] != place
    }
    if movesCourses { renewCourses(of: book) }
    if movesCourses || !moved.isEmpty { renew(moved, of: book, standing) }
  }

  private func indices(of place: Int?) -> Range<Int> {
    guard let place else { return 0..<0 }
    return place * RecordTable.cellsOfCourse..<(place + 1) * RecordTable.cellsOfCourse
  }

  // MARK: A workout

  /// Notes what the workout gives each cell.
  /// - Returns: the cells for which it had, or has now, no less than the best time.
  private mutating func look(at index: Int, of book: SwimBook, _ standing: BookStanding) -> [Int] {
    var held: [Int] = []
    table.removeAll()
    table.enter(index, of: book, standing)
    cells.append(contentsOf: repeatElement(Cell(), count: table.cells.count - cells.count))
    let place = table.latest?.course
    if place != places[index] {
      for cell in indices(of: places[index]) where set(nil, of: index, in: cell) { held.append(cell) }
      places[index] = place
    }
    for cell in indices(of: place) {
      let hundredths = table.cells[cell].hundredths
      if set(hundredths == .max ? nil : hundredths, of: index, in: cell) { held.append(cell) }
    }
    return held
  }

  /// - Returns: whether the time before, or the one now, is no less than the best.
  private mutating func set(_ hundredths: Int?, of workout: Int, in cell: Int) -> Bool {
    let index = place(of: workout, in: cells[cell].times)
    let isThere = index < cells[cell].times.count && cells[cell].times[index].workout == workout
    let before = isThere ? cells[cell].times[index].hundredths : nil
    let time = hundredths.map { Time(workout: workout, hundredths: $0) }
    switch (before, time) {
    case (nil, nil): return false
    case (nil, let time?): cells[cell].times.insert(time, at: index)
    case (_?, let time?): cells[cell].times[index] = time
    case (_?, nil): cells[cell].times.remove(at: index)
    }
    return min(before ?? .max, hundredths ?? .max) <= cells[cell].best
  }

  /// The position of the first time that is of no workout before that one.
  private func place(of workout: Int, in times: [Time]) -> Int {
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle].workout < workout { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Records

  /// Has the workouts with the best times of these cells compete again for their records.
  private mutating func renew(_ moved: Set<Int>, of book: SwimBook, _ standing: BookStanding) {
    var holders: Set<Int> = []
    for cell in moved {
      cells[cell].best = cells[cell].times.reduce(.max) { min($0, $1.hundredths) }
      for time in cells[cell].times where time.hundredths == cells[cell].best { holders.insert(time.workout) }
    }
    table.removeAll()
    for index in holders.sorted() { table.enter(index, of: book, standing) }
    for cell in moved { cells[cell].record = table.record(at: cell) }
    records.records = records.courses.flatMap { course in
      table.cellIndices(of: course).compactMap { cells[$0].record }
    }
  }

  private mutating func renewCourses(of book: SwimBook) {
    records.courses = Set(places.compactMap { $0 }).map { table.courses[$0] }.sorted()
    var latest: Int?
    for index in places.indices where places[index] != nil {
      if latest.map({ book.workouts[$0].start <= book.workouts[index].start }) ?? true { latest = index }
    }
    records.latestCourse = latest.flatMap { places[$0] }.map { table.courses[$0] }
  }
}
