import FeedDomain
package import KernelApplication
import KernelDomain

package struct ImportBundle: UseCase {
  package static let method = "feed.importBundle"
  package static let summary =
    "Import a file from a person with whom the user is paired: all of it, or nothing if it is refused."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .changing + .readingFiles
  package static let announces: [EventDescription] = [FeedEvents.description]

  package struct Input: Described, Equatable {
    package var path: String
    package var dryRun: Bool?

    package static let schema = Schema(
      "The file to import.", [.init("path", .path("/home/eva/from-jana.json"), "The path of the file."), .dryRun])

    package init(path: String, dryRun: Bool? = nil) {
      self.path = path
      self.dryRun = dryRun
    }
  }

  package struct Output: Described, Equatable {
    package var person: AuthorView
    package var postCount: Int
    package var commentCount: Int
    package var likeCount: Int
    package var deletionCount: Int
    /// True if an earlier file from the sender was never imported into this book. Posts or comments are then missing
    /// until the sender exports them again.
    package var isAfterMissing: Bool
    package var dryRun: Bool?

    package static let schema = Schema(
      "FeedItemsArrived", "The new items in an imported file.",
      [
        .init("person", AuthorView.schema, "The person who wrote the file."),
        .init("postCount", .integer, "The number of new posts.", unit: .of("posts")),
        .init("commentCount", .integer, "The number of new comments.", unit: .of("comments")),
        .init("likeCount", .integer, "The number of new likes.", unit: .of("posts")),
        .init(
          "deletionCount", .integer, "The number of posts and comments that the person has deleted.", unit: .of("items")
        ),
        .init(
          "afterMissing", .flag,
          "True if an earlier file was not imported, so that items are missing until the person writes another file."),
        .isDryRun,
      ])

    package var count: Int { postCount + commentCount + likeCount + deletionCount }

    private enum CodingKeys: String, CodingKey {
      case person, postCount, commentCount, likeCount, deletionCount, dryRun
      case isAfterMissing = "afterMissing"
    }
  }

  let reader: FeedReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let unverified = try reader.bundles.opened(reader.bundles.file(at: input.path), input.path)
    let receiver = BundleReceiver(path: input.path)
    let person = try receiver.sender(of: unverified, in: reader.repository.book())
    let bundle = try reader.bundles.content(of: unverified, input.path)
    try receiver.check(bundle, at: reader.clock.now())
    let code = String(unverified.code.prefix(32))
    var output = try reader.repository.change(isDryRun: input.dryRun ?? false) { (book) throws(Failure) in
      // Since the sender was first looked up, the sender may have been blocked, or this bundle imported.
      let now = try receiver.sender(of: unverified, in: book)
      guard try !receiver.isKnown(bundle, code, from: now) else {
        return (FeedDecision(), Output(now, [], isAfterMissing: false, in: book))
      }
      guard bundle.range.seen <= book.lastNumber + 1_000_000 else { throw receiver.refused(.badNumbers) }
      let news = book.news(in: bundle.items)
      let gone = news.compactMap { item in if case .deletion(let id) = item.content { id } else { nil } }
      let output = Output(now, news, isAfterMissing: bundle.range.after > person.held, in: book)
      return (
        FeedDecision(
          [.took(now.id, bundle.range, code: code)] + news.map { .received($0) }, erasing: Set(gone)), output
      )
    }.value
    if input.dryRun == true { output.dryRun = true }
    return output
  }
}

extension ImportBundle.Output {
  fileprivate init(_ person: FeedPerson, _ news: [FeedItem], isAfterMissing: Bool, in book: FeedBook) {
    self.init(
      person: AuthorView(.person(person.id), in: book), postCount: 0, commentCount: 0, likeCount: 0, deletionCount: 0,
      isAfterMissing: isAfterMissing)
    for item in news {
      switch item.content {
      case .post: postCount += 1
      case .comment: commentCount += 1
      case .like: likeCount += 1
      case .unlike: break
      case .deletion: deletionCount += 1
      }
    }
  }
}

/// Checks a bundle before it is imported. Each check throws if the bundle must be refused. No check changes anything.
struct BundleReceiver {
  let path: String

  func refused(_ problem: FeedMessage) -> Failure { .badFile(path: path, problem: .feed(problem)) }

  /// Returns the sender, whose identity the authentication code proves. Fails if the owner does not know the sender or
  /// has blocked them, if the code is wrong, or if the bundle is for someone else.
  func sender(of bundle: UnverifiedBundle, in book: FeedBook) throws(Failure) -> FeedPerson {
    guard let person = book.people[bundle.from] else {
      if let person = book.people.values.first(where: { $0.own == bundle.from }) {
        throw refused(.ownBundle(name: person.name))
      }
      throw refused(.unknownSender)
    }
    if person.relation.isBlocked { throw refused(.senderIsBlocked(name: person.name)) }
    guard let secret = person.secret else { throw refused(.keyMissing(name: person.name)) }
    guard bundle.isSigned(by: secret) else { throw refused(.wrongCode(name: person.name)) }
    guard bundle.to == person.own else { throw refused(.forAnother) }
    return person
  }

  /// Whether this book has already imported exactly this bundle. Fails if it has imported a different bundle with the
  /// same sequence number.
  func isKnown(_ bundle: Bundle, _ code: String, from person: FeedPerson) throws(Failure) -> Bool {
    guard let known = person.taken[bundle.range.sequence] else { return false }
    guard known == code else { throw refused(.seenOtherwise(name: person.name)) }
    return true
  }

  /// Checks what the authentication code can't prove: that numbers, dates and texts are valid.
  func check(_ bundle: Bundle, at now: Timestamp) throws(Failure) {
    let range = bundle.range
    guard range.sequence > 0, range.after >= 0, range.after <= range.through, range.seen >= 0,
      [range.sequence, range.through, range.seen].allSatisfy({ $0 <= ItemID.greatest })
    else { throw refused(.badNumbers) }
    for item in bundle.items {
      if item.at.milliseconds > now.milliseconds + Bundle.mostAheadMilliseconds {
        throw refused(.fromTheFuture(at: item.at.description))
      }
      switch item.content {
      case .post(let content):
        if let problem = content.problem { throw .badFile(path: path, problem: .feed(problem)) }
      case .comment(_, let text):
        if let problem = FeedText.problem(with: text) { throw .badFile(path: path, problem: .feed(problem)) }
      case .like, .unlike: break
      case .deletion(let id):
        guard id.author == item.id.author else { throw refused(.anothersItem(name: id.description)) }
      }
    }
  }
}

extension ImportBundle.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    count > 0 && dryRun != true ? [BookEvent(FeedEvents.itemsArrived, self)] : []
  }
}

extension ImportBundle.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}
