package import KernelDomain

/// An item that people exchange: a post, a comment, a like, a withdrawn like, or the deletion of a post or comment.
package struct FeedItem: Hashable, Sendable {
  package let id: ItemID
  /// When the item was written, by the author's clock.
  package let at: Timestamp
  package let content: Content

  package enum Content: Hashable, Sendable {
    case post(PostContent)
    case comment(on: ItemID, String)
    case like(on: ItemID)
    case unlike(on: ItemID)
    /// Deletes another item of the same author. The deleted item's content is removed permanently.
    case deletion(of: ItemID)
  }

  package init(_ id: ItemID, at: Timestamp, _ content: Content) {
    self.id = id
    self.at = at
    self.content = content
  }

  /// The id of the post to which a comment, a like or a withdrawn like belongs; nil for a post or a deletion.
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
  /// Everybody who is paired with the owner now or will be later.
  case all

  package func has(_ person: PersonID) -> Bool {
    switch self {
    case .me: false
    case .people(let people): people.contains(person)
    case .all: true
    }
  }
}
