package import KernelDomain

/// A person with whom the owner has exchanged a pairing code.
package struct FeedPerson: Hashable, Sendable {
  /// The person's id, which only the two of them know.
  package let id: PersonID
  /// The owner's id towards this person.
  package let own: PersonID
  /// The name that the owner gave them.
  package var name: String
  /// The six check words that both read to each other after pairing, each as its number below 256.
  package let words: [Int]
  package let pairedAt: Timestamp
  /// The shared key; nil if the book was restored from a backup without keys.
  package var secret: PairingSecret?
  package var relation = Relation()
  /// The person's item number up to which everything meant for the owner has arrived.
  package var held = 0
  /// The owner's item number up to which the person last confirmed to have everything.
  package var acknowledged = 0
  /// The latest bundle written for them; nil if there was none.
  package var sent: SentBundle?
  /// The bundles received: the first half of each authentication code, by sequence.
  package var taken: [Int: String] = [:]

  package static let most = 500

  package init(id: PersonID, own: PersonID, name: String, words: [Int], pairedAt: Timestamp) {
    self.id = id
    self.own = own
    self.name = name
    self.words = words
    self.pairedAt = pairedAt
  }

  /// Whether their posts, comments and likes are shown at all.
  package var isHeard: Bool { !relation.isMuted && !relation.isBlocked }
}

/// What the owner chose for a person: to follow, mute or block them.
package struct Relation: Codable, Hashable, Sendable {
  /// Their posts appear in the feed.
  package var isFollowed = true
  /// Nothing they write is shown.
  package var isMuted = false
  /// Nothing they write is shown, their bundles are refused, and none are written for them.
  package var isBlocked = false

  private enum CodingKeys: String, CodingKey {
    case isFollowed = "followed"
    case isMuted = "muted"
    case isBlocked = "blocked"
  }

  package init() {}
}

/// The header of a bundle.
package struct SentBundle: Codable, Hashable, Sendable {
  /// Grows with each bundle for the same person.
  package var sequence: Int
  /// The bundle holds everything meant for the person with the sender's numbers greater than this one.
  package var after: Int
  /// The last of the sender's numbers that the bundle covers.
  package var through: Int
  /// The person's number up to which the sender has received everything.
  package var seen: Int

  package init(sequence: Int, after: Int, through: Int, seen: Int) {
    self.sequence = sequence
    self.after = after
    self.through = through
    self.seen = seen
  }
}
