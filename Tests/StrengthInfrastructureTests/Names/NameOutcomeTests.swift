import KernelDomain
import StrengthDomain
import Testing

@testable import StrengthInfrastructure

/// Which exercises names are, against what an independent program found. Skipped where the files are not.
@Suite(.enabled(if: MoreTestData.folder != nil))
struct NameOutcomeTests {
  @Test func namesOfRealLogsAreTheirExercises() throws {
    let rows = try MoreTestData.rows("names-checked.csv")
    #expect(rows.count >= 800)
    var wrong: [String] = []
    for row in rows {
      let found = NameTable.all.candidate(LoggedName(app: row[0], name: row[1]))
      if found?.exercise.text != row[2] || found.map({ String($0.rank) }) != row[3] { wrong.append(row[1]) }
    }
    print("names-checked.csv: \(rows.count - wrong.count) of \(rows.count) names equal")
    #expect(wrong == [])
  }

  @Test func twoHundredNamesTakeTwoMilliseconds() throws {
    let names = try MoreTestData.rows("names-checked.csv").prefix(200).map { LoggedName(app: $0[0], name: $0[1]) }
    var claims = NameClaims(NameTable.all)
    _ = claims.add(names)
    let time = ContinuousClock().measure {
      var claims = NameClaims(NameTable.all)
      _ = claims.add(names)
    }
    print("200 names: \(time)")
  }
}
