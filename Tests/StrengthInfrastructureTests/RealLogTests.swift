import KernelDomain
import StrengthDomain
import StrengthInfrastructure
import Testing

/// Every log against what an independent program made of it. Skipped where the files are not.
@Suite(.enabled(if: LogTestData.folder != nil))
struct RealLogTests {
  @Test(arguments: LogTestData.names.filter { !$0.hasPrefix("bad_") })
  func aLogComesToWhatAnotherProgramMadeOfIt(_ name: String) throws {
    let expected = try LogTestData.expected(name)
    var unit: MassUnit?
    if case .text(let word)? = expected["unit"] { unit = MassUnit(rawValue: word) }
    let read = try TrainingLog.workouts(in: LogTestData.read(name + ".csv"), unit: unit, zone: .utc)
    #expect(LogOutcome.json(read, unit: unit).differences(from: expected) == [])
  }

  @Test(arguments: LogTestData.names.filter { $0.hasPrefix("bad_") })
  func aBadLogIsRefused(_ name: String) throws {
    #expect(try LogTestData.expected(name) == .object(["refused": .flag(true)]))
    let problem = try #require(throws: LogProblem.self) {
      try TrainingLog.workouts(in: LogTestData.read(name + ".csv"), unit: nil, zone: .utc)
    }
    #expect(problem.place.line > 0)
  }

  @Test func thereAreLogsToRead() throws {
    let bad = LogTestData.names.filter { $0.hasPrefix("bad_") }
    #expect(bad.count >= 10)
    #expect(LogTestData.names.count - bad.count >= 14)
    let sets = try LogTestData.names.compactMap { name in
      if case .number(let sets)? = try LogTestData.expected(name)["sets"] { sets } else { nil }
    }
    #expect(sets.count == LogTestData.names.count - bad.count)
    #expect(sets.reduce(0, +) > 9_000)
  }
}

extension TimeZoneRules {
  static let utc = TimeZoneRules(transitions: [], types: [], offsets: [0], future: nil)!
}
