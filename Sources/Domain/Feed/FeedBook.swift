package import KernelDomain

/// The whole feed: people, posts, and the comments and likes on posts. Its content does not depend on the order in
/// which items arrive.
package struct FeedBook: Sendable {
  package private(set) var people: [PersonID: FeedPerson] = [:]
  package private(set) var posts: [ItemID: FeedPost] = [:]
  /// The comments on each post: for the post's id, the comments by their own ids. A comment may arrive before its post.
  private(set) var comments: [ItemID: [ItemID: FeedComment]] = [:]
  private(set) var likes: [ItemID: [Author: FeedLike]] = [:]
  package private(set) var tombstones: [ItemID: Tombstone] = [:]
  /// The highest item number that the owner has used, as far as the book knows. Numbers that other people have
  /// confirmed receiving are taken into account, because a restored backup may lack the owner's latest items.
  package private(set) var lastNumber = 0
  /// The sort keys of all posts, in the order of the feed: newest first.
  private(set) var order: [PostPlace] = []

  package init() {}

  package init(_ edits: some Sequence<FeedEdit>) {
    for edit in edits { apply(edit) }
    order = posts.values.map { PostPlace($0.id, $0.at) }.sorted()
  }

  // MARK: Taking in

  private mutating func apply(_ edit: FeedEdit) {
    switch edit {
    case .wrote(let item, let audience, let workout):
      lastNumber = max(lastNumber, item.id.number)
      take(item, audience, workout)
    case .shared(let id, let audience, let number):
      lastNumber = max(lastNumber, number)
      posts[id]?.share(audience, number)
    case .received(let item): take(item, .me, nil)
    case .deleted(let tombstone): bury(tombstone)
    case .paired(let person): people[person.id] = person
    case .keyed(let id, let secret): people[id]?.secret = secret
    case .named(let id, let name): people[id]?.name = name
    case .related(let id, let relation): people[id]?.relation = relation
    case .sent(let id, let bundle):
      if people[id]?.sent.map({ $0.sequence < bundle.sequence }) ?? true { people[id]?.sent = bundle }
      lastNumber = max(lastNumber, bundle.through)
    case .took(let id, let bundle, let code): people[id]?.took(bundle, code)
    }
    if case .took(_, let bundle, _) = edit { lastNumber = max(lastNumber, bundle.seen) }
  }

  private mutating func take(_ item: FeedItem, _ audience: Audience, _ workout: String?) {
    if tombstones[item.id] != nil { return }
    if let target = item.target, tombstones[target] != nil { return }
    switch item.content {
    case .post(let content):
      if posts[item.id] == nil {
        posts[item.id] = FeedPost(id: item.id, at: item.at, content: content, audience: audience, workout: workout)
      }
    case .comment(let post, let text):
      if comments[post]?[item.id] == nil {
        comments[post, default: [:]][item.id] = FeedComment(id: item.id, at: item.at, text: text)
      }
    case .like(let post): like(post, item, true)
    case .unlike(let post): like(post, item, false)
    case .deletion(let id):
      bury(Tombstone(id, at: posts[id]?.at, deletedAt: item.at, number: item.id.number))
    }
  }

  private mutating func like(_ post: ItemID, _ item: FeedItem, _ likes: Bool) {
    if let known = self.likes[post]?[item.id.author], known.number >= item.id.number { return }
    self.likes[post, default: [:]][item.id.author] = FeedLike(number: item.id.number, at: item.at, isOne: likes)
  }

  private mutating func bury(_ tombstone: Tombstone) {
    if let number = tombstone.number, tombstone.id.author == .me { lastNumber = max(lastNumber, number) }
    // If an item has several tombstones, the one with a number is stored: it comes from the author.
    if let known = tombstones[tombstone.id], known.number != nil || tombstone.number == nil { return }
    let at = tombstone.at ?? tombstones[tombstone.id]?.at ?? posts[tombstone.id]?.at
    tombstones[tombstone.id] = Tombstone(
      tombstone.id, at: at, deletedAt: tombstone.deletedAt, number: tombstone.number, people: tombstone.people)
    posts[tombstone.id] = nil
    comments[tombstone.id] = nil
    likes[tombstone.id] = nil
    for post in comments.keys where comments[post]?[tombstone.id] != nil { comments[post]?[tombstone.id] = nil }
  }

  // MARK: Looking up

  package var isEmpty: Bool { people.isEmpty && posts.isEmpty && tombstones.isEmpty }

  /// How many comments the book stores in total.
  package var commentCount: Int { comments.values.reduce(0) { $0 + $1.count } }

  /// The people, sorted by name, ignoring case.
  package var peopleByName: [FeedPerson] {
    people.values.sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
  }

  /// Returns the post or comment with this id; nil if the book has no such post or comment.
  package func item(_ id: ItemID) -> FeedItem? {
    if let post = posts[id] { return FeedItem(id, at: post.at, .post(post.content)) }
    for (post, comments) in comments {
      if let comment = comments[id] { return FeedItem(id, at: comment.at, .comment(on: post, comment.text)) }
    }
    return nil
  }

  /// Returns the ids of all posts and comments by `person` in the book.
  package func items(of person: PersonID) -> Set<ItemID> {
    var found = Set(posts.keys.filter { $0.author == .person(person) })
    for comments in comments.values { found.formUnion(comments.keys.filter { $0.author == .person(person) }) }
    return found
  }
}

