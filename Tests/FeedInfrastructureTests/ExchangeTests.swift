import FeedDomain
import FeedTestSupport
import KernelApplication
import KernelDomain
import TestSupport
import Testing

@testable import FeedApplication

/// What two books that exchange bundles come to.
@Suite("Bundles between two books")
struct ExchangeTests {
  private let folder = BundleFolder()
  private let eva: FeedUnderTest
  private let jana: FeedUnderTest

  init() throws {
    eva = FeedUnderTest(folder: folder)
    jana = FeedUnderTest(folder: folder)
    try eva.pair(with: jana)
  }

  @Test("A bundle holds what is meant for the person, and nothing else")
  func content() throws {
    try eva.post("For her alone")
    let shown = try eva.post("For Jana", to: .people, people: ["Jana"])
    try eva.comment(shown, "On mine")
    let arrived = try jana.take(try eva.export(to: "Jana"))
    #expect(arrived.postCount == 1)
    #expect(arrived.commentCount == 1)
    let posts = try jana.book().page()?.posts.map(\.content.name)
    #expect(posts == ["For Jana"])
    let text = String(decoding: folder["/bundles/1.json"] ?? [], as: UTF8.self)
    #expect(!text.contains("For her alone"))
    // To the byte what the preview showed.
    let preview = try PreviewPost(reader: eva.reader)(PreviewPost.Input(workout: "For Jana"))
    #expect(text.contains(String(decoding: folder.encode(preview.content), as: UTF8.self)))
    #expect(preview.digest == hexadecimal(SHA256.digest(folder.encode(preview.content))))
  }

  @Test("A post has the newest of its comments")
  func lastComment() throws {
    let post = try eva.post("Talked about")
    #expect(PostView(try eva.book().post(post), in: try eva.book()).lastComment == nil)
    try eva.comment(post, "First")
    let last = try eva.comment(post, "Last")
    let shown = PostView(try eva.book().post(post), in: try eva.book())
    #expect(shown.commentCount == 2 && shown.lastComment?.id == last && shown.lastComment?.text == "Last")
  }

  @Test("The same bundle again brings nothing new, and what has not changed is written as it was")
  func again() throws {
    try eva.post("Shared", to: .all)
    let first = try eva.export(to: "Jana")
    let second = try eva.export(to: "Jana")
    #expect(folder[first] == folder[second])
    #expect(try jana.take(first).count == 1)
    let before = jana.files.files
    #expect(try jana.take(second).count == 0)
    #expect(jana.files.files == before)
  }

  @Test("A bundle that is only tried brings nothing, and says what it would bring")
  func tried() throws {
    try eva.post("Shared", to: .all)
    let bundle = try eva.export(to: "Jana")
    let before = jana.files.files
    let tried = try jana.take(bundle, isDryRun: true)
    #expect(tried.postCount == 1 && tried.dryRun == true && tried.events(changed: true).isEmpty)
    #expect(jana.files.files == before)
    #expect(try jana.take(bundle).postCount == 1)
  }

  @Test("What a person acknowledged is not sent again, and a lost file is made up for by the next")
  func acknowledgement() throws {
    try eva.post("One", to: .all)
    _ = try eva.export(to: "Jana")  // Lost.
    try eva.post("Two", to: .all)
    #expect(try jana.take(try eva.export(to: "Jana")).postCount == 2)
    #expect(try eva.take(try jana.export(to: "Eva")).count == 0)
    try eva.post("Three", to: .all)
    let third = try eva.export(to: "Jana")
    #expect(try jana.take(third).postCount == 1)
    #expect(String(decoding: folder[third] ?? [], as: UTF8.self).ranges(of: "\"kind\":\"post\"").count == 1)
  }

  @Test("Where an earlier file is missing, that is said, and the next exchange brings what it held")
  func gap() throws {
    for name in 1...3 { try eva.post("Post \(name)", to: .all) }
    let number = try eva.book().lastNumber
    let late = try eva.export(to: "Jana", after: number - 1)
    #expect(try jana.take(late).isAfterMissing)
    _ = try eva.take(try jana.export(to: "Eva"))
    let arrived = try jana.take(try eva.export(to: "Jana"))
    #expect(arrived.postCount == 2)
    #expect(!arrived.isAfterMissing)
  }

