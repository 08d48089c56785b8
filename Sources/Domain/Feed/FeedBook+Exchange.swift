/// Finds the items that the owner exchanges with other people in bundles, which are files of items: those to send to a
/// person, and those received that the book does not have yet.
extension FeedBook {
  /// The maximum number of items in a bundle, which is a file sent to a person.
  package static let mostItems = 1_000
  /// The maximum number of comments that the owner can add to a post. The limit ensures that a post and the owner's
  /// comments on it always fit into one bundle.
  package static let mostOwnComments = 400

  /// Returns the items to send to a person: those that are meant for the person and whose exchange number is greater
  /// than `after`, sorted by exchange number. An item's exchange number is the owner's greatest item number at the
  /// moment when the item became meant for the person. For a post that is shared with the person only later, it is
  /// greater than the post's own item number.
  /// - Returns: each item, with its exchange number as `since`.
  package func outgoing(to person: PersonID, after: Int) -> [(item: FeedItem, since: Int)] {
    var found: [(item: FeedItem, since: Int)] = []
    var since: [ItemID: Int] = [:]
    for post in posts.values where post.id.author == .me {
      guard let number = post.since(for: person) else { continue }
      since[post.id] = number
      found.append((FeedItem(post.id, at: post.at, .post(post.content)), number))
    }
    for id in posts.keys where id.author == .person(person) { since[id] = 0 }
    for (post, comments) in comments {
      guard let number = since[post] else { continue }
      for comment in comments.values where comment.id.author == .me {
        found.append(
          (FeedItem(comment.id, at: comment.at, .comment(on: post, comment.text)), max(number, comment.id.number)))
      }
    }
    for (post, likes) in likes {
      guard let number = since[post], let like = likes[.me] else { continue }
      found.append(
        (
          FeedItem(ItemID(.me, like.number), at: like.at, like.isOne ? .like(on: post) : .unlike(on: post)),
          max(number, like.number)
        ))
    }
    for tombstone in tombstones.values where tombstone.people.contains(person) {
      guard let number = tombstone.number else { continue }
      found.append((FeedItem(ItemID(.me, number), at: tombstone.deletedAt, .deletion(of: tombstone.id)), number))
    }
    return found.filter { $0.since > after }.sorted { ($0.since, $0.item.id) < ($1.since, $1.item.id) }
  }

  /// Returns the people to whom an item written by the owner was sent, sorted by id.
  package func recipients(of id: ItemID) -> [PersonID] {
    people.values.filter { person in
      guard let sent = person.sent else { return false }
      return outgoing(to: person.id, after: 0).contains { $0.item.id == id && $0.since <= sent.through }
    }.map(\.id).sorted()
  }

  /// Returns the items of a received bundle that the book does not have yet. Omits deleted items, and comments and
  /// likes on deleted posts.
  package func news(in items: [FeedItem]) -> [FeedItem] {
    var gone = Set(items.compactMap { item in if case .deletion(let id) = item.content { id } else { nil } })
    gone.formUnion(tombstones.keys)
    return items.filter { item in
      switch item.content {
      case .post: return posts[item.id] == nil && !gone.contains(item.id)
      case .comment(let post, _):
        return comments[post]?[item.id] == nil && !gone.contains(item.id) && !gone.contains(post)
      case .like(let post), .unlike(let post):
        return !gone.contains(post) && (likes[post]?[item.id.author].map { $0.number < item.id.number } ?? true)
      case .deletion(let id): return tombstones[id]?.number == nil
      }
    }
  }
}
