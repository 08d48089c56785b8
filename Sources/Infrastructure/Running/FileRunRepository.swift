import JSONCoding
package import KernelApplication
package import KernelDomain
package import RunningApplication
package import RunningDomain
package import Storage
import System

/// Stores runs in the section `running` of a store.
package final class FileRunRepository: RunRepository {
  private let store: Store
  private let made = LazyBox()

  package init(store: Store) { self.store = store }

  private var runs: SectionStore<RunningReducer> {
    made.get {
      SectionStore(
        store: store,
        reducer: RunningReducer { [store] () throws(Failure) in try store.derived(RunDerived.corrected, of: .running) })
    }
  }

  /// Creates a temporary store for the tracks of one import.
  func spool() -> Spool { Spool(near: store.path) }

  package func book() throws(Failure) -> RunBook {
    try runs.book().book
  }

  package func list() throws(Failure) -> [RunListing] {
    try view(RunDerived.list, RunDerived.list, \.list)
  }

  package func awaitsReview() throws(Failure) -> Int {
    try view(RunDerived.list, RunDerived.awaitsReview, \.awaitsReview)
  }

  package func efforts() throws(Failure) -> RunEfforts {
    try view(RunDerived.efforts, RunDerived.efforts, \.efforts)
  }

  package func bestEfforts() throws(Failure) -> BestEfforts {
    try view(RunDerived.best, RunDerived.bestEfforts, \.bestEfforts)
  }

  package func days(_ span: ClosedRange<CivilDay>) throws(Failure) -> RunDays {
    try view(RunDerived.days, { RunDerived.days($0, in: span) }, \.days)
  }

  /// Returns a value that is computed from the book of runs, such as a list. If this process holds the store, computes
  /// the value from the book in memory. Otherwise, decodes it from the derived file on disk, if that file is up to
  /// date.
  /// - Parameters:
  ///   - name: the name of the derived file.
  ///   - decode: decodes the value from the derived file; returns nil if the file is from another version.
  ///   - worked: computes the value from the book.
  private func view<Value>(
    _ name: String, _ decode: ([UInt8]) -> Value?, _ worked: (RunSnapshot) -> Value
  ) throws(Failure) -> Value {
    let value = store.isHeld ? nil : try store.derived(name, of: .running).flatMap(decode)
    if let value { return value }
    return worked(try runs.book())
  }

  /// Returns all changes to runs, including those that have been undone.
  func changes() throws(Failure) -> [Change] {
    try store.read(.running) { (content) throws(Failure) in Array(content.changes) }
  }

  package func lists() throws(Failure) -> RunLists { try runs.book().lists }

  package func bookID() throws(Failure) -> String { try store.bookID()?.description ?? "" }

  package func routes() throws(Failure) -> RunRoutes {
    try store.read(.running) { (content) throws(Failure) in
      try runs.book().routes { (row) throws(Failure) in
        // An older version stored the run without its route.
        let corrected = try FileRunRepository.corrected([row.id], of: try runs.book().book, in: content)[row.id]
        return corrected?.measured.route.value
      }
    }
  }

  package func forgetHeartRates(of ids: Set<RunID>?, isDryRun: Bool) throws(Failure) -> Int {
    try store.transaction(isDryRun: isDryRun) { (transaction) throws(Failure) in
      var gone: Set<RunID> = []
      var written: [FileKey: (track: UInt32, fixCount: Int, route: LaterMeasure<RunRoute>)] = [:]
      func forget(_ row: RunRow) throws(Failure) -> RunRow? {
        guard ids?.contains(row.id) ?? true, row.fixCount > 0 else { return nil }
        let key = RunFiles.trackKey(row)
        // Two versions of a run may have the same track.
        if let known = written[key] {
          return row.withoutHeartRate(known.track, fixCount: known.fixCount, route: known.route)
        }
        var track = try RunFiles.track(of: row, in: transaction[.running])
        if track.fixes.isEmpty, row.measured.heartRate.value != nil {
          // The track is lost, but the row still has the heart rate over the run.
          gone.insert(row.id)
          written[key] = (row.track, row.fixCount, row.measured.route)
          return row.withoutHeartRate(row.track, fixCount: row.fixCount, route: row.measured.route)
        }
        guard track.fixes.contains(where: { $0.heartRate != nil }) else { return nil }
        gone.insert(row.id)
        track.fixes.forgetHeartRates()
        let bytes = RunTrackCoding.encode(track, of: row.id)
        try transaction.put(at: key) { () throws(Failure) in bytes }
        let own = row.measured.route
        let route = own.isKnown ? own : MeasuredRun(row.run(track)).route
        written[key] = (Checksum(of: bytes).value, track.fixes.count, route)
        return row.withoutHeartRate(Checksum(of: bytes).value, fixCount: track.fixes.count, route: route)
      }
      var rows: [RunRow] = []
      for row in try runs.book().book.imported {
        if let row = try forget(row) { rows.append(row) }
      }
      let earlier = try SectionRows.earlier(transaction[.running], RunFiles.kind).compactMap {
        try? JSONReader.read($0, RunRowCoding.read)
      }
      for row in earlier { _ = try forget(row) }
      if gone.isEmpty || isDryRun { return gone.count }
      if !rows.isEmpty { _ = try change(in: &transaction) { _ throws(Failure) in (.measure(rows), ()) } }
      try transaction.renewEarlier(RunFiles.layout, of: .running) { (row) throws(Failure) in
        guard let known = try? JSONReader.read(row, RunRowCoding.read) else { return nil }
        return written[RunFiles.trackKey(known)].map {
          known.withoutHeartRate($0.track, fixCount: $0.fixCount, route: $0.route)
        }
      }
      try transaction.erase([], RunFiles.kind, of: .running)
      try transaction.noteDeletion(DeletedThings(.heartRates, gone.count))
      return gone.count
    }
  }

  package func changeLists<Value>(
    isDryRun: Bool, _ decide: (RunLists) throws(Failure) -> (edits: [RunListEdit], value: Value)
  ) throws(Failure) -> (number: Int?, value: Value) {
    try store.transaction(isDryRun: isDryRun) { (transaction) throws(Failure) in
      let (changed, value) = try change(in: &transaction) { (snapshot) throws(Failure) in
        let (edits, value) = try decide(snapshot.lists)
        return (edits.isEmpty ? nil : .lists(edits), value)
      }
      return (changed.isChanged && !isDryRun ? changed.number : nil, value)
    }
  }

  package func run(_ id: RunID) throws(Failure) -> CorrectedRun? {
    try store.read(.running) { (content) throws(Failure) in
      let book = try runs.book().book
      guard book[id] != nil else { return nil }
      return try FileRunRepository.corrected([id], of: book, in: content)[id]
    }
  }

  /// Returns the runs with these ids, with their fixes (recorded points). Also returns all runs that corrections
  /// connect with these runs.
  private static func corrected(
    _ ids: [RunID], of book: RunBook, in content: SectionContent
  ) throws(Failure) -> CorrectedRuns {
    let group = book.group(of: ids)
    var whole: [Run] = []
    for row in group.imported { whole.append(row.run(try RunFiles.track(of: row, in: content))) }
    return CorrectedRuns(whole, corrections: group.corrections.lazy.map(\.correction))
  }

  // MARK: Changing

  package func correct<Value>(
    _ ids: [RunID], isDryRun: Bool,
    _ decide: (CorrectedRuns) throws(Failure) -> (correction: RunCorrection?, value: Value)
  ) throws(Failure) -> (changed: ChangedRunBook, value: Value) {
    try store.transaction(isDryRun: isDryRun) { (transaction) throws(Failure) in
      let content = try transaction[.running]
      return try change(in: &transaction) { (snapshot) throws(Failure) in
        let (correction, value) = try decide(FileRunRepository.corrected(ids, of: snapshot.book, in: content))
        return (correction.map { .correct([$0]) }, value)
      }
    }
  }

  package func correct(
    isDryRun: Bool, _ decide: (RunBook) throws(Failure) -> [RunCorrection]
  ) throws(Failure) -> (changed: ChangedRunBook, corrections: [RunCorrection]) {
    try store.transaction(isDryRun: isDryRun) { (transaction) throws(Failure) in
      let (changed, made) = try change(in: &transaction) { (snapshot) throws(Failure) in
        let corrections = try decide(snapshot.book)
        return (corrections.isEmpty ? nil : .correct(corrections), corrections)
      }
      return (changed, made)
    }
  }

  /// Undoes the changes that these numbers identify; if a change is itself an undo, redoes what it undid.
  func undo(_ numbers: [Int], in transaction: inout Transaction) throws(Failure) -> ChangedRunBook {
    try change(in: &transaction) { _ throws(Failure) in (.undo(numbers), ()) }.changed
  }

  /// Makes the change that `decide` returns, as part of a transaction.
  package func change<Value>(
    in transaction: inout Transaction,
    _ decide: (RunSnapshot) throws(Failure) -> (RunningReducer.Edit?, Value)
  ) throws(Failure) -> (changed: ChangedRunBook, value: Value) {
    let edited = try runs.change(in: &transaction) { (snapshot) throws(Failure) in
      let (edit, value) = try decide(snapshot)
      return (edit, (before: snapshot.efforts, value: value))
    }
    let changed = ChangedRunBook(
      book: edited.after.book, efforts: edited.after.efforts, effortsBefore: edited.value.before,
      number: transaction.number, isChanged: edited.number != nil)
    return (changed, edited.value.value)
  }

  // MARK: Recalculating

  package func recalculate(_ progress: any ProgressSink) throws(Failure) -> RecalculatedRuns {
    let (book, content) = try store.read(.running) { (content) throws(Failure) in (try runs.book().book, content) }
    let rows = book.imported
    var measured: [RunRow] = []
    // In portions of 64, so that progress can be shown and the user can cancel.
    for start in stride(from: 0, to: rows.count, by: 64) {
      guard !progress.isCancelled else { throw .cancelled }
      let end = min(start + 64, rows.count)
      let some = Processors.map(end - start) { number in
        Result { () throws(Failure) in
          try FileRunRepository.measured(rows[start + number], in: content)
        }
      }
      for result in some { measured.append(try result.get()) }
      progress.report(
        Progress(subject: "", bytesDone: Int64(end), bytesTotal: Int64(rows.count), found: end))
    }
    let moved = zip(rows, measured).filter { $0 != $1 || !$0.measured.isSame(as: $1.measured) }
    let fixes = rows.reduce(0) { $0 + $1.fixCount }
    let (changed, count) = try store.transaction { (transaction) throws(Failure) in
      let result = try change(in: &transaction) { (snapshot) throws(Failure) in
        // Runs imported in the meantime were already measured by the current rules.
        let standing = moved.filter { snapshot.book.importedRun($0.0.id) == $0.0 }
        return (.measure(standing.map(\.1)), standing.count { $0.0 != $0.1 })
      }
      let content = try transaction[.running]
      try transaction.renewEarlier(RunFiles.layout, of: .running) { (row) throws(Failure) in
        guard let known = try? JSONReader.read(row, RunRowCoding.read) else { return nil }
        return try FileRunRepository.measured(known, in: content)
      }
      return (result.changed, result.value)
    }
    return RecalculatedRuns(
      runCount: rows.count, fixCount: fixes, changedCount: count, moves: changed.moves)
  }

  /// Measures a run by the current rules. A run whose track is lost keeps its stored measurements.
  private static func measured(_ row: RunRow, in content: SectionContent) throws(Failure) -> RunRow {
    let track = try RunFiles.track(of: row, in: content)
    if track.fixes.isEmpty, row.fixCount > 0 { return row }
    var measured = RunRow(CorrectedRun(row.run(track)), track: row.track)
    measured.trackFile = row.trackFile
    return measured
  }
}
