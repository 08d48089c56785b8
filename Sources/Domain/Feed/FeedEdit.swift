package import KernelDomain

/// What the journal says of the feed, one at a time.
package enum FeedEdit: Hashable, Sendable {
  /// The owner wrote something; a post goes to its audience, and tells which workout it is of.
  case wrote(FeedItem, Audience, workout: String)
  /// A post goes to others from that number on.
  case shared(ItemID, Audience, number: Int)
  /// Came from a person.
  case received(FeedItem)
  case deleted(Tombstone)
  case paired(FeedPerson)
  case keyed(PersonID, PairingSecret)
  case named(PersonID, String)
  case related(PersonID, Relation)
  case sent(PersonID, SentBundle)
  /// A bundle was taken: its sequence and the beginning of its code.
  case took(PersonID, SentBundle, code: String)
}

/// What is left of something that was deleted.
package struct Tombstone: Codable, Hashable, Sendable {
  package let id: ItemID
  /// When it was written; nil where that never came.
  package let at: Timestamp?
  /// When it was deleted.
  package let deletedAt: Timestamp
  /// What the deletion is called among what its author wrote; nil where another took it out of her own book alone.
  package let number: Int?
  /// To whom it had gone out, and the deletion goes.
  package let people: [PersonID]

  package init(_ id: ItemID, at: Timestamp?, deletedAt: Timestamp, number: Int?, people: [PersonID] = []) {
    self.id = id
    self.at = at
    self.deletedAt = deletedAt
    self.number = number
    self.people = people
  }
}
