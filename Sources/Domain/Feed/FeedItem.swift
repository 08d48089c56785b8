package import KernelDomain

/// An item that people exchange: a post, a comment, a like, a withdrawn like, or the deletion of a post or comment.
package struct FeedItem: Hashable, Sendable {
  package let id: ItemID
  /// When the item was written, according to the author's clock.
  package let at: Timestamp
  package let content: Content

  package enum Content: Hashable, Sendable {
    case post(PostContent)
    case comment(on: ItemID, String)
    case like(on: ItemID)
    case unlike(on: ItemID)
    /// Deletes another item of the same author. The content of that item is removed for good.
    case deletion(of: ItemID)
  }

  package init(_ id: ItemID, at: Timestamp, _ content: Content) {
    self.id = id
    self.at = at
    self.content = content
  }

  /// The post to which a comment, like or withdrawn like belongs; nil for a post or a deletion.
  package var target: ItemID? {
    switch content {
    case .post, .deletion: nil
    case .comment(let post, _), .like(let post), .unlike(let post): post
    }
  }
}

/// Who may see a post.
package enum Audience: Hashable, Sendable {
  case me
  case people(Set<PersonID>)
  /// Everybody with whom the owner is paired, now or later.
  case all

  package func has(_ person: PersonID) -> Bool {
    switch self {
    case .me: false
    case .people(let people): people.contains(person)
    case .all: true
    }
  }
}
