package import FeedDomain
package import KernelApplication

/// What can be wanted of a person.
package protocol RelationChange: Sendable {
  static var method: String { get }
  static var summary: String { get }
  static func make(_ relation: inout Relation)
}

/// Changes what the owner wants of a person.
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

/// A person who is asked for.
package struct AskedPerson: Described, Equatable {
  package var person: String

  package static let schema = Schema("Which person.", [.init("person", PersonID.asked, "The person.")])

  package init(person: String) {
    self.person = person
  }
}

extension FeedReader {
  /// - Parameter decide: nil where nothing is to be changed.
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
  package static let summary = "Have a person's posts in the feed."
  package static func make(_ relation: inout Relation) { relation.isFollowed = true }
}

package enum Unfollowing: RelationChange {
  package static let method = "feed.unfollowPerson"
  package static let summary = "Leave a person's posts out of the feed; her comments stay."
  package static func make(_ relation: inout Relation) { relation.isFollowed = false }
}

package enum Muting: RelationChange {
  package static let method = "feed.mutePerson"
  package static let summary = "Hide what a person writes; her files are still taken."
  package static func make(_ relation: inout Relation) { relation.isMuted = true }
}

package enum Unmuting: RelationChange {
  package static let method = "feed.unmutePerson"
  package static let summary = "Show again what a person writes."
  package static func make(_ relation: inout Relation) { relation.isMuted = false }
}

package enum Blocking: RelationChange {
  package static let method = "feed.blockPerson"
  package static let summary = "Hide what a person writes and refuse her files; none is written for her."
  package static func make(_ relation: inout Relation) { relation.isBlocked = true }
}

package enum Unblocking: RelationChange {
  package static let method = "feed.unblockPerson"
  package static let summary = "Take a person's files again."
  package static func make(_ relation: inout Relation) { relation.isBlocked = false }
}
