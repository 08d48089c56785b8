package import KernelApplication
package import KernelDomain

/// What a feature tells the store of its section: how to read it, how to change it, and how to tell sound content from
/// damaged.
package protocol SectionReducer: Sendable {
  /// All that the section says, in the feature's own terms.
  associatedtype State: Sendable
  /// What can be done to the book in one go.
  associatedtype Edit: Sendable

  /// The section that it keeps.
  var section: FeatureID { get }
  /// The names of what it derives.
  var derivedNames: [String] { get }
  /// Those of them that change with the section's files alone, as the journal's changes have no part in them: they are
  /// not written anew with each change.
  var derivedFromFiles: [String] { get }

  /// Reads the section. Fails with `storeDamaged` rather than leave anything out.
  /// - Parameter known: a book read before and what it was read from, of which all that is the same may be taken.
  func state(
    of content: SectionContent, after known: (book: State, content: SectionContent)?
  ) throws(Failure) -> State

  /// Makes a change in the transaction, and the book after it in memory.
  func make(_ edit: Edit, in book: inout State, _ transaction: inout Transaction) throws(Failure)

  /// What is kept beside the section, so that most questions need not read it: JSON by name.
  func derived(from book: State) -> [String: [UInt8]]

  /// The later changes that were decided on what this one says: while they stand it can't be taken
  /// back. Values that both set are looked after by the store.
  func dependents(of change: Change, among later: [Change]) -> [Change]

  /// Whether a person made the change: the others are neither counted among her latest, which stay in the journal so that
  /// they can be taken back, nor kept because of these.
  func isPersons(_ change: Change) -> Bool

  /// Changes that say the same as files, or nothing any more: nil where none do.
  /// - Parameter changes: those that are too old to be taken back, and those that no person made.
  func fold(_ changes: [Change], of book: State) -> Fold?

  /// What can be said of a file's content, which may be damaged.
  func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile

  /// What is wrong with an entry of a change; nil when nothing is.
  func problem(with entry: Entry) -> Message?

  /// What readers refuse of a section each part of which is as it was written, as the parts do not belong together, and
  /// what settles each: a repair left something out, or put another version in its place.
  func misfits(in content: SectionContent) throws(Failure) -> [Misfit]

  /// What readers refuse of the entries of the section's live file; nil when nothing.
  func problem(withLive entries: [[UInt8]]) -> Message?

  /// What readers take of the entries of a live file that they refuse; nil where nothing can go on.
  func live(salvaging entries: [[UInt8]]) -> [[UInt8]]?

  /// The section beside whose live file alone this one's is of any use; nil where it goes on by itself.
  var followedLive: FeatureID? { get }
}

extension SectionReducer {
  package var derivedFromFiles: [String] { [] }

  package func misfits(in content: SectionContent) throws(Failure) -> [Misfit] { [] }

  package func problem(withLive entries: [[UInt8]]) -> Message? { nil }

  package func live(salvaging entries: [[UInt8]]) -> [[UInt8]]? { entries }

  package var followedLive: FeatureID? { nil }

  package func isPersons(_ change: Change) -> Bool { true }
}

/// What compaction puts in place of old changes.
package struct Fold: Sendable {
  /// The numbers of the changes that go.
  package let changes: Set<Int>
  /// The files that say the same; nil removes one.
  package let files: [FileKey: [UInt8]?]

  package init(changes: Set<Int>, files: [FileKey: [UInt8]?]) {
    self.changes = changes
    self.files = files
  }
}

/// A part of a section that does not belong to the others.
package struct Misfit: Sendable {
  /// Of the part, for messages.
  package let place: String
  package let problem: Message
  package let remedy: Remedy

  package enum Remedy: Sendable {
    /// Puts a file in the place of what is there, or is not.
    case put(FileKey, [UInt8])
    /// Removes a file.
    case remove(FileKey)
    /// Takes such entries out of the journal.
    case erase(@Sendable (Entry) -> Bool)
  }

  package init(place: String, problem: Message, _ remedy: Remedy) {
    self.place = place
    self.problem = problem
    self.remedy = remedy
  }
}

/// A file's content, the sound told from the damaged.
package struct InspectedFile: Sendable {
  /// The content without what is damaged, as a file that is whole; nil where nothing of it is of use.
  package var sound: [UInt8]?
  /// What is damaged: the byte at which it begins, and what is wrong.
  package var damage: [(offset: Int, problem: Message)]

  package init(sound: [UInt8]?, damage: [(offset: Int, problem: Message)] = []) {
    self.sound = sound
    self.damage = damage
  }
}
