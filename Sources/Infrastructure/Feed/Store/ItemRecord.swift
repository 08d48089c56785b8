import FeedDomain
import KernelDomain

/// An item as it is encoded as JSON in the journal and in bundles. Members that do not apply to this kind of item are
/// left out.
///
///     {"id":"me.7","kind":"comment","at":"2026-05-03T06:45:00Z","on":"3f9a0c5d7e21b846.12","text":"Well done!"}
struct ItemRecord: Codable {
  var id: ItemID
  var kind: Kind
  var at: Timestamp
  var post: PostContent?
  var on: ItemID?
  var text: String?
  var of: ItemID?

  enum Kind: String, Codable {
    case post, comment, like, unlike, deletion
  }

  init(_ item: FeedItem) {
    (id, at) = (item.id, item.at)
    switch item.content {
    case .post(let content): (kind, post) = (.post, content)
    case .comment(let target, let words): (kind, on, text) = (.comment, target, words)
    case .like(let target): (kind, on) = (.like, target)
    case .unlike(let target): (kind, on) = (.unlike, target)
    case .deletion(let gone): (kind, of) = (.deletion, gone)
    }
  }

  /// The item; nil if a field that its kind needs is missing, or if a field is set that belongs to another kind.
  var item: FeedItem? {
    let content: FeedItem.Content
    switch (kind, post, on, text, of) {
    case (.post, let post?, nil, nil, nil): content = .post(post)
    case (.comment, nil, let target?, let words?, nil): content = .comment(on: target, words)
    case (.like, nil, let target?, nil, nil): content = .like(on: target)
    case (.unlike, nil, let target?, nil, nil): content = .unlike(on: target)
    case (.deletion, nil, nil, nil, let gone?): content = .deletion(of: gone)
    default: return nil
    }
    return FeedItem(id, at: at, content)
  }
}

extension FeedItem {
  /// Returns the item with every author replaced by the result of `name`: the item's own author, and the authors of the
  /// items that it refers to. Nil if `name` returns nil for any of them.
  func renamed(_ name: (Author) -> Author?) -> FeedItem? {
    func renamed(_ id: ItemID) -> ItemID? { name(id.author).map { ItemID($0, id.number) } }
    guard let id = renamed(id) else { return nil }
    let content: Content?
    switch self.content {
    case .post: content = self.content
    case .comment(let target, let words): content = renamed(target).map { .comment(on: $0, words) }
    case .like(let target): content = renamed(target).map { .like(on: $0) }
    case .unlike(let target): content = renamed(target).map { .unlike(on: $0) }
    case .deletion(let gone): content = renamed(gone).map { .deletion(of: $0) }
    }
    return content.map { FeedItem(id, at: at, $0) }
  }
}
