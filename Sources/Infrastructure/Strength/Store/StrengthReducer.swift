package import KernelApplication
package import KernelDomain
package import Storage
import StrengthApplication
package import StrengthDomain
import System

/// The reducer of the section `strength`, which computes the feature's state from the section's content. The workouts
/// of each year are in a separate file; the exercises, names and body measures that imports have added are in further
/// files. Everything else is in the journal. The list of workouts and the imported body weights are derived files.
package struct StrengthReducer: EditReducer {
  package typealias State = LazyStrengthSnapshot

  package enum Edit: Sendable {
    case apply([StrengthEdit])
    /// Undoes the changes that these numbers identify.
    case undo([Int])
    /// Stores workouts in files, each replacing the workout with the same id. Adds imported exercises, and the
    /// exercises that names in logs stand for. Makes each edit as a separate change.
    case file([Workout], [OwnExercise], [NamedExercise], [StrengthEdit])
    /// Stores body measures in a file, each replacing the measure of the same kind and day.
    case measure([BodyMeasure])
    /// Records the exercises that names in logs have stood for until now, and makes the edits, all as one change.
    /// Undoing that change restores the recorded exercises.
    case renewNames(from: [NamedExercise], [StrengthEdit])
    /// Erases everything, including the section's history of changes.
    case erase
  }

  package init() {}

  package var section: FeatureID { .strength }
  package var derivedNames: [String] { [StrengthDerived.list, StrengthDerived.weights] }
  package var derivedFromFiles: [String] { [StrengthDerived.weights] }

  // MARK: Reading

  package static func read(_ entry: Entry) -> StrengthEdit? { StrengthEditCoding.read(entry) }
  package static var unreadable: Message { .strength(.unreadableEntry) }

  package func state(
    of content: SectionContent, after known: (book: LazyStrengthSnapshot, content: SectionContent)?
  ) throws(Failure) -> LazyStrengthSnapshot {
    let filed: FiledStrength
    if let known, known.content.hasSameFiles(as: content) {
      filed = known.book.book.filed
    } else {
      filed = try StrengthFiles.filed(in: content)
    }
    let changes = try Self.changes(in: content, known: known?.book.book.changes ?? SharedList())
    return LazyStrengthSnapshot(StrengthBook(filed: filed, changes), after: known?.book)
  }

  // MARK: Changing

  package func make(
    _ edit: Edit, in derived: inout LazyStrengthSnapshot, _ transaction: inout Transaction
  ) throws(Failure) {
    var book = derived.book
    switch edit {
    case .apply(let edits):
      for edit in edits { try transaction.append(StrengthEditCoding.entry(edit), to: section) }
      book.apply(StrengthChange(number: transaction.number, edits: edits))
    case .renewNames(let names, let edits):
      try StrengthReducer.put(names: names, in: &book, &transaction)
      if edits.isEmpty { break }
      for edit in edits { try transaction.append(StrengthEditCoding.entry(edit), to: section) }
      book.apply(StrengthChange(number: transaction.number, edits: edits))
    case .undo(let numbers):
      let before = (book: derived, content: try transaction[section])
      try transaction.append(.undoing(numbers), to: section)
      book = try self.state(of: transaction[section], after: before).book
    case .file(let workouts, let exercises, let names, let edits):
      try StrengthReducer.put(names: names, in: &book, &transaction)
      StrengthReducer.file(workouts, exercises, in: &book, as: transaction.isImport ? transaction.number : nil)
      derived = LazyStrengthSnapshot(book, after: derived)
      // The records and the list take about as long to compute as the files take to write, and do not depend on them,
      // so both are done in parallel.
      let listing = edits.isEmpty ? try? Thread { [derived] in _ = derived.list } : nil
      defer { listing?.join() }
      try transaction.put(workouts, StrengthFiles.layout)
      try transaction.put(exercises, StrengthFiles.exerciseLayout)
      if edits.isEmpty { return }
      for edit in edits {
        try transaction.appendSeparately(StrengthEditCoding.entry(edit), to: section)
        book.apply(StrengthChange(number: transaction.last, edits: [edit]))
      }
    case .measure(let measures):
      try transaction.put(measures, StrengthFiles.measureLayout)
      var filed = book.filed
      let coming = Set(measures.map(\.key))
      filed.measures = (filed.measures.filter { !coming.contains($0.key) } + measures).sorted { $0.rowID < $1.rowID }
      book.refile(filed)
    case .erase:
      try transaction.eraseAll(of: section)
      book = StrengthBook()
    }
    derived = LazyStrengthSnapshot(book, after: derived)
  }

  private static func file(
    _ workouts: [Workout], _ exercises: [OwnExercise], in book: inout StrengthBook, as number: Int?
  ) {
    var filed = book.filed
    if let number { for workout in workouts { filed.imports[workout.id] = number } }
    if !workouts.isEmpty {
      let ids = Set(workouts.map(\.id))
      filed.workouts = (filed.workouts.filter { !ids.contains($0.id) } + workouts).sorted { $0.id < $1.id }
    }
    filed.exercises = (filed.exercises + exercises).sorted(by: OwnExercise.isBefore)
    book.refile(filed)
  }

  private static func put(
    names: [NamedExercise], in book: inout StrengthBook, _ transaction: inout Transaction
  ) throws(Failure) {
    if names.isEmpty { return }
    let coming = Set(names.map(\.logged))
    var filed = book.filed
    filed.names = (filed.names.filter { !coming.contains($0.logged) } + names).sorted { $0.logged < $1.logged }
    book.refile(filed)
    try transaction.put(names, StrengthFiles.nameLayout)
  }

  package func derived(from derived: LazyStrengthSnapshot) -> [String: [UInt8]] {
    [
      StrengthDerived.list: StrengthDerived.encode(derived.listed),
      StrengthDerived.weights: StrengthDerived.encode(derived.book.importedWeights),
    ]
  }

  // MARK: Care

  package var rowKinds: [RowKind] {
    [StrengthFiles.rows, StrengthFiles.exerciseRows, StrengthFiles.nameRows, StrengthFiles.measureRows]
  }

  package func dependents(ofRows ids: Set<String>, among changes: [Change]) -> [Change] {
    changes.filter { change in
      StrengthReducer.edits(in: change.entries).contains { edit in
        if case .correct(let correction) = edit, ids.contains(correction.workout.description) { return true }
        if case .setTwins(let pairs, _) = edit {
          return pairs.contains { ids.contains($0.first.description) || ids.contains($0.second.description) }
        }
        return edit.chosenExercises.contains { ids.contains($0.text) }
      }
    }
  }

  package func keepUsed(_ ids: Set<String>, in rows: inout SectionRows, beside changes: [Change]) -> [Int] {
    var used = UsedExercises(rows, beside: changes)
    return used.keep(ids, in: &rows)
  }

  package func dependents(of change: Change, among later: [Change]) -> [Change] {
    let touched = StrengthTouchedKeys(StrengthReducer.edits(in: change.entries))
    return later.filter { StrengthTouchedKeys(StrengthReducer.edits(in: $0.entries)).depends(on: touched) }
  }

  /// Whether the user made the change. False for changes that the clock caused, such as announcing the end of a rest.
  package func isPersons(_ change: Change) -> Bool {
    change.entries.contains { entry in
      if case .add(StrengthEditCoding.told, _) = entry { false } else { true }
    }
  }

  package func fold(_ changes: [Change], of derived: LazyStrengthSnapshot, in content: SectionContent) -> Fold? {
    StrengthFold(Set(changes.map(\.number)), of: derived.book, in: content)?.fold
  }

  package func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile { StrengthFiles.inspect(key, bytes) }
}
