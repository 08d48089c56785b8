package import KernelDomain

/// A person with whom the owner has exchanged a pairing code.
package struct FeedPerson: Hashable, Sendable {
  /// The id of the person in this pairing, known only to the two people.
  package let id: PersonID
  /// The id of the owner in this pairing, under which the person knows the owner.
  package let own: PersonID
  /// The name that the owner gave the person.
  package var name: String
  /// The six check words that the owner and the person compared after pairing, as indices 0 to 255 into `PairingWords`.
  package let words: [Int]
  package let pairedAt: Timestamp
  /// The secret key that the owner and the person share; nil if the book was restored from a backup without keys.
  package var secret: PairingSecret?
  package var relation = Relation()
  /// The item number of the person up to which the owner has received everything that the person meant for the owner.
  package var held = 0
  /// The item number of the owner up to which the person has confirmed receiving everything meant for the person.
  package var acknowledged = 0
  /// The latest bundle written for the person; nil if none has been written yet.
  package var sent: SentBundle?
  /// The bundles received from the person. Each sequence number is mapped to the first half of the bundle's message
  /// authentication code.
  package var taken: [Int: String] = [:]

  package static let most = 500

  package init(id: PersonID, own: PersonID, name: String, words: [Int], pairedAt: Timestamp) {
    self.id = id
    self.own = own
    self.name = name
    self.words = words
    self.pairedAt = pairedAt
  }

  /// Whether the person's posts, comments and likes are shown at all: the person is neither muted nor blocked.
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
  /// The bundle's sequence number, greater than that of every earlier bundle for the same person. The first bundle's
  /// number is the time at which it was written, in seconds since 1970.
  package var sequence: Int
  /// The bundle contains the items meant for the receiver that have item numbers of the sender from `after + 1` to
  /// `through`.
  package var after: Int
  /// The greatest item number of the sender that the bundle covers.
  package var through: Int
  /// The item number of the receiver up to which the sender has received everything. It confirms earlier bundles.
  package var seen: Int

  package init(sequence: Int, after: Int, through: Int, seen: Int) {
    self.sequence = sequence
    self.after = after
    self.through = through
    self.seen = seen
  }
}
