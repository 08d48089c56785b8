package import BookApplication
package import FeedDomain
package import KernelApplication
package import KernelDomain

package enum FeedEvents {
  /// The name of the event that is sent when an imported file from another person contains new posts, comments or
  /// likes.
  package static let itemsArrived = "feed.itemsArrived"

  static var description: EventDescription {
    EventDescription(
      itemsArrived, ImportBundle.Output.schema, "A file from a person contained new items.")
  }
}

/// What the overview shows about the feed.
package struct FeedGlance: Codable, Hashable, Sendable {
  package var postCount: Int
  package var knownCount: Int
  package var latest: ItemID?
  package var author: String?
  package var at: Timestamp?

  package static let schema = Schema(
    "FeedGlance", "The feed at a glance.",
    [
      .init("postCount", .integer, "The number of posts in the book.", unit: .of("posts")),
      .init("knownCount", .integer, "The number of people with whom the user is paired.", unit: .of("people")),
      .optional("latest", ItemID.schema, "The name of the latest post; left out if there is none."),
      .optional(
        "author", .text, "The name of the latest post's author; left out if it is the user, or if there is no post."),
      .optional("at", Timestamp.schema, "The instant at which the latest post was written; left out if there is none."),
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

  package init(repository: any FeedRepository) { self.repository = repository }

  package var feature: FeatureID { .feed }

  package func glance(on day: CivilDay) throws(Failure) -> FeatureGlance {
    let glance = try repository.glance()
    return FeatureGlance(part: glance.isEmpty ? nil : glance, awaitsReview: 0)
  }

  /// Returns 0: the feature asks the user nothing.
  package func awaitsReview() -> Int { 0 }
}

/// How many posts, comments and people of the feed a backup contains. After an import, how many of them the book took
/// from the backup.
package struct FeedBackupPart: Codable, Hashable, Sendable {
  package var postCount: Int
  package var commentCount: Int
  package var knownCount: Int

  package static let schema = Schema(
    "FeedBackup", "The contents of a backup that concern the feed.",
    [
      .init("postCount", .integer, "The number of posts.", unit: .of("posts")),
      .init("commentCount", .integer, "The number of comments.", unit: .of("comments")),
      .init("knownCount", .integer, "The number of people with whom the user is paired.", unit: .of("people")),
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

/// The effects of one change of the book on the feed.
package struct FeedChangePart: Codable, Hashable, Sendable {
  package var items: [Item]

  package static let schema = Schema(
    "FeedChange", "The part of a change that concerns the feed.",
    [.init("items", .list(Item.schema), "The things that were changed, in order.")])

  package enum Item: Codable, Hashable, Sendable {
    case posted(post: ItemID, day: CivilDay)
    case shared(post: ItemID, audience: AudienceKind)
    case commented(post: ItemID)
    case liked(post: ItemID)
    case unliked(post: ItemID)
    case paired(name: String)
    case named(name: String)
    /// The owner changed whether a person is followed, muted or blocked.
    case related(name: String, followed: Bool, muted: Bool, blocked: Bool)

    static var schema: Schema {
      let post = Schema.Member("post", ItemID.schema, "The name of the post.")
      let person = Schema.Member("name", .text, "The name that the user gave to the person.")
      return Schema(
        "FeedChangeItem", "A thing that was changed in the feed.",
        .either([
          form(
            "posted", "A post was created.", [post, .init("day", CivilDay.schema, "The day of the posted workout.")]),
          form(
            "shared", "The audience of a post was changed.",
            [post, .init("audience", AudienceView.kindSchema, "The new audience.")]),
          form("commented", "A comment was written on a post.", [post]),
          form("liked", "A post was liked.", [post]),
          form("unliked", "A like of a post was withdrawn.", [post]),
          form("paired", "The user paired with a person.", [person]),
          form("named", "A person was renamed.", [person]),
          form(
            "related", "A person was followed, muted or blocked, or one of these was reversed.",
            [
              person, .init("followed", .flag, "Whether the person's posts are in the feed."),
              .init("muted", .flag, "Whether the person's posts and comments are hidden."),
              .init("blocked", .flag, "Whether the person's files are refused."),
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