  @Test("A post that is shared later goes out with what its author said of it, though later ones were sent before")
  func sharedLater() throws {
    let post = try eva.post("Kept back")
    try eva.comment(post, "A word")
    try eva.post("Shared at once", to: .all)
    #expect(try jana.take(try eva.export(to: "Jana")).postCount == 1)
    _ = try eva.take(try jana.export(to: "Eva"))
    try eva.share(post, .people, people: ["Jana"])
    let arrived = try jana.take(try eva.export(to: "Jana"))
    #expect(arrived.postCount == 1)
    #expect(arrived.commentCount == 1)
  }

  @Test("More than a bundle takes comes in several, each as whole as the others")
  func several() throws {
    let post = try eva.post("Talked about", to: .all)
    for number in 1...390 { try eva.comment(post, "Comment \(number)") }
    for name in 1...700 { try eva.post("Post \(name)", to: .all) }
    let path = folder.newPath()
    let export = ExportBundle(reader: eva.reader, writer: folder)
    let first = try export(ExportBundle.Input(person: "Jana", path: path))
    #expect(first.itemCount == 1_000)
    #expect(first.waitingCount == 91)
    let second = folder.newPath()
    #expect(try export(ExportBundle.Input(person: "Jana", path: second, afterNumber: first.through)).itemCount == 91)
    // In the other order, too.
    #expect(try jana.take(second).isAfterMissing)
    _ = try jana.take(path)
    #expect(try jana.book().posts.count == 701)
    #expect(try jana.book().commentCount == 390)
  }

  @Test("What was deleted goes from both books, and no file brings it back")
  func deletion() throws {
    let post = try eva.post("To be deleted", to: .all)
    let old = try eva.export(to: "Jana")
    _ = try jana.take(old)
    let arrived = ItemID(.person(try jana.book().person("Eva").id), post.number)
    try jana.comment(arrived, "Hers")
    try jana.like(arrived)
    _ = try eva.take(try jana.export(to: "Eva"))
    try eva.delete(post)
    #expect(try eva.book().posts.isEmpty)
    #expect(eva.files.files.values.allSatisfy { $0.ranges(of: Array("To be deleted".utf8)).isEmpty })
    #expect(try jana.take(try eva.export(to: "Jana")).deletionCount == 1)
    for book in [jana, eva] {
      #expect(book.files.files.values.allSatisfy { $0.ranges(of: Array("To be deleted".utf8)).isEmpty })
      #expect(book.files.files.values.allSatisfy { $0.ranges(of: Array("Hers".utf8)).isEmpty })
    }
    // Under a new sequence, as a book that was restored would write it.
    let bundle = try #require(folder[old])
    let unverified = try folder.opened(bundle, old)
    let content = try folder.content(of: unverified, old)
    let secret = try eva.secret(of: "Jana")
    let again = Bundle(
      from: content.from, to: content.to,
      range: SentBundle(sequence: content.range.sequence + 99, after: 0, through: 1, seen: 0),
      items: try [
        FeedItem(
          ItemID(.me, post.number), at: #require(content.items.first).at,
          .post(SomeWorkouts().content(of: "To be deleted", PostOptions())))
      ])
    #expect(try jana.take(folder.put(folder.encode(again, secret))).count == 0)
    #expect(try jana.book().posts.isEmpty)
  }

  @Test("A comment on a post that its author was never shown is not shown")
  func unseenPost() throws {
    let post = try eva.post("For her alone")
    let secret = try eva.secret(of: "Jana")
    let me = try jana.book().person("Eva")
    let bundle = Bundle(
      from: me.own, to: me.id, range: SentBundle(sequence: 5, after: 0, through: 1, seen: 0),
      items: [
        FeedItem(ItemID(.me, 1), at: eva.clock.now(), .comment(on: ItemID(.person(me.id), post.number), "I guessed"))
      ])
    #expect(try eva.take(folder.put(folder.encode(bundle, secret))).commentCount == 1)
    let shown = try ShowPost(reader: eva.reader)(ShowPost.Input(post: post))
    #expect(shown.comments.isEmpty)
    #expect(shown.post.commentCount == 0)
  }

  // MARK: Every order

