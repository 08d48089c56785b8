package import FeedApplication
package import FeedDomain
import JSONCoding
package import KernelApplication
package import KernelDomain
package import Storage

/// The feed, together with the changes from which it was computed.
package struct FeedState: Sendable {
  package var book = FeedBook()
  /// For each change that has not been undone, the edits that add something, in order. Omits edits that only set a
  /// value.
  var changes = SharedList<NumberedEdits<FeedEdit>>()
}

/// The reducer of the section `feed`, which computes the feature's state from the section's content. All items stay in
/// the journal, because even the oldest item can be deleted. The only derived file contains the data that the overview
/// shows.
package struct FeedReducer: EditReducer {
  package typealias State = FeedState

  package enum Edit: Sendable {
    case decided(FeedDecision)
    /// Undoes the changes that these numbers identify.
    case undo([Int])
  }

  package init() {}

  static let glance = "glance"

  package var section: FeatureID { .feed }
  package var derivedNames: [String] { [FeedReducer.glance] }

  // MARK: Reading

  package func state(
    of content: SectionContent, after known: (book: FeedState, content: SectionContent)?
  ) throws(Failure) -> FeedState {
    var derived = FeedState()
    derived.changes = try Self.changes(in: content, known: known?.book.changes ?? SharedList(), where: \.isAdded)
    var set: [FeedEdit] = []
    for (kind, value) in content.documents { set += try Self.edits([.set(kind, value)], content, "value \(kind)") }
    derived.book = FeedBook(derived.changes.flatMap(\.edits) + set)
    return derived
  }

  package static func read(_ entry: Entry) -> FeedEdit? { FeedEditCoding.read(entry) }
  package static var unreadable: Message { .feed(.unreadableEntry) }

  // MARK: Changing

  package func make(
    _ edit: Edit, in derived: inout FeedState, _ transaction: inout Transaction
  ) throws(Failure) {
    let before = (book: derived, content: try transaction[section])
    switch edit {
    case .decided(let decision):
      if !decision.erased.isEmpty || decision.forgotten != nil {
        try transaction.erase({ FeedReducer.isErased($0, by: decision) }, of: section)
      }
      for edit in decision.edits { try transaction.append(FeedEditCoding.entry(edit), to: section) }
    case .undo(let numbers): try transaction.append(.undoing(numbers), to: section)
    }
    derived = try state(of: transaction[section], after: before)
  }

  private static func isErased(_ entry: Entry, by decision: FeedDecision) -> Bool {
    guard let edit = FeedEditCoding.read(entry) else { return false }
    let person = decision.forgotten
    func isOf(_ id: PersonID) -> Bool { id == person }
    func isGone(_ id: ItemID) -> Bool { decision.erased.contains(id) || person != nil && id.author.person == person }
    return switch edit {
    case .wrote(let item, _, _), .received(let item): isGone(item.id) || item.target.map(isGone) ?? false
    case .shared(let id, _, _): isGone(id)
    case .deleted(let tombstone): person != nil && tombstone.id.author.person == person
    case .paired(let paired): isOf(paired.id)
    case .keyed(let id, _), .named(let id, _), .related(let id, _), .sent(let id, _), .took(let id, _, _): isOf(id)
    }
  }

  package func derived(from derived: FeedState) -> [String: [UInt8]] {
    guard let bytes = try? JSONDocument.encode(FeedGlance(derived.book)) else { return [:] }
    return [FeedReducer.glance: bytes]
  }

  // MARK: Care

  /// Returns the user's later changes that depend on this change. Whether items were already sent to others is not
  /// checked here, but only when the change is undone.
  package func dependents(of change: Change, among later: [Change]) -> [Change] {
    let touched = FeedTouchedKeys(FeedReducer.edits(in: change.entries))
    return later.filter { isPersons($0) && FeedTouchedKeys(FeedReducer.edits(in: $0.entries)).depends(on: touched) }
  }

  /// Whether the user made the change and can undo it. False if the change only stores the content of a received
  /// bundle, records that a bundle was sent, sets a key or deletes an item.
  package func isPersons(_ change: Change) -> Bool {
    change.undone != nil
      || FeedReducer.edits(in: change.entries).contains { edit in
        switch edit {
        case .wrote, .shared, .paired, .named, .related: true
        case .received, .deleted, .keyed, .sent, .took: false
        }
      }
  }

  package func fold(_ changes: [Change], of derived: FeedState, in content: SectionContent) -> Fold? { nil }

  /// Returns the file's bytes unchanged. Never called, since the section `feed` has no files.
  package func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile { InspectedFile(sound: bytes) }

}

extension Entry {
  fileprivate var isAdded: Bool {
    if case .add = self { true } else { false }
  }
}

/// Collects the subjects (such as items and people) whose data a change sets, and the subjects that the change depends
/// on.
private struct FeedTouchedKeys {
  private enum Subject: Hashable {
    case item(ItemID)
    case like(ItemID)
    case audience(ItemID)
    case person(PersonID)
  }

  private var decided: Set<Subject> = []
  private var used: Set<Subject> = []

  init(_ edits: some Sequence<FeedEdit>) {
    for edit in edits { take(edit) }
  }

  private mutating func take(_ edit: FeedEdit) {
    switch edit {
    case .wrote(let item, let audience, _):
      switch item.content {
      case .like(let post), .unlike(let post): decided.insert(.like(post))
      case .post, .comment, .deletion: decided.insert(.item(item.id))
      }
      if let target = item.target { use(target) }
      use(audience)
    case .shared(let post, let audience, _):
      decided.insert(.audience(post))
      use(post)
      use(audience)
    case .paired(let person): decided.insert(.person(person.id))
    case .named(let id, _), .related(let id, _): used.insert(.person(id))
    case .received, .deleted, .keyed, .sent, .took: break
    }
  }

  private mutating func use(_ item: ItemID) {
    used.insert(.item(item))
    if let person = item.author.person { used.insert(.person(person)) }
  }

  private mutating func use(_ audience: Audience) {
    if case .people(let people) = audience { used.formUnion(people.map { .person($0) }) }
  }

  func depends(on earlier: FeedTouchedKeys) -> Bool {
    !decided.isDisjoint(with: earlier.decided) || !used.isDisjoint(with: earlier.decided)
  }
}
