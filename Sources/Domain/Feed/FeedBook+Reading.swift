/// Finds the posts, comments and likes that the feed shows.
extension FeedBook {
  /// The maximum number of posts on a page of the feed.
  package static let pageSize = 20

  /// Returns a page of posts, newest first. It begins with the first post older than the post `id`; if `id` is nil,
  /// with the newest post of all.
  /// - Parameters:
  ///   - id: the post that precedes the page. It may have been hidden or deleted in the meantime.
  ///   - person: the author whose posts are returned; nil for the posts of the owner and of everybody whom the owner
  ///     follows.
  ///   - size: the maximum number of posts on the page.
  ///   - isWanted: whether a post belongs on the page.
  /// - Returns: the posts, and whether there are older ones. Nil if the feed never had a post with this id.
  package func page(
    before id: ItemID? = nil, of person: PersonID? = nil, size: Int = pageSize,
    where isWanted: (FeedPost) -> Bool = { _ in true }
  ) -> (posts: [FeedPost], hasOlder: Bool)? {
    var rest = order[...]
    if let id {
      guard let at = posts[id]?.at ?? tombstones[id]?.at else { return nil }
      let place = PostPlace(id, at)
      rest = rest[firstIndex(behind: place)...]
    }
    var page: [FeedPost] = []
    for place in rest {
      guard let post = posts[place.id], person.map({ post.id.author == .person($0) }) ?? isInFeed(post.id.author),
        isWanted(post)
      else { continue }
      if page.count == size { return (page, true) }
      page.append(post)
    }
    return (page, false)
  }

  private func firstIndex(behind place: PostPlace) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if order[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isInFeed(_ author: Author) -> Bool {
    guard let id = author.person else { return true }
    guard let person = people[id] else { return false }
    return person.isHeard && person.relation.isFollowed
  }

  /// Whether a comment or like by `author` is shown on a post. The owner's own comments and likes are always shown,
  /// those of muted or blocked people never. On the owner's posts, those of other people are shown if the post's
  /// audience includes them. On another person's post, only those of the post's author are shown.
  private func isHeard(_ author: Author, on post: FeedPost) -> Bool {
    guard let id = author.person else { return true }
    guard let person = people[id], person.isHeard else { return false }
    return switch post.id.author {
    case .me: post.audience.has(id)
    case .person(let writer): writer == id
    }
  }

  /// Whether a post is shown if somebody opens it by its id. True unless its author is muted or blocked.
  package func isShown(_ post: FeedPost) -> Bool {
    post.id.author.person.map { people[$0]?.isHeard ?? false } ?? true
  }

  /// Returns the comments that are shown on a post, oldest first.
  package func comments(on post: FeedPost) -> [FeedComment] {
    (comments[post.id] ?? [:]).values.filter { isHeard($0.id.author, on: post) }.sorted {
      ($0.at, $0.id) < ($1.at, $1.id)
    }
  }

  /// Returns the authors whose likes are shown on a post.
  package func likes(_ post: FeedPost) -> [Author] {
    (likes[post.id] ?? [:]).filter { $0.value.isOne && isHeard($0.key, on: post) }.keys.sorted()
  }
}
