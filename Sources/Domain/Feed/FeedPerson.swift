package import KernelDomain

/// A person with whom a code was exchanged.
package struct FeedPerson: Hashable, Sendable {
  /// What she is called between the two.
  package let id: PersonID
  /// What the book's owner is called between the two.
  package let own: PersonID
  /// As the book's owner calls her.
  package var name: String
  /// By which both heard that they have the same code, each a number below 256.
  package let words: [Int]
  package let pairedAt: Timestamp
  /// What they share; nil where a backup without keys was restored.
  package var secret: PairingSecret?
  package var relation = Relation()
  /// The greatest number of hers behind which nothing is missing of what she meant for the owner.
  package var held = 0
  /// The same of the owner's, as she said last.
  package var acknowledged = 0
  /// The latest that was written for her; nil where nothing was.
  package var sent: SentBundle?
  /// Of what came from her: the first half of each code, by its sequence.
  package var taken: [Int: String] = [:]

  package static let most = 500

  package init(id: PersonID, own: PersonID, name: String, words: [Int], pairedAt: Timestamp) {
    self.id = id
    self.own = own
    self.name = name
    self.words = words
    self.pairedAt = pairedAt
  }

  /// Whether what she writes is shown at all.
  package var isHeard: Bool { !relation.isMuted && !relation.isBlocked }
}

/// What the book's owner wants of a person.
package struct Relation: Codable, Hashable, Sendable {
  /// Her posts are in the feed.
  package var isFollowed = true
  /// What she writes is not shown.
  package var isMuted = false
  /// What she writes is not shown, and what she sends is refused; nothing is written for her.
  package var isBlocked = false

  private enum CodingKeys: String, CodingKey {
    case isFollowed = "followed"
    case isMuted = "muted"
    case isBlocked = "blocked"
  }

  package init() {}
}

/// What a bundle said beside its items.
package struct SentBundle: Codable, Hashable, Sendable {
  /// Greater than that of every earlier one.
  package var sequence: Int
  /// It holds all that was meant for the person behind this number of the sender's …
  package var after: Int
  /// … up to this one.
  package var through: Int
  /// Behind which nothing is missing of what the person sent.
  package var seen: Int

  package init(sequence: Int, after: Int, through: Int, seen: Int) {
    self.sequence = sequence
    self.after = after
    self.through = through
    self.seen = seen
  }
}
