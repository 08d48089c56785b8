import Foundation
import StrengthDomain
import StrengthInfrastructure
import Testing

/// Every query against what an independent program finds. Skipped where the file is not.
@Suite(.enabled(if: LogTestData.folder != nil))
struct SearchOutcomeTests {
  private struct Query: Decodable {
    let query: String
    let first: [String]
    let matches: Int
  }

  @Test func queriesFindWhatTheyShould() throws {
    let file = try LogTestData.read("../search/queries.expected.json")
    let queries = try JSONDecoder().decode([Query].self, from: Data(file))
    #expect(queries.count >= 30)
    #expect(queries.contains { !$0.first.isEmpty })
    // The outcomes are of the catalogue with all the names that it had then.
    let search = ExerciseSearch(NameTable.before([]).listed)
    for query in queries {
      let found = search.matches(query.query)
      #expect(found.count == query.matches, "\(query.query)")
      #expect(found.prefix(10).map(\.exercise.id.text) == query.first, "\(query.query)")
    }
  }
}
