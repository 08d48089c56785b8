/// Finds the posts, comments and likes that the feed shows.
extension FeedBook {
  /// The greatest number of posts on a page of the feed.
  package static let pageSize = 20

  /// Returns a page of posts, newest first. It begins with the newest post that is older than the post `id` or, if `id`
  /// is nil, with the newest post of all.
  /// - Parameters:
  ///   - id: the post after which the page begins. This post itself may have been hidden or deleted in the meantime.
  ///   - person: the author of all posts on the page; nil for the owner and everybody whom the owner follows.
  ///   - size: the greatest number of posts on the page.
  ///   - isWanted: whether a post belongs on the page.
  /// - Returns: the posts, and whether there are older ones. Nil if the feed never had a post `id`.
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

  /// Whether a comment or like by `author` is shown on a post. Comments and likes of the owner are always shown, those
  /// of muted or blocked people never. Those of other people are shown on the owner's posts if the post's audience
  /// includes the person. On another person's post, they are shown only if they are by the post's author.
  private func isHeard(_ author: Author, on post: FeedPost) -> Bool {
    guard let id = author.person else { return true }
    guard let person = people[id], person.isHeard else { return false }
    return switch post.id.author {
    case .me: post.audience.has(id)
    case .person(let writer): writer == id
    }
  }

  /// Whether a post is shown when somebody opens it by its id: its author is neither muted nor blocked.
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
