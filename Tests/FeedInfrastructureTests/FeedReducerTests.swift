import BookApplication
import BookInfrastructure
import FeedDomain
import FeedTestSupport
import KernelApplication
import KernelDomain
import Storage
import TestSupport
import Testing

@testable import FeedApplication
@testable import FeedInfrastructure

/// The section `feed` of a store.
@Suite("The feed's section")
struct FeedReducerTests {
  private let folder = BundleFolder()
  private let eva: FeedUnderTest

  init() {
    eva = FeedUnderTest(folder: folder)
  }

  @Test("All is found again by another process")
  func reopened() throws {
    let jana = FeedUnderTest(folder: folder)
    try eva.pair(with: jana)
    let post = try eva.post("One", to: .people, people: ["Jana"])
    try eva.comment(post, "Two\nlines")
    try eva.like(post)
    try eva.share(post, .all)
    try eva.relate("Jana", Unfollowing.self)
    _ = try RenamePerson(reader: eva.reader)(RenamePerson.Input(person: "Jana", name: "Jana K."))
    _ = try eva.export(to: "Jana K.")
    let (one, other) = (try eva.book(), try eva.reopened.book())
    #expect(one.people == other.people)
    #expect(one.posts.mapValues(\.content) == other.posts.mapValues(\.content))
    #expect(one.posts[post]?.audience == other.posts[post]?.audience)
    #expect(other.comments(on: try other.post(post)).map(\.text) == ["Two\nlines"])
    #expect(other.likes(try other.post(post)) == [.me])
    #expect(one.lastNumber == other.lastNumber)
    #expect(try eva.reopened.feed.glance() == FeedGlance(one))
  }

  @Test("Entries are read as they were written")
  func coding() throws {
    var random = SystemRandomNumberGenerator()
    let secret = PairingSecret(using: &random)
    let id = secret.person(.maker)
    let at = Timestamp(milliseconds: 1_777_790_700_123)
    let content = SomeWorkouts().content(of: "x", PostOptions(bodyWeight: true, note: true))
    let bundle = SentBundle(sequence: 7, after: 1, through: 2, seen: 3)
    let edits: [FeedEdit] = [
      .wrote(FeedItem(ItemID(.me, 1), at: at, .post(content)), .people([id]), workout: "x"),
      .wrote(FeedItem(ItemID(.me, 2), at: at, .comment(on: ItemID(.person(id), 4), "t")), .me, workout: ""),
      .wrote(FeedItem(ItemID(.me, 3), at: at, .like(on: ItemID(.me, 1))), .me, workout: ""),
      .wrote(FeedItem(ItemID(.me, 4), at: at, .unlike(on: ItemID(.me, 1))), .me, workout: ""),
      .shared(ItemID(.me, 1), .all, number: 5),
      .received(FeedItem(ItemID(.person(id), 6), at: at, .deletion(of: ItemID(.person(id), 5)))),
      .deleted(Tombstone(ItemID(.me, 1), at: nil, deletedAt: at, number: 6, people: [id])),
      .paired(FeedPerson(id: id, own: secret.person(.taker), name: "J", words: secret.words, pairedAt: at)),
      .keyed(id, secret), .named(id, "K"), .related(id, Relation()), .sent(id, bundle),
      .took(id, bundle, code: "ab"),
    ]
    for edit in edits { #expect(FeedEditCoding.read(FeedEditCoding.entry(edit)) == edit) }
  }

  @Test("What can't be read is told as damage, with its place")
  func damage() throws {
    try eva.post("One")
    #expect(FeedReducer().problem(with: .add("wrote", Array("{}".utf8))) == .feed(.unreadableEntry))
    #expect(FeedReducer().problem(with: .set("key.3f9a0c5d7e21b846", Array("\"zz\"".utf8))) == .feed(.unreadableEntry))
    #expect(FeedReducer().problem(with: .add("prayed", Array("{}".utf8))) == .feed(.unreadableEntry))
  }

  // MARK: Taking back

  @Test("A post that nobody got can be taken back and made again; one that has gone out is to be deleted")
  func undo() throws {
    let jana = FeedUnderTest(folder: folder)
    try eva.pair(with: jana)
    let post = try eva.post("One", to: .all)
    let change = try eva.log.undo(nil, of: nil, isDryRun: false).number
    #expect(try eva.book().posts.isEmpty)
    _ = try eva.log.redo(nil, of: nil, isDryRun: false)
    #expect(try eva.book().posts[post] != nil)
    _ = try eva.export(to: "Jana")
    let before = eva.files.files
    #expect(throws: Failure.conflict(.feed(.goneOut(people: ["Jana"])))) {
      try eva.log.undo(change, of: nil, isDryRun: false)
    }
    #expect(eva.files.files == before)
  }

