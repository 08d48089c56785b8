import FeedDomain
import FeedTestSupport
import KernelApplication
import Testing

@testable import FeedApplication

/// Which posts a search finds.
struct PostSearchTests {
  private let eva: FeedUnderTest
  private let jana: FeedUnderTest

  init() throws {
    let folder = BundleFolder()
    eva = FeedUnderTest(folder: folder)
    jana = FeedUnderTest(folder: folder)
    try eva.pair(with: jana, calling: "Jana Nováková")
  }

  private func found(_ query: String, before: ItemID? = nil, limit: Int? = nil) throws -> [String?] {
    try ListPosts(reader: eva.reader)(ListPosts.Input(before: before, limit: limit, query: query)).posts
      .map(\.content.name)
  }

  @Test func wordsOfTitlesAuthorsAndCommentsFind() throws {
    try eva.post("Ramena a záda")
    let legs = try eva.post("Legs")
    try eva.comment(legs, "Šlo to lehce")
    try jana.post("Long run", to: .all)
    try eva.take(try jana.export(to: "Eva"))
    #expect(try found("ZADA ram") == ["Ramena a záda"])
    #expect(try found("lehce") == ["Legs"])
    #expect(try found("lehce legs") == ["Legs"])
    #expect(try found("lehce ramena") == [])
    #expect(try found("novak") == ["Long run"])
    #expect(try found("ong") == [], "words are found by their beginnings")
    #expect(try found(" ,.").count == 3, "no words find all")
  }

  /// Nobody finds what the feed does not show.
  @Test func whatIsHiddenIsNotFound() throws {
    try jana.post("Long run", to: .all)
    try eva.take(try jana.export(to: "Eva"))
    #expect(try found("long") == ["Long run"])
    try eva.relate("Jana Nováková", Muting.self)
    #expect(try found("long") == [])
  }

  @Test func pagesGoOnAmongWhatIsFound() throws {
    for number in 1...5 { try eva.post(number.isMultiple(of: 2) ? "Push \(number)" : "Pull \(number)") }
    let first = try ListPosts(reader: eva.reader)(ListPosts.Input(limit: 2, query: "pull"))
    #expect(first.posts.compactMap(\.content.name).allSatisfy { $0.hasPrefix("Pull") })
    #expect(first.posts.count == 2)
    let older = try #require(first.older)
    #expect(try found("pull", before: older, limit: 2).count == 1)
  }
}
