package import FeedDomain
package import KernelApplication
package import KernelDomain

/// The author of a post or a comment.
package struct AuthorView: Codable, Hashable, Sendable {
  /// The author's id; nil for the book's owner.
  package var person: PersonID?
  /// The name that the owner gave the author; nil for the owner.
  package var name: String?

  package init(_ author: Author, in book: FeedBook) {
    person = author.person
    name = author.person.flatMap { book.people[$0]?.name }
  }

  package var isOwner: Bool { person == nil }
}

/// A post with its likes, the number of its comments, and the newest of them.
package struct PostView: Codable, Hashable, Sendable {
  package var id: ItemID
  package var author: AuthorView
  package var at: Timestamp
  package var content: PostContent
  /// Who may see the post; nil if another person wrote it.
  package var audience: AudienceView?
  /// The name of the workout that the post is about; nil if another person wrote the post.
  package var workout: String?
  package var commentCount: Int
  /// The newest comment; nil if there is none.
  package var lastComment: CommentView?
  package var likes: [AuthorView]
  /// Whether the book's owner likes the post.
  package var liked: Bool

  package init(_ post: FeedPost, in book: FeedBook) {
    id = post.id
    author = AuthorView(post.id.author, in: book)
    at = post.at
    content = post.content
    if post.id.author == .me {
      audience = AudienceView(post.audience, in: book)
      workout = post.workout
    }
    let comments = book.comments(on: post)
    commentCount = comments.count
    lastComment = comments.last.map { CommentView($0, in: book) }
    let likes = book.likes(post)
    self.likes = likes.map { AuthorView($0, in: book) }
    liked = likes.contains(.me)
  }
}

/// Who may see a post, in the outputs of use cases.
package struct AudienceView: Codable, Hashable, Sendable {
  package var kind: AudienceKind
  package var people: [AuthorView]?

  package init(_ audience: Audience, in book: FeedBook) {
    switch audience {
    case .me: kind = .me
    case .all: kind = .all
    case .people(let chosen):
      kind = .people
      people = chosen.sorted().map { AuthorView(.person($0), in: book) }
    }
  }
}

package enum AudienceKind: String, CaseIterable, Codable, Hashable, Sendable {
  case me, people, all
}

extension Audience {
  /// Creates the audience that an input requests.
  /// - Parameters:
  ///   - kind: the kind of audience; nil for the people in `people` or, if that is empty, for the owner alone.
  ///   - people: ids or names. Blocked people are refused, since no files are written for them.
  ///   - before: the previous audience, whose members are accepted even if they are blocked.
  ///   - book: the feed, in which the people are looked up.
  package init(
    _ kind: AudienceKind?, people: [String]?, chosen before: Audience = .me, in book: FeedBook
  ) throws(Failure) {
    let chosen = people ?? []
    switch kind ?? (chosen.isEmpty ? .me : .people) {
    case .me, .all:
      guard chosen.isEmpty else { throw .invalidInput(field: "people", problem: .feed(.peopleWithoutChoice)) }
      self = kind == .all ? .all : .me
    case .people:
      guard !chosen.isEmpty else { throw .invalidInput(field: "people", problem: .feed(.nobodyChosen)) }
      var ids: Set<PersonID> = []
      for name in chosen {
        let person = try book.person(name)
        guard !person.relation.isBlocked || before.has(person.id) else {
          throw .conflict(.feed(.isBlocked(name: person.name)))
        }
        ids.insert(person.id)
      }
      self = .people(ids)
    }
  }
}

package struct CommentView: Codable, Hashable, Sendable {
  package var id: ItemID
  package var author: AuthorView
  package var at: Timestamp
  package var text: String

  package init(_ comment: FeedComment, in book: FeedBook) {
    id = comment.id
    author = AuthorView(comment.id.author, in: book)
    at = comment.at
    text = comment.text
  }
}

/// A person with whom the owner is paired, in the outputs of use cases.
package struct PersonView: Codable, Hashable, Sendable {
  package var id: PersonID
  package var name: String
  /// Six English words derived from the shared key. If both people see the same words, they have the same key.
  package var words: [String]
  package var pairedAt: Timestamp
  /// Whether this book has the key that the owner shares with the person. It is missing after the restoration of a
  /// backup without keys; nothing can then be exchanged with the person until both pair again.
  package var hasKey: Bool
  package var followed: Bool
  package var muted: Bool
  package var blocked: Bool
  /// The number of posts in the book that this person wrote.
  package var postCount: Int
  /// The number of posts, comments and likes that are meant for this person but that the person has not acknowledged.
  package var waitingCount: Int

  package init(_ person: FeedPerson, in book: FeedBook) {
    id = person.id
    name = person.name
    words = person.words.map { PairingWords.all[$0 & 255].english }
    pairedAt = person.pairedAt
    hasKey = person.secret != nil
    followed = person.relation.isFollowed
    muted = person.relation.isMuted
    blocked = person.relation.isBlocked
    postCount = book.posts.keys.count { $0.author == .person(person.id) }
    waitingCount =
      person.relation.isBlocked ? 0 : book.outgoing(to: person.id, after: person.acknowledged).count
  }
}

/// The output of a use case that changes something about a person.
package struct PersonOutput: Described, Equatable {
  /// The number that identifies the recorded change; nil if nothing changed.
  package var change: Int?
  package var person: PersonView
}

/// The output of a use case that changes a post.
package struct PostOutput: Described, Equatable {
  /// The number that identifies the recorded change; nil if nothing changed.
  package var change: Int?
  package var post: PostView
}
