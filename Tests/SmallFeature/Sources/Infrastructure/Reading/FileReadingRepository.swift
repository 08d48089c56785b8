import BookApplication
package import BookInfrastructure
package import KernelApplication
package import KernelDomain
import ReadingApplication
package import ReadingDomain
package import Storage

/// Stores sessions in the section `reading` of a store.
package final class FileReadingRepository: ReadingRepository {
  private let store: Store
  private let made = LazyBox()

  package init(store: Store) { self.store = store }

  private var logs: SectionStore<ReadingReducer> {
    made.get { SectionStore(store: store, reducer: ReadingReducer()) }
  }

  package func log() throws(Failure) -> ReadingLog { try logs.book() }

  package func notes(of session: ReadingSession) throws(Failure) -> String? {
    try store.read(.reading) { (content) throws(Failure) in try ReadingReducer.notes(of: session, in: content) }
  }

  package func log(_ session: ReadingSession) throws(Failure) -> Int? {
    try logs.change { log throws(Failure) in (log[session.id] == session ? nil : .log(session), ()) }.number
  }

  /// Adds sessions. Sessions that exist already are not changed.
  /// - Returns: the sessions that were added.
  func put(
    _ coming: [(session: ReadingSession, notes: String)], in transaction: inout Transaction
  ) throws(Failure) -> ReadingLog {
    try logs.change(in: &transaction) { log throws(Failure) in
      let new = coming.filter { log[$0.session.id] == nil }
      return (new.isEmpty ? nil : .put(new), ReadingLog(new.map(\.session)))
    }.value
  }

  package func ask(until now: Timestamp) throws(Failure) -> [ReadingSession] {
    try logs.change { log throws(Failure) in
      let due = log.toAsk.filter { $0.askedAt <= now }
      return (due.isEmpty ? nil : .ask(due), due)
    }.value
  }
}

/// Describes and undoes changes of sessions.
extension FileReadingRepository: SectionChanges {
  package var section: FeatureID { .reading }

  package func part(of change: RecordedChange) -> (any Codable & Sendable)? {
    ReadingReducer.sessions(in: change.entries[.reading] ?? []).first
  }

  package func undo(
    _ numbers: [Int], describing change: RecordedChange, in transaction: inout Transaction
  ) throws(Failure) -> (any Codable & Sendable)? {
    try logs.change(in: &transaction) { _ throws(Failure) in (.undo(numbers), ()) }
    return part(of: change)
  }
}

/// Backs up and restores the section `reading`.
extension FileReadingRepository: SectionBackup {
  package func written(_ content: SectionContent) throws(Failure) -> (any Codable & Sendable)? {
    ReadingCountPart(try ReadingReducer().state(of: content, after: nil))
  }

  package func merge(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup {
    var coming: [(session: ReadingSession, notes: String)] = []
    for session in try ReadingReducer().state(of: content, after: nil).sessions {
      coming.append((session, try ReadingReducer.notes(of: session, in: content) ?? ""))
    }
    let part = ReadingCountPart(try put(coming, in: &transaction))
    return TakenBackup(part: part, whole: part)
  }
}

/// Writes the sessions as a CSV table for spreadsheets.
extension FileReadingRepository: FeatureTables {
  package var feature: FeatureID { .reading }

  package func tables() throws(Failure) -> [OutputFile] {
    let sessions = try log().sessions
    if sessions.isEmpty { return [] }
    var table = CSVTable("day", "pages", "title")
    for session in sessions { table.add("\(session.day)", session.pages.map(String.init) ?? "", session.title) }
    return [OutputFile("sessions.csv", table.bytes)]
  }
}
