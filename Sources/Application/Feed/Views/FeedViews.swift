package import FeedDomain
package import KernelApplication
package import KernelDomain

/// Who wrote something.
package struct AuthorView: Codable, Hashable, Sendable {
  /// Left out for the book's owner.
  package var person: PersonID?
  /// As the owner calls her; left out for the owner.
  package var name: String?

  package init(_ author: Author, in book: FeedBook) {
    person = author.person
    name = author.person.flatMap { book.people[$0]?.name }
  }

  package var isOwner: Bool { person == nil }
}

/// A post, and how much was said of it.
package struct PostView: Codable, Hashable, Sendable {
  package var id: ItemID
  package var author: AuthorView
  package var at: Timestamp
  package var content: PostContent
  /// Who may see it; left out of another's.
  package var audience: AudienceView?
  /// The workout that it is of; left out of another's.
  package var workout: String?
  package var commentCount: Int
  package var likes: [AuthorView]
  /// Whether the book's owner does.
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
    commentCount = book.comments(on: post).count
    let likes = book.likes(post)
    self.likes = likes.map { AuthorView($0, in: book) }
    liked = likes.contains(.me)
  }
}

/// Who may see a post.
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
  /// - Parameters:
  ///   - kind: nil is the owner alone, or those chosen where any are.
  ///   - people: ids or names; somebody blocked is refused, as no file is written for her.
  ///   - chosen: who was among them before stays, blocked or not.
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

/// A person whom the owner knows.
package struct PersonView: Codable, Hashable, Sendable {
  package var id: PersonID
  package var name: String
  /// The six words that both have where they have the same code, in English.
  package var words: [String]
  package var pairedAt: Timestamp
  /// False where a backup without keys was restored: nothing can be exchanged before they pair anew.
  package var hasKey: Bool
  package var followed: Bool
  package var muted: Bool
  package var blocked: Bool
  /// Of hers that are kept.
  package var postCount: Int
  /// How much is meant for her that she did not say she has.
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

/// What a change of the feed answers.
package struct PersonOutput: Described, Equatable {
  /// The number of the change; left out where it was so already.
  package var change: Int?
  package var person: PersonView
}

/// What a change of a post answers.
package struct PostOutput: Described, Equatable {
  /// The number of the change; left out where it was so already.
  package var change: Int?
  package var post: PostView
}
