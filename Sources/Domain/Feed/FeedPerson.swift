package import KernelDomain

/// A person who is paired with the owner by means of a pairing code.
package struct FeedPerson: Hashable, Sendable {
  /// The person's id in this pairing, known only to the two people.
  package let id: PersonID
  /// The owner's id in this pairing, by which the person knows the owner.
  package let own: PersonID
  /// The name that the owner gave the person.
  package var name: String
  /// The six check words that the owner and the person compared after pairing, as indices 0 to 255 into `PairingWords`.
  package let words: [Int]
  package let pairedAt: Timestamp
  /// The secret key that the owner and the person share; nil if the book was restored from a backup without keys.
  package var secret: PairingSecret?
  package var relation = Relation()
  /// The owner has received all of the person's items up to this item number that are meant for the owner.
  package var held = 0
  /// The person has confirmed receiving all of the owner's items up to this item number that are meant for the person.
  package var acknowledged = 0
  /// The header of the latest bundle written for the person; nil if none has been written yet.
  package var sent: SentBundle?
  /// The bundles received from the person. The keys are the bundles' sequence numbers. The values are the first halves
  /// of their message authentication codes.
  package var taken: [Int: String] = [:]

  package static let most = 500

  package init(id: PersonID, own: PersonID, name: String, words: [Int], pairedAt: Timestamp) {
    self.id = id
    self.own = own
    self.name = name
    self.words = words
    self.pairedAt = pairedAt
  }

  /// Whether the person's posts, comments and likes are shown. True if the person is neither muted nor blocked.
  package var isHeard: Bool { !relation.isMuted && !relation.isBlocked }
}

/// The owner's choices about a person: whether to follow, mute or block the person.
package struct Relation: Codable, Hashable, Sendable {
  /// Whether the person's posts appear in the feed.
  package var isFollowed = true
  /// Whether the person is muted. Nothing that a muted person writes is shown.
  package var isMuted = false
  /// Whether the person is blocked. Nothing that a blocked person writes is shown, bundles from this person are
  /// refused, and none are written for this person.
  package var isBlocked = false

  private enum CodingKeys: String, CodingKey {
    case isFollowed = "followed"
    case isMuted = "muted"
    case isBlocked = "blocked"
  }

  package init() {}
}

/// The header of a bundle, which is a file of items that one person sends to another.
package struct SentBundle: Codable, Hashable, Sendable {
  /// The bundle's sequence number. It is greater than that of every earlier bundle for the same person. The first
  /// bundle's number is the time at which that bundle was written, in seconds since 1970.
  package var sequence: Int
  /// The number before the first item number that the bundle covers. The bundle contains the sender's items from `after
  /// + 1` to `through` that are meant for the receiver.
  package var after: Int
  /// The last of the sender's item numbers that the bundle covers.
  package var through: Int
  /// Confirms earlier bundles: the sender has received everything up to this item number of the receiver.
  package var seen: Int

  package init(sequence: Int, after: Int, through: Int, seen: Int) {
    self.sequence = sequence
    self.after = after
    self.through = through
    self.seen = seen
  }
}
