package import KernelApplication
package import KernelDomain

/// How a feature's section is interpreted: how to read and change it, and how to tell sound content from damaged
/// content.
package protocol SectionReducer: Sendable {
  /// The section's content, as the feature represents it in memory.
  associatedtype State: Sendable
  /// One step by which the feature changes its section.
  associatedtype Edit: Sendable

  /// The section that this reducer interprets.
  var section: FeatureID { get }
  /// The names of all values that `derived` returns.
  var derivedNames: [String] { get }
  /// The names of the derived values that depend only on the section's files. They are not written again when only the
  /// journal changes.
  var derivedFromFiles: [String] { get }

  /// Reads the section's content into a state. Fails with `storeDamaged` if anything cannot be read, rather than
  /// leaving it out.
  /// - Parameter known: a state read earlier and the content that it was read from, so that unchanged parts can be
  ///   reused; nil if there is none.
  func state(
    of content: SectionContent, after known: (book: State, content: SectionContent)?
  ) throws(Failure) -> State

  /// Makes an edit: adds it to the transaction, and applies it to the state in memory.
  func make(_ edit: Edit, in book: inout State, _ transaction: inout Transaction) throws(Failure)

  /// Computes the values that the store writes beside the section, so that most queries need not read the section.
  /// Returns JSON by the value's name.
  func derived(from book: State) -> [String: [UInt8]]

  /// Returns those of the later changes that depend on `change`; it cannot be undone while one of them is in effect.
  /// Need not return changes that set the same kind of value, which the store itself finds.
  func dependents(of change: Change, among later: [Change]) -> [Change]

  /// The kinds of the section's files that consist of rows, which imports bring; empty if it has none.
  var rowKinds: [RowKind] { get }

  /// Returns those of `changes` that touch things which undoing imports would remove from the book.
  /// - Parameter ids: the ids of the rows that would be removed.
  func changes(_ changes: [Change], restingOn ids: Set<String>) -> [Change]

  /// Puts companions that undoing imports removed into effect again where something else in the book uses them, with
  /// the number of the import that does.
  /// - Parameters:
  ///   - ids: the ids of the removed companions.
  ///   - rows: the rows of the section after the undo.
  ///   - changes: the changes of the section that are in effect.
  /// - Returns: the indices of the files that changed.
  func keepUsed(_ ids: Set<String>, in rows: inout SectionRows, beside changes: [Change]) -> [Int]

  /// Returns the keys of the large files that belong to a row, such as a run's track; they are removed with the row.
  /// - Parameter row: the row's line, with its checksum.
  func files(of row: [UInt8]) -> [FileKey]

  /// Whether a user made the change. Other changes cannot be undone, and do not count towards the latest changes that
  /// compaction keeps undoable.
  func isPersons(_ change: Change) -> Bool

  /// Moves changes from the journal into files, or drops those that no longer matter; nil if there are none.
  /// - Parameters:
  ///   - changes: changes that are too old to be undone, or that no user made.
  ///   - content: the section's content.
  func fold(_ changes: [Change], of book: State, in content: SectionContent) -> Fold?

  /// Separates a file's sound content from its damaged parts.
  func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile

  /// Returns what is wrong with an entry of a change; nil if nothing is wrong.
  func problem(with entry: Entry) -> Message?

  /// Finds parts of the section that match their checksums but contradict each other, so that the section cannot be
  /// read. Returns each part with a remedy. A repair may cause such contradictions by leaving something out, or by
  /// using another version of a file.
  func misfits(in content: SectionContent) throws(Failure) -> [Misfit]

  /// Returns why the section's live file cannot be read with these entries; nil if it can.
  func problem(withLive entries: [[UInt8]]) -> Message?

  /// Returns those entries of an unreadable live file that can still be used; nil if the live file must be ended.
  func live(salvaging entries: [[UInt8]]) -> [[UInt8]]?

  /// The other section whose live file this section's live file depends on; nil if there is none.
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

  package func keepUsed(_ ids: Set<String>, in rows: inout SectionRows, beside changes: [Change]) -> [Int] { [] }

  package func files(of row: [UInt8]) -> [FileKey] { [] }

  package func isPersons(_ change: Change) -> Bool { true }
}

/// The files with which compaction replaces old changes.
package struct Fold: Sendable {
  /// The numbers of the changes to remove.
  package let changes: Set<Int>
  /// The files to write, by key; nil removes the file.
  package let files: [FileKey: [UInt8]?]

  package init(changes: Set<Int>, files: [FileKey: [UInt8]?]) {
    self.changes = changes
    self.files = files
  }
}

/// A part of a section that contradicts the other parts.
package struct Misfit: Sendable {
  /// The place of the part, used in error messages.
  package let place: String
  package let problem: Message
  package let remedy: Remedy

  package enum Remedy: Sendable {
    /// Writes a file, replacing the existing one if there is one.
    case put(FileKey, [UInt8])
    /// Removes a file.
    case remove(FileKey)
    /// Removes from the journal the entries for which the closure returns true.
    case erase(@Sendable (Entry) -> Bool)
  }

  package init(place: String, problem: Message, _ remedy: Remedy) {
    self.place = place
    self.problem = problem
    self.remedy = remedy
  }
}

/// The result of inspecting a file: its sound part, and a list of the damage.
package struct InspectedFile: Sendable {
  /// The file's content without the damaged parts, as a complete file; nil if nothing of it is usable.
  package var sound: [UInt8]?
  /// The damaged places: for each, the offset in bytes where it begins, and what is wrong.
  package var damage: [(offset: Int, problem: Message)]

  package init(sound: [UInt8]?, damage: [(offset: Int, problem: Message)] = []) {
    self.sound = sound
    self.damage = damage
  }
}