/// A post as the book stores it.
package struct FeedPost: Sendable {
  package let id: ItemID
  package let at: Timestamp
  package let content: PostContent
  package private(set) var audience: Audience
  /// The id of the owner's workout that the post is about; nil for another person's post.
  package let workout: String?
  /// The audiences that the post has had, most recent first. `number` is the owner's item number that was used to set
  /// the audience: the post's own for the first audience, a new one for each later audience.
  private var shares: [(audience: Audience, number: Int)]

  init(id: ItemID, at: Timestamp, content: PostContent, audience: Audience, workout: String?) {
    self.id = id
    self.at = at
    self.content = content
    self.audience = audience
    self.workout = workout
    shares = [(audience, id.number)]
  }

  mutating func share(_ audience: Audience, _ number: Int) {
    self.audience = audience
    shares.insert((audience, number), at: 0)
  }

  /// Returns the owner's item number from which the post has been shared with `person` without interruption. Nil if the
  /// post is not shared with the person now.
  package func since(for person: PersonID) -> Int? {
    guard audience.has(person) else { return nil }
    return shares.prefix { $0.audience.has(person) }.last?.number
  }
}

package struct FeedComment: Hashable, Sendable {
  package let id: ItemID
  package let at: Timestamp
  package let text: String

  package init(id: ItemID, at: Timestamp, text: String) {
    self.id = id
    self.at = at
    self.text = text
  }
}

/// An author's most recent like, or withdrawal of a like, on a post. `isOne` is false for a withdrawal.
struct FeedLike: Hashable, Sendable {
  let number: Int
  let at: Timestamp
  let isOne: Bool
}

/// The sort key of a post in the feed. Newer posts come first. If two posts have the same time, the one with the
/// greater id comes first.
struct PostPlace: Hashable, Comparable, Sendable {
  let id: ItemID
  let at: Timestamp

  init(_ id: ItemID, _ at: Timestamp) {
    self.id = id
    self.at = at
  }

  static func < (one: PostPlace, other: PostPlace) -> Bool {
    one.at == other.at ? one.id > other.id : one.at > other.at
  }
}

extension FeedPerson {
  mutating func took(_ bundle: SentBundle, _ code: String) {
    taken[bundle.sequence] = code
    if bundle.after <= held { held = max(held, bundle.through) }
    acknowledged = max(acknowledged, bundle.seen)
  }
}
