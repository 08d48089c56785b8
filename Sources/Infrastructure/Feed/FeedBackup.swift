import BookApplication
package import BookInfrastructure
import FeedApplication
import FeedDomain
package import KernelApplication
package import KernelDomain
package import Storage

/// Backs up and restores the section `feed`. Secret keys are left out of a backup unless the user asked for them.
package struct FeedBackup: SectionBackup {
  private let store: FileFeedRepository

  package init(store: FileFeedRepository) { self.store = store }

  package var section: FeatureID { .feed }

  package func isSecret(_ kind: String) -> Bool { kind.hasPrefix(FeedEditCoding.key) }

  package func written(_ content: SectionContent) throws(Failure) -> (any Codable & Sendable)? {
    FeedBackupPart(try FeedReducer().state(of: content, after: nil).book)
  }

  /// Merges a backup into the book as one change. Values already in the book do not change. The record of bundles
  /// exchanged with a person is added only if the book does not know that person.
  package func merge(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup {
    let coming = try FeedReducer().state(of: content, after: nil)
    let merge = try store.change(in: &transaction) { (book) throws(Failure) in
      let merge = FeedMerge(coming, into: book)
      return (FeedDecision(merge.edits), merge)
    }.value
    return TakenBackup(part: merge.part, skipped: .ownKept(values: merge.left), whole: merge.part)
  }
}

/// Computes which parts of a backup's feed to add to a book.
struct FeedMerge: Sendable {
  private(set) var edits: [FeedEdit] = []
  /// How many of the backup's values were not added, because the book already has its own.
  private(set) var left = 0
  private(set) var part = FeedBackupPart(postCount: 0, commentCount: 0, knownCount: 0)

  init(_ coming: FeedState, into own: FeedBook) {
    var names = Set(own.people.values.map { $0.name.lowercased() })
    for person in coming.book.peopleByName {
      guard let known = own.people[person.id] else {
        take(person, &names)
        continue
      }
      if known.secret == nil, let secret = person.secret { edits.append(.keyed(person.id, secret)) }
      if known.relation != person.relation || known.name != person.name { left += 1 }
    }
    for edit in coming.changes.flatMap(\.edits) { take(edit, own) }
  }

  private mutating func take(_ person: FeedPerson, _ names: inout Set<String>) {
    var taken = person
    var number = 2
    while names.contains(taken.name.lowercased()) {
      taken.name = "\(person.name) \(number)"
      number += 1
    }
    names.insert(taken.name.lowercased())
    edits.append(.paired(taken))
    if let secret = person.secret { edits.append(.keyed(person.id, secret)) }
    if person.relation != Relation() { edits.append(.related(person.id, person.relation)) }
    part.knownCount += 1
  }

  private mutating func take(_ edit: FeedEdit, _ own: FeedBook) {
    switch edit {
    case .wrote(let item, _, _), .received(let item):
      if own.item(item.id).map({ $0 != item }) ?? false { left += 1 }
      guard !own.news(in: [item]).isEmpty else { return }
      edits.append(edit)
      if case .post = item.content { part.postCount += 1 }
      if case .comment = item.content { part.commentCount += 1 }
    case .shared(let id, _, _): if own.posts[id] == nil { edits.append(edit) }
    case .deleted(let tombstone): if own.tombstones[tombstone.id] == nil { edits.append(edit) }
    case .sent(let id, _), .took(let id, _, _): if own.people[id] == nil { edits.append(edit) }
    // These edits are handled together with the person.
    case .paired, .keyed, .named, .related: break
    }
  }
}
