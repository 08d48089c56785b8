package import KernelDomain

/// Totals over several runs.
package struct RunTotals: Sendable {
  package private(set) var runs = 0
  private var runDays: Set<CivilDay> = []
  /// The total length, in millimetres.
  package private(set) var length: Int64 = 0
  /// The total time without pauses, in milliseconds.
  package private(set) var active: Int64 = 0
  /// The total time from starts to ends, in milliseconds.
  package private(set) var elapsed: Int64 = 0
  /// The number of runs whose length, or whose time, is not known.
  package private(set) var withoutLength = 0
  package private(set) var withoutTime = 0
  /// The totals of the runs whose length and time are known, from which the pace is computed.
  private var paced: (length: Int64, active: Int64) = (0, 0)

  package init() {}

  package mutating func add(day: CivilDay, length: Int64, active: Int64, elapsed: Int64) {
    runs += 1
    runDays.insert(day)
    self.length += length
    self.active += active
    self.elapsed += elapsed
    if length == 0 { withoutLength += 1 }
    if elapsed == 0 { withoutTime += 1 }
    if length > 0, active > 0 { paced = (paced.length + length, paced.active + active) }
  }

  /// The number of days with a run.
  package var days: Int { runDays.count }

  /// The average pace in milliseconds per kilometre; nil if no run has both a length and a time.
  package var pace: Int64? {
    paced.length > 0 ? (paced.active * 1_000_000 + paced.length / 2) / paced.length : nil
  }
}
