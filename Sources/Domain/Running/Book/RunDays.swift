package import KernelDomain

/// The totals for each of the runner's local days. Only runs that count are included (see `RunBook.counts`).
package struct RunDays: Hashable, Sendable {
  package private(set) var days: [CivilDay: RunSums]

  package init(days: [CivilDay: RunSums] = [:]) { self.days = days }

  package init(of book: RunBook) {
    days = [:]
    for row in book.runs where book.counts(row) { days[row.run.day(), default: RunSums()].add(row) }
  }

  /// Returns the totals for a range of days.
  package func sums(_ span: ClosedRange<CivilDay>) -> RunSums {
    var sums = RunSums()
    for day in span.lowerBound.daysSinceEpoch...span.upperBound.daysSinceEpoch {
      if let own = days[CivilDay(daysSinceEpoch: day)] { sums.add(own) }
    }
    return sums
  }
}

/// Totals over several runs.
package struct RunSums: Hashable, Sendable {
  package var runs = 0
  /// The total distance, in millimetres.
  package var length: Int64 = 0
  /// The total time without pauses, in milliseconds.
  package var active: Int64 = 0
  /// The distance and the time of only those runs for which both are known, from which the average pace is computed.
  package var pacedLength: Int64 = 0
  package var pacedActive: Int64 = 0
  /// The total kilocalories of the runs whose device reported calories.
  package var calories: Int64 = 0
  /// The number of runs whose device reported calories, which are the runs included in `calories`.
  package var runsWithCalories = 0
  /// The total distance of the runs whose device reported no calories, in millimetres.
  package var lengthWithoutCalories: Int64 = 0

  package init() {}

  mutating func add(_ row: RunRow) {
    runs += 1
    length += row.measured.length
    active += row.measured.times.active
    if row.measured.length > 0, row.measured.times.active > 0 {
      pacedLength += row.measured.length
      pacedActive += row.measured.times.active
    }
    if let device = row.run.device.calories {
      calories += device
      runsWithCalories += 1
    } else {
      lengthWithoutCalories += row.measured.length
    }
  }

  mutating func add(_ other: RunSums) {
    runs += other.runs
    length += other.length
    active += other.active
    pacedLength += other.pacedLength
    pacedActive += other.pacedActive
    calories += other.calories
    runsWithCalories += other.runsWithCalories
    lengthWithoutCalories += other.lengthWithoutCalories
  }
}