  /// Five files, written at different times, that are taken in every order, each lost, taken once or taken twice: then both
  /// write once more, and are equal.
  @Test("In every order, with losses and repeats, both books end equal")
  func everyOrder() throws {
    let mine = try eva.post("First", to: .all)
    var paths: [(path: String, isEvas: Bool)] = [(try eva.export(to: "Jana"), true)]
    _ = try jana.take(paths[0].path)
    let person = Author.person(try jana.book().person("Eva").id)
    try jana.comment(ItemID(person, mine.number), "Seen")
    try jana.like(ItemID(person, mine.number))
    paths.append((try jana.export(to: "Eva"), false))
    let second = try eva.post("Second", to: .all)
    try eva.comment(mine, "My own")
    paths.append((try eva.export(to: "Jana"), true))
    try jana.unlike(ItemID(person, mine.number))
    try jana.post("Jana's", to: .all)
    paths.append((try jana.export(to: "Eva"), false))
    try eva.delete(second)
    paths.append((try eva.export(to: "Jana"), true))

    let start = [eva, jana].map { (files: $0.files.files, folders: $0.files.folders) }
    var tried = 0
    for (number, order) in permutations(Array(paths.indices)).enumerated() {
      // All come once; one of them is lost; one comes twice.
      for special in [0, number % paths.count * 2 + 1, number % paths.count * 2 + 2] {
        let one = FeedUnderTest(
          files: MemoryFileSystem(files: start[0].files, folders: start[0].folders), folder: folder, clock: eva.clock)
        let other = FeedUnderTest(
          files: MemoryFileSystem(files: start[1].files, folders: start[1].folders), folder: folder, clock: jana.clock)
        for index in order {
          let times = special == index * 2 + 1 ? 0 : special == index * 2 + 2 ? 2 : 1
          for _ in 0..<times { _ = try (paths[index].isEvas ? other : one).take(paths[index].path) }
        }
        try settle(one, other)
        #expect(try shared(one, "Jana") == shared(other, "Eva"))
        tried += 1
      }
    }
    #expect(tried == 120 * 3)
  }

  @Test("Whatever is done, lost, repeated and mixed up, both books end equal", arguments: 1...40)
  func randomly(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var posted = 0
    var waiting: [(path: String, isEvas: Bool)] = []
    for _ in 0..<60 {
      let isEvas = Bool.random(using: &random)
      let book = isEvas ? eva : jana
      for clock in [eva.clock, jana.clock] { clock.set(Timestamp(milliseconds: clock.now().milliseconds + 60_000)) }
      let posts = try book.book().posts.keys.sorted()
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        posted += 1
        try book.post("Post \(posted)", to: Bool.random(using: &random) ? .all : .me)
      case 2: if let post = posts.randomElement(using: &random) { try book.comment(post, "Word \(posted)") }
      case 3: if let post = posts.randomElement(using: &random) { try book.like(post) }
      case 4: if let post = posts.randomElement(using: &random) { try book.unlike(post) }
      case 5:
        let feed = try book.book()
        let comments = feed.posts.values.flatMap { feed.comments(on: $0).map(\.id) }
        let own = (posts + comments.sorted()).filter { $0.author == .me }
        if let item = own.randomElement(using: &random) { try book.delete(item) }
      case 6:
        let own = posts.filter { $0.author == .me }
        if let post = own.randomElement(using: &random) { try? book.share(post, .all) }
      case 7: waiting.append((try book.export(to: isEvas ? "Jana" : "Eva"), isEvas))
      default:
        guard let file = waiting.randomElement(using: &random) else { continue }
        _ = try (file.isEvas ? jana : eva).take(file.path)
      }
    }
    try settle(eva, jana)
    #expect(try shared(eva, "Jana") == shared(jana, "Eva"))
    // What each process reads anew is the same.
    #expect(try shared(eva.reopened, "Jana") == shared(eva, "Jana"))
  }

  /// Each writes for the other until there is nothing to tell.
  private func settle(_ one: FeedUnderTest, _ other: FeedUnderTest) throws {
    for _ in 0..<3 {
      _ = try other.take(try one.export(to: "Jana"))
      _ = try one.take(try other.export(to: "Eva"))
    }
  }

  /// What a book shows of what both know, without names that only one has: for each post who wrote it, what it shows, the
  /// words and the likes.
  private func shared(_ book: FeedUnderTest, _ person: String) throws -> [String] {
    let feed = try book.book()
    let other = try feed.person(person)
    func side(_ author: Author) -> String { author == .me ? other.own.description : other.id.description }
    return feed.posts.values.filter { $0.id.author != .me || $0.audience.has(other.id) }.map { post in
      // Comments of one instant stand in an order of each book's own, which begins with the owner's.
      let comments = feed.comments(on: post).map { "\(side($0.id.author)).\($0.id.number) \($0.text)" }.sorted()
      let likes = feed.likes(post).map(side).sorted()
      return "\(side(post.id.author)).\(post.id.number) \(post.content.name ?? "") \(comments) \(likes)"
    }.sorted()
  }
}

func permutations(_ elements: [Int]) -> [[Int]] {
  guard let first = elements.first else { return [[]] }
  return permutations(Array(elements.dropFirst())).flatMap { rest in
    (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
  }
}
