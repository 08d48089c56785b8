package import BookApplication
package import FeedDomain
package import KernelApplication
package import KernelDomain

package enum FeedEvents {
  /// A file of a person brought something.
  package static let itemsArrived = "feed.itemsArrived"

  static var description: EventDescription {
    EventDescription(
      itemsArrived, ImportBundle.Output.schema, "A file of a person brought something that was not known.")
  }
}

/// What the overview shows of the feed.
package struct FeedGlance: Codable, Hashable, Sendable {
  package var postCount: Int
  package var knownCount: Int
  package var latest: ItemID?
  package var author: String?
  package var at: Timestamp?

  package static let schema = Schema(
    "FeedGlance", "The feed at a glance.",
    [
      .init("postCount", .integer, "How many posts are kept.", unit: .of("posts")),
      .init("knownCount", .integer, "How many people are known.", unit: .of("people")),
      .optional("latest", ItemID.schema, "The latest post; left out where there is none."),
      .optional("author", .text, "Who wrote it, as you call her; left out where you did."),
      .optional("at", Timestamp.schema, "When; left out where there is none."),
    ])

  package init(_ book: FeedBook) {
    postCount = book.posts.count
    knownCount = book.people.count
    let post = book.page(size: 1)?.posts.first
    latest = post?.id
    at = post?.at
    author = post?.id.author.person.flatMap { book.people[$0]?.name }
  }

  package var isEmpty: Bool { postCount == 0 && knownCount == 0 }
}

package struct FeedOverview: FeatureOverview {
  private let repository: any FeedRepository

  package init(repository: any FeedRepository) {
    self.repository = repository
  }

  package var feature: FeatureID { .feed }

  package func glance(on day: CivilDay) throws(Failure) -> FeatureGlance {
    let glance = try repository.glance()
    return FeatureGlance(part: glance.isEmpty ? nil : glance, awaitsReview: 0)
  }
}

/// What a backup holds of the feed, and what of one was taken.
package struct FeedBackupPart: Codable, Hashable, Sendable {
  package var postCount: Int
  package var commentCount: Int
  package var knownCount: Int

  package static let schema = Schema(
    "FeedBackup", "What a backup holds of the feed.",
    [
      .init("postCount", .integer, "How many posts.", unit: .of("posts")),
      .init("commentCount", .integer, "How many comments.", unit: .of("comments")),
      .init("knownCount", .integer, "How many people.", unit: .of("people")),
    ])

  package init(postCount: Int, commentCount: Int, knownCount: Int) {
    self.postCount = postCount
    self.commentCount = commentCount
    self.knownCount = knownCount
  }

  package init(_ book: FeedBook) {
    postCount = book.posts.count
    commentCount = book.commentCount
    knownCount = book.people.count
  }
}

/// What a change of the feed was.
package struct FeedChangePart: Codable, Hashable, Sendable {
  package var items: [Item]

  package static let schema = Schema(
    "FeedChange", "What a change of the feed was.",
    [.init("items", .list(Item.schema), "What was done, in order.")])

  package enum Item: Codable, Hashable, Sendable {
    case posted(post: ItemID, day: CivilDay)
    case shared(post: ItemID, audience: AudienceKind)
    case commented(post: ItemID)
    case liked(post: ItemID)
    case unliked(post: ItemID)
    case paired(name: String)
    case named(name: String)
    /// What is wanted of a person now.
    case related(name: String, followed: Bool, muted: Bool, blocked: Bool)

    static var schema: Schema {
      let post = Schema.Member("post", ItemID.schema, "The post.")
      let person = Schema.Member("name", .text, "The person, as you call her.")
      return Schema(
        "FeedChangeItem", "One thing that was done.",
        .either([
          form("posted", "A post was made.", [post, .init("day", CivilDay.schema, "Of the workout.")]),
          form("shared", "Others may see a post.", [post, .init("audience", AudienceView.kindSchema, "Who.")]),
          form("commented", "Something was said of a post.", [post]),
          form("liked", "A post was liked.", [post]),
          form("unliked", "A post is not liked any more.", [post]),
          form("paired", "A code was exchanged.", [person]),
          form("named", "A person is called otherwise.", [person]),
          form(
            "related", "Something else is wanted of a person.",
            [
              person, .init("followed", .flag, "Whether her posts are in the feed."),
              .init("muted", .flag, "Whether what she writes is hidden."),
              .init("blocked", .flag, "Whether what she sends is refused."),
            ]),
        ]))
    }
  }

  package init(_ edits: [FeedEdit], name: (PersonID) -> String) {
    items = edits.compactMap { edit in
      switch edit {
      case .wrote(let item, _, _):
        switch item.content {
        case .post(let content): .posted(post: item.id, day: content.day)
        case .comment(let post, _): .commented(post: post)
        case .like(let post): .liked(post: post)
        case .unlike(let post): .unliked(post: post)
        case .deletion: nil
        }
      case .shared(let post, let audience, _): .shared(post: post, audience: audience.kind)
      case .paired(let person): .paired(name: person.name)
      case .named(_, let name): .named(name: name)
      case .related(let id, let relation):
        .related(
          name: name(id), followed: relation.isFollowed, muted: relation.isMuted, blocked: relation.isBlocked)
      case .received, .deleted, .keyed, .sent, .took: nil
      }
    }
  }
}

extension Audience {
  fileprivate var kind: AudienceKind {
    switch self {
    case .me: .me
    case .people: .people
    case .all: .all
    }
  }
}

extension FeatureDescription {
  package static var feed: FeatureDescription {
    FeatureDescription(.feed, settings: [], importOptions: [], timed: []) { role in
      switch role {
      case .overview: PartDescription(FeedGlance.schema)
      case .importedFile, .imported, .exported: PartDescription(FeedBackupPart.schema)
      case .change, .reverted: PartDescription(FeedChangePart.schema)
      case .review: nil
      }
    }
  }
}

extension FeedChangePart.Item {
  private static func form(_ name: String, _ summary: String, _ members: [Schema.Member]) -> Schema {
    Schema(summary, [.init(name, Schema(summary, members), summary)])
  }
}