  @Test("A number that was taken back before it went out is given again only to what follows")
  func numbers() throws {
    let jana = FeedUnderTest(folder: folder)
    try eva.pair(with: jana)
    try eva.post("One", to: .all)
    _ = try eva.log.undo(nil, of: nil, isDryRun: false)
    let two = try eva.post("Two", to: .all)
    #expect(two == ItemID(.me, 1))
    _ = try jana.take(try eva.export(to: "Jana"))
    #expect(throws: Failure.self) { try eva.log.redo(nil, of: nil, isDryRun: false) }
  }

  @Test("What depends on a change keeps it from being taken back")
  func rests() throws {
    let jana = FeedUnderTest(folder: folder)
    try eva.pair(with: jana)
    let post = try eva.post("One", to: .people, people: ["Jana"])
    try eva.comment(post, "Word")
    // 1 paired, 2 posted, 3 commented.
    #expect(throws: Failure.conflict(.change(.restedUpon(number: 2, later: [3])))) {
      try eva.log.undo(2, of: nil, isDryRun: false)
    }
    #expect(throws: Failure.conflict(.change(.restedUpon(number: 1, later: [2])))) {
      try eva.log.undo(1, of: nil, isDryRun: false)
    }
  }

  @Test("A person with whom something was exchanged is forgotten for good: nothing of theirs stays in any file")
  func forgetting() throws {
    let jana = FeedUnderTest(folder: folder)
    try eva.pair(with: jana)
    try jana.post("Hers", to: .all)
    _ = try eva.take(try jana.export(to: "Eva"))
    #expect(throws: Failure.conflict(.feed(.exchangedAlready(name: "Jana")))) {
      try eva.log.undo(1, of: nil, isDryRun: false)
    }
    let secret = try eva.secret(of: "Jana")
    _ = try ForgetPerson(reader: eva.reader)(AskedPerson(person: "Jana"))
    for text in ["Hers", "Jana", hexadecimal(secret.bytes)] {
      #expect(eva.files.files.values.allSatisfy { $0.ranges(of: Array(text.utf8)).isEmpty }, "\(text)")
    }
    #expect(try eva.reopened.book().isEmpty)
  }

  // MARK: Paging

  @Test("None is skipped or doubled by pages while others arrive and go", arguments: 1...30)
  func paging(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var edits: [FeedEdit] = []
    var next = 1
    func arrive(_ count: Int) {
      for _ in 0..<count {
        // Several at the same instant, and some that are older than what was read.
        let at = Timestamp(milliseconds: Int64.random(in: 1...40, using: &random) * 1_000)
        let content = SomeWorkouts().content(of: "\(next)", PostOptions())
        edits.append(.wrote(FeedItem(ItemID(.me, next), at: at, .post(content)), .me, workout: "\(next)"))
        next += 1
      }
    }
    arrive(Int.random(in: 0...90, using: &random))
    let first = Set(FeedBook(edits).posts.keys)
    var deleted: Set<ItemID> = []
    var read: [ItemID] = []
    var before: ItemID?
    for _ in 0..<200 {
      let book = FeedBook(edits)
      let page = try #require(book.page(before: before))
      #expect(page.posts.count == 20 || !page.hasOlder)
      read += page.posts.map(\.id)
      guard page.hasOlder, let last = page.posts.last else { break }
      before = last.id
      arrive(Int.random(in: 0...5, using: &random))
      // The very one that the next page begins behind may go.
      for id in [last.id, book.posts.keys.sorted().randomElement(using: &random)].compactMap({ $0 })
      where Bool.random(using: &random) {
        edits.append(
          .deleted(
            Tombstone(id, at: book.posts[id]?.at, deletedAt: Timestamp(milliseconds: 99_000), number: next, people: []))
        )
        next += 1
        deleted.insert(id)
      }
    }
    #expect(Set(read).count == read.count)
    #expect(first.subtracting(deleted).subtracting(read).isEmpty)
  }
}
