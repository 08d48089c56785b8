package import KernelDomain

/// A change of the feed, as the journal stores it.
package enum FeedEdit: Hashable, Sendable {
  /// The owner wrote an item. A post goes to this audience; `workout` is the id of the workout that the post shows.
  case wrote(FeedItem, Audience, workout: String)
  /// The owner changed the audience of a post, which applies from this item number on.
  case shared(ItemID, Audience, number: Int)
  /// An item arrived from a person.
  case received(FeedItem)
  case deleted(Tombstone)
  case paired(FeedPerson)
  case keyed(PersonID, PairingSecret)
  case named(PersonID, String)
  case related(PersonID, Relation)
  case sent(PersonID, SentBundle)
  /// A bundle was received from a person; `code` is the beginning of its authentication code.
  case took(PersonID, SentBundle, code: String)
}

/// What the book still stores about a deleted item.
package struct Tombstone: Codable, Hashable, Sendable {
  package let id: ItemID
  /// When the item was written; nil if it never arrived.
  package let at: Timestamp?
  /// When the item was deleted.
  package let deletedAt: Timestamp
  /// The item number of the deletion; nil if the author did not delete the item, but somebody else removed it from
  /// their own book.
  package let number: Int?
  /// The people to whom the item had been sent, and to whom the deletion is therefore sent, too.
  package let people: [PersonID]

  package init(_ id: ItemID, at: Timestamp?, deletedAt: Timestamp, number: Int?, people: [PersonID] = []) {
    self.id = id
    self.at = at
    self.deletedAt = deletedAt
    self.number = number
    self.people = people
  }
}
