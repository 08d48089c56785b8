package import KernelDomain

/// A journal entry of the feed.
package enum FeedEdit: Hashable, Sendable {
  /// The owner wrote an item. A post goes to the audience; `workout` is the id of the workout it shows.
  case wrote(FeedItem, Audience, workout: String)
  /// The owner changed the audience of a post, from this number on.
  case shared(ItemID, Audience, number: Int)
  /// An item arrived from a person.
  case received(FeedItem)
  case deleted(Tombstone)
  case paired(FeedPerson)
  case keyed(PersonID, PairingSecret)
  case named(PersonID, String)
  case related(PersonID, Relation)
  case sent(PersonID, SentBundle)
  /// A bundle was received; `code` is the beginning of its authentication code.
  case took(PersonID, SentBundle, code: String)
}

/// What remains of a deleted item.
package struct Tombstone: Codable, Hashable, Sendable {
  package let id: ItemID
  /// When the item was written; nil if it never arrived.
  package let at: Timestamp?
  /// When it was deleted.
  package let deletedAt: Timestamp
  /// The number of the deletion among its author's items; nil if somebody else removed the item from their own book
  /// only.
  package let number: Int?
  /// The people to whom the item had been sent and the deletion is sent, too.
  package let people: [PersonID]

  package init(_ id: ItemID, at: Timestamp?, deletedAt: Timestamp, number: Int?, people: [PersonID] = []) {
    self.id = id
    self.at = at
    self.deletedAt = deletedAt
    self.number = number
    self.people = people
  }
}
