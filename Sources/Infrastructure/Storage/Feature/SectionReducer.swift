package import KernelApplication
package import KernelDomain

/// How a feature's section is interpreted: how to read and change it, and how to tell sound content from damaged
/// content.
package protocol SectionReducer: Sendable {
  /// The section's content as the feature's own type.
  associatedtype State: Sendable
  /// A change that can be made to the state in one step.
  associatedtype Edit: Sendable

  /// The section that this reducer interprets.
  var section: FeatureID { get }
  /// The names of the values that `derived` returns.
  var derivedNames: [String] { get }
  /// Those of the derived values that depend on the section's files alone, and so are not written again with each
  /// change of the journal.
  var derivedFromFiles: [String] { get }

  /// Reads the section. Fails with `storeDamaged` instead of leaving anything out.
  /// - Parameter known: a state read earlier, and the content that it was read from. Parts that are unchanged may be
  ///   reused.
  func state(
    of content: SectionContent, after known: (book: State, content: SectionContent)?
  ) throws(Failure) -> State

  /// Makes a change: adds it to the transaction, and applies it to the state in memory.
  func make(_ edit: Edit, in book: inout State, _ transaction: inout Transaction) throws(Failure)

  /// The values stored beside the section, so that most queries need not read it: JSON by name.
  func derived(from book: State) -> [String: [UInt8]]

  /// The later changes that depend on this one, which can't be undone while they are in effect. The store itself
  /// handles changes that set the same kind of value.
  func dependents(of change: Change, among later: [Change]) -> [Change]

  /// The files that hold rows, which imports bring.
  var rowKinds: [RowKind] { get }

  /// The changes that touch things that an undo of imports would take out of the book.
  /// - Parameter ids: of the rows that would go.
  func changes(_ changes: [Change], restingOn ids: Set<String>) -> [Change]

  /// The large files that belong to a row, which go with it.
  /// - Parameter row: its sealed line.
  func files(of row: [UInt8]) -> [FileKey]

  /// Whether a user made the change. Other changes do not count towards the latest, undoable changes that stay in the
  /// journal.
  func isPersons(_ change: Change) -> Bool

  /// Moves changes from the journal into files, or drops those that no longer matter; nil if there are none.
  /// - Parameters:
  ///   - changes: changes that are too old to be undone, or that no user made.
  ///   - content: the section.
  func fold(_ changes: [Change], of book: State, in content: SectionContent) -> Fold?

  /// Separates a file's sound content from its damaged content.
  func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile

  /// What is wrong with an entry of a change; nil if nothing is.
  func problem(with entry: Entry) -> Message?

  /// Finds parts that are each as written but do not fit together, so that readers refuse them, with a remedy for each.
  /// A repair may cause this by leaving something out, or by using another version of a file.
  func misfits(in content: SectionContent) throws(Failure) -> [Misfit]

  /// Why readers refuse the entries of the section's live file; nil if they do not.
  func problem(withLive entries: [[UInt8]]) -> Message?

  /// The entries that can be used of a live file that readers refuse; nil if the live file must be ended.
  func live(salvaging entries: [[UInt8]]) -> [[UInt8]]?

  /// The section whose live file this section's live file depends on; nil if it depends on none.
  var followedLive: FeatureID? { get }
}

extension SectionReducer {
  package var derivedFromFiles: [String] { [] }

  package func misfits(in content: SectionContent) throws(Failure) -> [Misfit] { [] }

  package func problem(withLive entries: [[UInt8]]) -> Message? { nil }

  package func live(salvaging entries: [[UInt8]]) -> [[UInt8]]? { entries }

  package var followedLive: FeatureID? { nil }

  package var rowKinds: [RowKind] { [] }

  package func changes(_ changes: [Change], restingOn ids: Set<String>) -> [Change] { [] }

  package func files(of row: [UInt8]) -> [FileKey] { [] }

  package func isPersons(_ change: Change) -> Bool { true }
}

/// What compaction puts in place of old changes.
package struct Fold: Sendable {
  /// The numbers of the changes to remove.
  package let changes: Set<Int>
  /// The files that replace the changes; nil removes a file.
  package let files: [FileKey: [UInt8]?]

  package init(changes: Set<Int>, files: [FileKey: [UInt8]?]) {
    self.changes = changes
    self.files = files
  }
}

/// A part of a section that does not fit the other parts.
package struct Misfit: Sendable {
  /// The place of the part, for messages.
  package let place: String
  package let problem: Message
  package let remedy: Remedy

  package enum Remedy: Sendable {
    /// Writes a file, whether or not one exists.
    case put(FileKey, [UInt8])
    /// Removes a file.
    case remove(FileKey)
    /// Removes the matching entries from the journal.
    case erase(@Sendable (Entry) -> Bool)
  }

  package init(place: String, problem: Message, _ remedy: Remedy) {
    self.place = place
    self.problem = problem
    self.remedy = remedy
  }
}

/// A file's content, with the sound part separated from the damage.
package struct InspectedFile: Sendable {
  /// The content without the damage, as a complete file; nil if nothing of it is usable.
  package var sound: [UInt8]?
  /// The damaged places: the byte offset at which each begins, and what is wrong there.
  package var damage: [(offset: Int, problem: Message)]

  package init(sound: [UInt8]?, damage: [(offset: Int, problem: Message)] = []) {
    self.sound = sound
    self.damage = damage
  }
}
