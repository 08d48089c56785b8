package import KernelDomain

/// A change of the feed, as the journal stores it.
package enum FeedEdit: Hashable, Sendable {
  /// The owner wrote this item. If it is a post, it has this audience, and `workout` is the id of the workout that it
  /// shows.
  case wrote(FeedItem, Audience, workout: String)
  /// The owner changed the audience of a post. The change uses up the owner's next item number, `number`, from which on
  /// the new audience applies.
  case shared(ItemID, Audience, number: Int)
  /// This item was received in a bundle from another person.
  case received(FeedItem)
  case deleted(Tombstone)
  case paired(FeedPerson)
  case keyed(PersonID, PairingSecret)
  case named(PersonID, String)
  case related(PersonID, Relation)
  case sent(PersonID, SentBundle)
  /// A bundle was received from a person. `code` is the first half of the bundle's message authentication code.
  case took(PersonID, SentBundle, code: String)
}

/// The data that the book keeps about a deleted item, so that the item is not accepted again.
package struct Tombstone: Codable, Hashable, Sendable {
  package let id: ItemID
  /// When the deleted item was written; nil if the item never arrived in this book.
  package let at: Timestamp?
  /// When the item was deleted.
  package let deletedAt: Timestamp
  /// The deletion's own item number. Nil if the owner removed another person's item from this book only, and its author
  /// did not delete it.
  package let number: Int?
  /// The people who had received the item. The deletion is sent to them as well.
  package let people: [PersonID]

  package init(_ id: ItemID, at: Timestamp?, deletedAt: Timestamp, number: Int?, people: [PersonID] = []) {
    self.id = id
    self.at = at
    self.deletedAt = deletedAt
    self.number = number
    self.people = people
  }
}
