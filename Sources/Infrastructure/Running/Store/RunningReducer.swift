import JSONCoding
package import KernelApplication
package import KernelDomain
import RunningApplication
package import RunningDomain
package import Storage

/// The reducer of the section `running`, which computes the feature's state from the section's content. The section
/// consists of one file of run rows for each year, one track file for each run, corrections in the journal, and derived
/// files that answer most queries.
package struct RunningReducer: SectionReducer {
  package typealias State = RunSnapshot

  package enum Edit: Sendable {
    /// Makes the corrections of runs as one change.
    case correct([RunCorrection])
    /// Undoes the changes that these numbers identify.
    case undo([Int])
    /// Stores runs, each of which replaces the run with the same id. Also adds corrections and changes of the user's
    /// lists.
    case put([EncodedRun], [RunCorrection], [RunListEdit] = [])
    /// Changes the user's lists, such as the list of planned workouts.
    case lists([RunListEdit])
    /// Replaces the rows of runs that were measured again.
    case measure([RunRow])
  }

  /// Returns the stored bytes of the corrected runs as last derived. Called when the section is first read.
  private let kept: @Sendable () throws(Failure) -> [UInt8]?

  package init(kept: @escaping @Sendable () throws(Failure) -> [UInt8]? = { () throws(Failure) in nil }) {
    self.kept = kept
  }

  package var section: FeatureID { .running }
  package var derivedNames: [String] { RunDerived.names }
  /// The kind of journal entry that contains a correction.
  static let correction = "correction"

  // MARK: Reading

  package func state(
    of content: SectionContent, after known: (book: RunSnapshot, content: SectionContent)?
  ) throws(Failure) -> RunSnapshot {
    let imported: [RunRow]
    if let known, known.content.hasSameFiles(as: content) {
      imported = known.book.book.imported
    } else {
      imported = try RunFiles.rows(in: content)
    }
    let corrections = try corrections(in: content)
    var groups = known?.book.book.corrected ?? []
    if known == nil, !corrections.isEmpty, let bytes = try kept() {
      groups = RunDerived.corrected(bytes, of: imported) ?? []
    }
    return RunSnapshot(
      try book(imported, corrections, known: groups, in: content), try RunningReducer.lists(in: content))
  }

  /// Returns the user's lists, such as planned workouts and shoes: the result of all changes that have not been undone.
  static func lists(in content: SectionContent) throws(Failure) -> RunLists {
    var lists = RunLists()
    for change in content.standing {
      for case .add(let kind, let value) in change.entries where RunListCoding.kinds.contains(kind) {
        do throws(JSONError) {
          lists.apply(try RunListCoding.read(kind, value))
        } catch {
          throw .storeDamaged(place: "\(content.journalPlace), change number \(change.number)", problem: error.problem)
        }
      }
    }
    return lists
  }

  private func book(
    _ imported: [RunRow], _ corrections: [NumberedRunCorrection], known: [CorrectedGroup], in content: SectionContent
  ) throws(Failure) -> RunBook {
    try RunBook(imported: imported, corrections: corrections, known: known) { (row) throws(Failure) in
      try RunFiles.track(of: row, in: content)
    }
  }

  /// Returns the corrections that have not been undone, in order.
  private func corrections(in content: SectionContent) throws(Failure) -> [NumberedRunCorrection] {
    var made: [NumberedRunCorrection] = []
    for change in content.standing {
      for case .add(RunningReducer.correction, let value) in change.entries {
        do throws(JSONError) {
          made.append(NumberedRunCorrection(change.number, try JSONReader.read(value, RunCorrectionCoding.read)))
        } catch {
          throw .storeDamaged(place: "\(content.journalPlace), change number \(change.number)", problem: error.problem)
        }
      }
    }
    return made
  }

  // MARK: Changing

  package func make(
    _ edit: Edit, in snapshot: inout RunSnapshot, _ transaction: inout Transaction
  ) throws(Failure) {
    var imported = snapshot.book.imported
    var known = snapshot.book.corrected
    switch edit {
    case .correct(let corrections):
      for correction in corrections {
        try transaction.append(.add(RunningReducer.correction, RunCorrectionCoding.encode(correction)), to: section)
      }
    case .undo(let numbers): try transaction.append(.undoing(numbers), to: section)
    case .put(let runs, let corrections, let edits):
      imported = try put(try putTracks(runs, &transaction), over: imported, &transaction)
      for correction in corrections {
        try transaction.appendSeparately(
          .add(RunningReducer.correction, RunCorrectionCoding.encode(correction)), to: section)
      }
      for edit in edits { try transaction.appendSeparately(RunListCoding.entry(edit), to: section) }
    case .lists(let edits):
      for edit in edits { try transaction.append(RunListCoding.entry(edit), to: section) }
    case .measure(let rows):
      imported = try put(rows, over: imported, &transaction)
      // Corrected runs were measured by the earlier rules, too, and are computed anew.
      known = []
    }
    let content = try transaction[section]
    snapshot = RunSnapshot(
      try book(imported, corrections(in: content), known: known, in: content),
      try RunningReducer.lists(in: content))
  }

  /// Stores the rows of runs.
  /// - Returns: all rows of the section, sorted by id.
  private func put(
    _ rows: [RunRow], over imported: [RunRow], _ transaction: inout Transaction
  ) throws(Failure) -> [RunRow] {
    if rows.isEmpty { return imported }
    let ids = Set(rows.map(\.id))
    let all = (imported.filter { !ids.contains($0.id) } + rows).sorted()
    try transaction.put(rows, RunFiles.layout)
    return all
  }

  /// Writes the track files of runs. If a run already has a track file, an import writes a new one, because undoing the
  /// import needs the earlier track.
  /// - Returns: the rows, whose `trackFile` contains the import's number if there is one.
  private func putTracks(_ runs: [EncodedRun], _ transaction: inout Transaction) throws(Failure) -> [RunRow] {
    var rows: [RunRow] = []
    rows.reserveCapacity(runs.count)
    for run in runs {
      var row = run.row
      if transaction.isImport {
        row.trackFile.imported = transaction.number
        if try transaction[section].checksum(of: RunFiles.trackKey(row.id)) != nil {
          row.trackFile.number = transaction.number
        }
      }
      try transaction.put(at: RunFiles.trackKey(row), run.track.read)
      rows.append(row)
    }
    return rows
  }

  package func derived(from snapshot: RunSnapshot) -> [String: [UInt8]] {
    [
      RunDerived.list: RunDerived.encode(list: snapshot.list, awaitsReview: snapshot.awaitsReview),
      RunDerived.efforts: RunDerived.encode(efforts: snapshot.efforts),
      RunDerived.best: RunDerived.encode(best: snapshot.bestEfforts),
      RunDerived.days: RunDerived.encode(days: snapshot.days),
      RunDerived.corrected: RunDerived.encode(corrected: snapshot.book.corrected),
    ]
  }

  // MARK: Care

  package var rowKinds: [RowKind] { [RunFiles.kind] }

  package func files(of row: [UInt8]) -> [FileKey] {
    (try? JSONReader.read(row, RunRowCoding.read)).map { [RunFiles.trackKey($0)] } ?? []
  }

  package func dependents(ofRows ids: Set<String>, among changes: [Change]) -> [Change] {
    changes.filter { change in
      RunningReducer.corrections(in: change.entries).contains { correction in
        if case .join(let next) = correction.change, ids.contains(next.original.description) { return true }
        return ids.contains(correction.run.original.description)
      }
    }
  }

  package func dependents(of change: Change, among later: [Change]) -> [Change] {
    let corrections = RunningReducer.corrections(in: change.entries)
    let edits = RunningReducer.listEdits(in: change.entries)
    return later.filter { other in
      RunningReducer.corrections(in: other.entries).contains { later in corrections.contains { later.depends(on: $0) } }
        || RunningReducer.listEdits(in: other.entries).contains { later in edits.contains { later.depends(on: $0) } }
    }
  }

  /// Returns those entries of a change that are corrections of runs.
  static func corrections(in entries: [Entry]) -> [RunCorrection] {
    entries.compactMap { entry in
      guard case .add(correction, let value) = entry else { return nil }
      return try? JSONReader.read(value, RunCorrectionCoding.read)
    }
  }

  /// Returns those entries of a change that are edits of the user's lists.
  static func listEdits(in entries: [Entry]) -> [RunListEdit] {
    entries.compactMap { entry in
      guard case .add(let kind, let value) = entry, RunListCoding.kinds.contains(kind) else { return nil }
      return try? RunListCoding.read(kind, value)
    }
  }

  /// Returns nil, because corrections can be undone at any time. They therefore stay in the journal instead of being
  /// moved into files.
  package func fold(_ changes: [Change], of book: RunSnapshot, in content: SectionContent) -> Fold? { nil }

  package func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile { RunFiles.inspect(key, bytes) }

  package func misfits(in content: SectionContent) throws(Failure) -> [Misfit] { try RunFiles.misfits(in: content) }

  package func problem(withLive entries: [[UInt8]]) -> Message? {
    do throws(JSONError) {
      return try LiveRun(entries.map(LiveEntryCoding.decode)) == nil ? .running(.liveUnknown) : nil
    } catch {
      return error.problem
    }
  }

  /// Returns the entries of a live run (one that is being recorded) that are still readable. If the run's start is
  /// lost, adds a start at the first fix, with the default options.
  package func live(salvaging entries: [[UInt8]]) -> [[UInt8]]? {
    let read = entries.compactMap { try? LiveEntryCoding.decode($0) }
    if case .start? = read.first { return read.map(LiveEntryCoding.encode) }
    let rest = read.filter { if case .start = $0 { false } else { true } }
    let times = rest.compactMap { entry -> Timestamp? in
      if case .fixes(_, let fixes) = entry { fixes.first?.time } else { nil }
    }
    guard let first = times.first else { return nil }
    let start = LiveStart(id: RunID(start: first), time: first)
    return ([.start(start)] + rest).map(LiveEntryCoding.encode)
  }

  package func problem(with entry: Entry) -> Message? {
    guard case .add(let kind, let value) = entry else { return nil }
    do throws(JSONError) {
      if kind == RunningReducer.correction { _ = try JSONReader.read(value, RunCorrectionCoding.read) }
      if RunListCoding.kinds.contains(kind) { _ = try RunListCoding.read(kind, value) }
      return nil
    } catch {
      return error.problem
    }
  }
}
