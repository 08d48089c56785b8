import KernelDomain
import RunningDomain
import Testing

struct BestEffortsTests {
  private let runs: [(year: Int, seconds: Int64)] = [(2023, 290), (2024, 270), (2025, 300), (2025, 280), (2026, 310)]

  /// The best of runs of a kilometre, each in the month of its number, and their names.
  private func best(_ runs: [(year: Int, seconds: Int64)]) throws -> (best: BestEfforts.Distance, names: [RunID]) {
    let attempts = try runs.enumerated().map { index, run in
      let day = try #require(CivilDay(year: run.year, month: index + 1, day: 1))
      let start = Timestamp(milliseconds: Int64(day.daysSinceEpoch) * 86_400_000)
      let effort = Effort(distance: .km1, start: 0, end: run.seconds * 1_000 - 1, startLength: 0)
      return RunAttempt(run: RunID(start: start), day: day, start: start, effort: effort, isSuspicious: false)
    }
    let best = BestEfforts(of: RunEfforts(attempts: [.km1: attempts]))
    return (try #require(best.distances.first), attempts.map(\.run))
  }

  private func standings(_ runs: [(year: Int, seconds: Int64)]) throws -> [EffortStanding?] {
    let (best, names) = try self.best(runs)
    return zip(runs, names).map { best.standing(of: $1, seconds: $0.seconds) }
  }

  @Test func anEffortStandsOutAsRecordAsSecondOrInItsYear() throws {
    #expect(try standings(runs) == [.year, .record, nil, .second, .year])
    #expect(try best(runs).best.years.map(\.effort.seconds) == [290, 270, 280, 310])
  }

  @Test func beforeTwoEqualRecordsNobodyIsSecond() throws {
    #expect(try standings(runs + [(2026, 270)]) == [.year, .record, nil, .year, nil, .tie])
  }

  /// Of several equal efforts of a year the earliest stands out, and of two efforts none is the second fastest.
  @Test func equalAndFewEfforts() throws {
    #expect(try standings([(2025, 270), (2026, 280)]) == [.record, .year])
    #expect(try standings([(2024, 270), (2025, 280), (2026, 290), (2026, 290)]) == [.record, .second, .year, nil])
  }
}
