package import KernelDomain

/// A change of the feed, in the form in which the journal stores it.
package enum FeedEdit: Hashable, Sendable {
  /// The owner wrote an item. If it is a post, it has this audience and shows the workout with this id.
  case wrote(FeedItem, Audience, workout: String)
  /// The owner changed the audience of a post; the new audience applies from this item number on.
  case shared(ItemID, Audience, number: Int)
  /// This item was received in a bundle from another person.
  case received(FeedItem)
  case deleted(Tombstone)
  case paired(FeedPerson)
  case keyed(PersonID, PairingSecret)
  case named(PersonID, String)
  case related(PersonID, Relation)
  case sent(PersonID, SentBundle)
  /// A bundle was received from a person; `code` is the first half of its message authentication code.
  case took(PersonID, SentBundle, code: String)
}

/// The data that the book keeps about a deleted item, so that the item does not come back.
package struct Tombstone: Codable, Hashable, Sendable {
  package let id: ItemID
  /// When the item was written; nil if it never arrived here.
  package let at: Timestamp?
  /// When the item was deleted.
  package let deletedAt: Timestamp
  /// The item number of the deletion. Nil if the owner removed another person's item from this book only, without that
  /// person having deleted it.
  package let number: Int?
  /// The people who had received the item. The deletion is sent to them, too.
  package let people: [PersonID]

  package init(_ id: ItemID, at: Timestamp?, deletedAt: Timestamp, number: Int?, people: [PersonID] = []) {
    self.id = id
    self.at = at
    self.deletedAt = deletedAt
    self.number = number
    self.people = people
  }
}
