/// The records of a book, together with the best times of each swim. Thanks to these, only the corrected swim has to be
/// examined after a correction, instead of the whole book.
///
/// The records always equal those that `SwimRecords(of:)` computes from the same book.
package struct IncrementalSwimRecords: ~Copyable {
  /// The best time of all swims and the record for one course, style and distance.
  private struct Cell {
    var best = IncrementalSwimRecords.none
    var record: SwimRecord?
  }

  /// Represents a missing time. It is greater than any time.
  private static var none: Int32 { .max }

  /// The table used to compute the best times of single swims. It is emptied before each use, so it never holds more
  /// than a few swims.
  private var table = SwimRecordTable(entersMany: false)
  /// The cells, at the same indices as in `table`.
  private var cells: [Cell] = []
  /// For each swim, by its index in the book, the index of its course in `table.courses`; nil if the swim has no
  /// attempts.
  private var places: [Int?]
  /// For each swim, the best time in each cell (style and distance) of its course, in hundredths of a second; `none` if
  /// the swim has no attempt in that cell.
  private var times: [Int32]
  private var counting: [Bool]
  package private(set) var records = SwimRecords()

  /// Computes the records from all swims of the book.
  package init(of book: SwimBook) {
    let standing = book.standing
    counting = standing.counting
    places = Array(repeating: nil, count: book.swims.count)
    times = Array(repeating: IncrementalSwimRecords.none, count: book.swims.count * SwimRecordTable.cellsOfCourse)
    for index in book.swims.indices { _ = look(at: index, of: book, standing) }
    renewCourses(of: book)
    renew(Set(cells.indices), of: book, standing)
  }

  /// Updates the records after a correction of a swim was made or undone.
  /// - Parameter book: the book of the previous call, except that the correction was added or removed.
  package mutating func follow(_ book: SwimBook, corrected swim: SwimID) {
    let standing = book.standing
    var changed = book.index(of: swim).map { [$0] } ?? []
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

  // MARK: One swim

  /// Computes and stores the best time of a swim in each cell of its course.
  /// - Returns: the indices of the cells whose records may change, because the swim's old or new time is at least as
  ///   fast as the best time of all swims.
  private mutating func look(at swim: Int, of book: SwimBook, _ standing: CountingSwims) -> [Int] {
    table.removeAll()
    table.enter(swim, of: book, standing)
    cells.append(contentsOf: repeatElement(Cell(), count: table.cells.count - cells.count))
    let (before, now) = (places[swim], table.latest?.course)
    places[swim] = now
    var held: [Int] = []
    for column in 0..<SwimRecordTable.cellsOfCourse {
      let place = swim * SwimRecordTable.cellsOfCourse + column
      if let cell = cell(before, column), holds(times[place], cell) { held.append(cell) }
      times[place] =
        cell(now, column).map { Int32(clamping: table.cells[$0].hundredths) } ?? IncrementalSwimRecords.none
      if let cell = cell(now, column), holds(times[place], cell) { held.append(cell) }
    }
    return held
  }

  private func cell(_ course: Int?, _ column: Int) -> Int? {
    course.map { $0 * SwimRecordTable.cellsOfCourse + column }
  }

  private func holds(_ hundredths: Int32, _ cell: Int) -> Bool {
    hundredths != IncrementalSwimRecords.none && hundredths <= cells[cell].best
  }

  // MARK: Records

  /// Computes the records of the cells in `moved` again. Only the swims that have the best time in at least one of
  /// these cells are examined.
  private mutating func renew(_ moved: Set<Int>, of book: SwimBook, _ standing: CountingSwims) {
    var holders: Set<Int> = []
    for cell in moved {
      let (best, swims) = best(in: cell)
      cells[cell].best = best
      holders.formUnion(swims)
    }
    table.removeAll()
    for index in holders.sorted() { table.enter(index, of: book, standing) }
    for cell in moved { cells[cell].record = table.record(at: cell) }
    records.records = records.courses.flatMap { course in
      table.cellIndices(of: course).compactMap { cells[$0].record }
    }
  }

  /// Returns the best time in the cell at this index, in hundredths of a second, and the indices of the swims that
  /// achieved it.
  private func best(in cell: Int) -> (hundredths: Int32, swims: [Int]) {
    let (course, column) = cell.quotientAndRemainder(dividingBy: SwimRecordTable.cellsOfCourse)
    var best = IncrementalSwimRecords.none
    var swims: [Int] = []
    for swim in places.indices where places[swim] == course {
      let hundredths = times[swim * SwimRecordTable.cellsOfCourse + column]
      guard hundredths <= best, hundredths != IncrementalSwimRecords.none else { continue }
      if hundredths < best { swims.removeAll() }
      best = hundredths
      swims.append(swim)
    }
    return (best, swims)
  }

  private mutating func renewCourses(of book: SwimBook) {
    records.courses = Set(places.compactMap { $0 }).map { table.courses[$0] }.sorted()
    var latest: Int?
    for index in places.indices where places[index] != nil {
      if latest.map({ book.swims[$0].start <= book.swims[index].start }) ?? true { latest = index }
    }
    records.latestCourse = latest.flatMap { places[$0] }.map { table.courses[$0] }
  }
}
