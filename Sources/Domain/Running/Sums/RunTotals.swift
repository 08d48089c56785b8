package import KernelDomain

/// Totals over several runs.
package struct RunTotals: Sendable {
  package private(set) var runs = 0
  private var runDays: Set<CivilDay> = []
  /// The total distance of the runs, in millimetres.
  package private(set) var length: Int64 = 0
  /// The total time of the runs without pauses, in milliseconds.
  package private(set) var active: Int64 = 0
  /// The total time of the runs including pauses, in milliseconds.
  package private(set) var elapsed: Int64 = 0
  /// The number of runs whose distance is unknown. `withoutTime` is the number of runs whose time is unknown.
  package private(set) var withoutLength = 0
  package private(set) var withoutTime = 0
  /// The total climb in centimetres, and the number of runs whose climb is known. `calories` is the total energy in
  /// kilocalories, and the number of runs whose energy is known.
  package private(set) var ascent: (sum: Int64, runs: Int) = (0, 0)
  package private(set) var calories: (sum: Int64, runs: Int) = (0, 0)
  /// The total training load (see `LoadRule`), and the number of runs whose load is known.
  package private(set) var load: (sum: Int64, runs: Int) = (0, 0)
  /// The total distance and time of only those runs for which both are known, from which the average pace is computed.
  private var paced: (length: Int64, active: Int64) = (0, 0)

  package init() {}

  package mutating func add(
    day: CivilDay, length: Int64, active: Int64, elapsed: Int64, ascent: Int64? = nil, calories: Int64? = nil,
    load: Int64? = nil
  ) {
    runs += 1
    if let ascent { self.ascent = (self.ascent.sum + ascent, self.ascent.runs + 1) }
    if let load { self.load = (self.load.sum + load, self.load.runs + 1) }
    if let calories { self.calories = (self.calories.sum + calories, self.calories.runs + 1) }
    runDays.insert(day)
    self.length += length
    self.active += active
    self.elapsed += elapsed
    if length == 0 { withoutLength += 1 }
    if elapsed == 0 { withoutTime += 1 }
    if length > 0, active > 0 { paced = (paced.length + length, paced.active + active) }
  }

  /// The number of days on which there was a run.
  package var days: Int { runDays.count }

  /// The average pace in milliseconds per kilometre; nil if no run has both a distance and a time.
  package var pace: Int64? {
    paced.length > 0 ? (paced.active * 1_000_000 + paced.length / 2) / paced.length : nil
  }
}
