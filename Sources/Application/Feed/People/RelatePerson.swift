package import FeedDomain
package import KernelApplication

/// A change of the owner's relation to a person, such as following or blocking. `RelatePerson` is the use case that
/// makes the change.
package protocol RelationChange: Sendable {
  static var method: String { get }
  static var summary: String { get }
  static func make(_ relation: inout Relation)
}

/// Makes a certain change of the owner's relation to a person, such as following or blocking.
package struct RelatePerson<Change: RelationChange>: UseCase {
  package static var method: String { Change.method }
  package static var summary: String { Change.summary }
  package static var kind: UseCaseKind { .change }
  package static var failures: [FailureKind] { .changing + [.notFound] }

  package typealias Input = AskedPerson

  let reader: FeedReader

  package func callAsFunction(_ input: AskedPerson) throws(Failure) -> PersonOutput {
    try reader.change(input.person) { (person, _) throws(Failure) in
      var relation = person.relation
      Change.make(&relation)
      return relation == person.relation ? nil : .related(person.id, relation)
    }
  }
}

/// The input of a use case about one person.
package struct AskedPerson: Described, Equatable {
  package var person: String

  package static let schema = Schema(
    "The person.", [.init("person", PersonID.asked, "The person's id, or the name that the user gave to the person.")])

  package init(person: String) { self.person = person }
}

extension FeedReader {
  /// Changes the owner's relation to a person as `decide` says.
  /// - Parameters:
  ///   - asked: the person's id or name.
  ///   - decide: returns the change to make; nil for none.
  func change(
    _ asked: String, _ decide: (FeedPerson, FeedBook) throws(Failure) -> FeedEdit?
  ) throws(Failure) -> PersonOutput {
    let changed = try repository.change { (book) throws(Failure) in
      let person = try book.person(asked)
      return (FeedDecision([try decide(person, book)].compactMap { $0 }), person.id)
    }
    return PersonOutput(
      change: changed.number,
      person: PersonView(try changed.after.person(changed.value.description), in: changed.after))
  }
}

package typealias FollowPerson = RelatePerson<Following>
package typealias UnfollowPerson = RelatePerson<Unfollowing>
package typealias MutePerson = RelatePerson<Muting>
package typealias UnmutePerson = RelatePerson<Unmuting>
package typealias BlockPerson = RelatePerson<Blocking>
package typealias UnblockPerson = RelatePerson<Unblocking>

package enum Following: RelationChange {
  package static let method = "feed.followPerson"
  package static let summary = "Follow a person: show the person's posts in the feed."
  package static func make(_ relation: inout Relation) { relation.isFollowed = true }
}

package enum Unfollowing: RelationChange {
  package static let method = "feed.unfollowPerson"
  package static let summary =
    "Stop following a person: the person's posts are no longer in the feed, but the person's comments still are."
  package static func make(_ relation: inout Relation) { relation.isFollowed = false }
}

package enum Muting: RelationChange {
  package static let method = "feed.mutePerson"
  package static let summary =
    "Mute a person: the person's posts and comments are hidden, but the person's files are still accepted."
  package static func make(_ relation: inout Relation) { relation.isMuted = true }
}

package enum Unmuting: RelationChange {
  package static let method = "feed.unmutePerson"
  package static let summary = "Show the posts and comments of a muted person again."
  package static func make(_ relation: inout Relation) { relation.isMuted = false }
}

package enum Blocking: RelationChange {
  package static let method = "feed.blockPerson"
  package static let summary =
    """
    Block a person: the person's posts and comments are hidden, files from the person are refused, and none can be \
    written for the person.
    """
  package static func make(_ relation: inout Relation) { relation.isBlocked = true }
}

package enum Unblocking: RelationChange {
  package static let method = "feed.unblockPerson"
  package static let summary = "Unblock a person: accept the person's files again."
  package static func make(_ relation: inout Relation) { relation.isBlocked = false }
}
