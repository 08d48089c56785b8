package import KernelApplication
package import KernelDomain

/// Interprets a feature's section: loads the section's content into the feature's state, applies changes to that state,
/// and distinguishes valid content from damaged content.
package protocol SectionReducer: Sendable {
  /// The section's content in the form in which the feature keeps it in memory.
  associatedtype State: Sendable
  /// The type of one change that the feature can make to its section.
  associatedtype Edit: Sendable

  /// The section that this reducer interprets.
  var section: FeatureID { get }
  var derivedNames: [String] { get }
  /// The names of the derived values that depend only on the section's files. These values are not written again if
  /// only the journal changes.
  var derivedFromFiles: [String] { get }

  /// Reads the section's content into a state. Fails with `storeDamaged` if anything cannot be read; nothing is
  /// skipped.
  /// - Parameter known: a state read earlier and the content that it was read from, so that unchanged parts can be
  ///   reused; nil if there is none.
  func state(
    of content: SectionContent, after known: (book: State, content: SectionContent)?
  ) throws(Failure) -> State

  /// Makes an edit, by appending it to the transaction and applying it to the feature's state in memory.
  func make(_ edit: Edit, in book: inout State, _ transaction: inout Transaction) throws(Failure)

  /// Computes the section's derived values, which the store saves on disk so that most queries need not read the
  /// section. Returns each value as JSON, by the value's name.
  func derived(from book: State) -> [String: [UInt8]]

  /// Returns the changes among `later` that depend on `change`, so that it cannot be undone before them. May omit
  /// changes that set the same kind of value, since the store finds these itself.
  func dependents(of change: Change, among later: [Change]) -> [Change]

  /// The kinds of the section's files that store imported data as rows, one per line; empty if there are none.
  var rowKinds: [RowKind] { get }

  /// Returns the changes among `changes` that refer to imported rows, so that the imports of these rows cannot be
  /// undone before them.
  /// - Parameter ids: the ids of the rows that undoing the imports would remove.
  func dependents(ofRows ids: Set<String>, among changes: [Change]) -> [Change]

  /// Restores companions, which are rows that only accompany other rows. A companion is restored if undoing imports has
  /// removed it, although something else in the book still uses it. Restored rows are given the number of the import
  /// that uses them.
  /// - Parameters:
  ///   - ids: the ids of the removed companions.
  ///   - rows: the rows of the section after the undo.
  ///   - changes: the changes of the section that are in effect.
  /// - Returns: the indices of the files that changed.
  func keepUsed(_ ids: Set<String>, in rows: inout SectionRows, beside changes: [Change]) -> [Int]

  /// Returns the keys of the large files that belong to a row, such as a run's track. They are removed together with
  /// the row.
  /// - Parameter row: the row's line, with its checksum.
  func files(of row: [UInt8]) -> [FileKey]

  /// Returns true if a user made the change. Other changes cannot be undone, and do not count towards the number of
  /// most recent changes that can still be undone after compaction.
  func isPersons(_ change: Change) -> Bool

  /// Moves old changes from the journal into files, or drops those that no longer have an effect; nil if there are no
  /// such changes.
  /// - Parameters:
  ///   - changes: changes that are too old to be undone, or that were not made by a user.
  ///   - content: the section's content.
  func fold(_ changes: [Change], of book: State, in content: SectionContent) -> Fold?

  /// Splits a file's content into its undamaged part and a list of the damage.
  func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile

  /// Returns what is wrong with an entry of a change; nil if nothing is wrong.
  func problem(with entry: Entry) -> Message?

  /// Finds parts of the section that match their checksums but contradict each other, so that the section cannot be
  /// read. Returns them together with their remedies. A repair can cause such contradictions if it drops something or
  /// uses another version of a file.
  func misfits(in content: SectionContent) throws(Failure) -> [Misfit]

  /// Returns the reason why a live file (a record of something in progress) with these entries cannot be read; nil if
  /// it can be read.
  func problem(withLive entries: [[UInt8]]) -> Message?

  /// Returns the entries of a damaged live file that can still be used; nil if the live file must be discarded.
  func live(salvaging entries: [[UInt8]]) -> [[UInt8]]?

  /// The other section on whose live file (its record of something in progress) this section's live file depends; nil
  /// if it depends on none.
  var followedLive: FeatureID? { get }
}

extension SectionReducer {
  package var derivedFromFiles: [String] { [] }

  package func misfits(in content: SectionContent) throws(Failure) -> [Misfit] { [] }

  package func problem(withLive entries: [[UInt8]]) -> Message? { nil }

  package func live(salvaging entries: [[UInt8]]) -> [[UInt8]]? { entries }

  package var followedLive: FeatureID? { nil }

  package var rowKinds: [RowKind] { [] }

  package func dependents(ofRows ids: Set<String>, among changes: [Change]) -> [Change] { [] }

  package func keepUsed(_ ids: Set<String>, in rows: inout SectionRows, beside changes: [Change]) -> [Int] { [] }

  package func files(of row: [UInt8]) -> [FileKey] { [] }

  package func isPersons(_ change: Change) -> Bool { true }
}

/// The result of moving old changes from a journal into files.
package struct Fold: Sendable {
  /// The numbers that identify the changes to remove from the journal.
  package let changes: Set<Int>
  /// The files to write when the changes are moved, by key; nil removes the file.
  package let files: [FileKey: [UInt8]?]

  package init(changes: Set<Int>, files: [FileKey: [UInt8]?]) {
    self.changes = changes
    self.files = files
  }
}

/// A part of a section that contradicts other parts, and the way in which a repair resolves the contradiction.
package struct Misfit: Sendable {
  /// Where in the section the contradicting part is, used in error messages.
  package let place: String
  package let problem: Message
  package let remedy: Remedy

  package enum Remedy: Sendable {
    /// Writes a file, replacing the existing one if there is one.
    case put(FileKey, [UInt8])
    /// Removes a file of the section.
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

/// The result of inspecting a file: its undamaged part, and a list of the damage.
package struct InspectedFile: Sendable {
  /// The file without its damaged parts, as the bytes of a complete file; nil if no part of it is usable.
  package var sound: [UInt8]?
  /// The damaged places: the byte offset at which each begins, and what is wrong there.
  package var damage: [(offset: Int, problem: Message)]

  package init(sound: [UInt8]?, damage: [(offset: Int, problem: Message)] = []) {
    self.sound = sound
    self.damage = damage
  }
}
