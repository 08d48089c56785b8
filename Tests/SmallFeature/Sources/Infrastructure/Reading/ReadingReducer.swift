import JSONCoding
package import KernelApplication
package import KernelDomain
package import ReadingDomain
package import Storage

/// Reduces the section `reading`: a file of imported sessions per year, recorded sessions in the journal, and the notes
/// of each session in a large file.
package struct ReadingReducer: SectionReducer {
  package typealias State = ReadingLog

  package enum Edit: Sendable {
    case log(ReadingSession)
    /// Adds sessions, each with its notes.
    case put([(session: ReadingSession, notes: String)])
    case undo([Int])
    /// Marks sessions for whose pages the user was asked.
    case ask([ReadingSession])
  }

  package init() {}

  package var section: FeatureID { .reading }
  package var derivedNames: [String] { [] }

  static let sessions = "sessions"
  /// The prefix of the kinds of the journal's values: `session.20260503-8c7b6a59`.
  static let session = "session."
  /// The kind of entries that mark a session, given by its id, as one about which the user was asked.
  static let asked = "asked"

  static func notesKey(_ session: ReadingSession) -> FileKey {
    FileKey(.reading, "notes", String(session.day.year), session.id)
  }

  package func state(
    of content: SectionContent, after known: (book: ReadingLog, content: SectionContent)?
  ) throws(Failure) -> ReadingLog {
    var asked: Set<String> = []
    for case .add(ReadingReducer.asked, let id) in content.standing.flatMap(\.entries) {
      asked.insert(try JSONDocument.stored(id, at: content.journalPlace))
    }
    var log = ReadingLog(try imported(content), asked: asked)
    for (kind, value) in content.documents where kind.hasPrefix(ReadingReducer.session) {
      log.put(try JSONDocument.stored(value, at: content.journalPlace))
    }
    return log
  }

  private func imported(_ content: SectionContent) throws(Failure) -> [ReadingSession] {
    var sessions: [ReadingSession] = []
    for key in content.keys where key.kind == ReadingReducer.sessions {
      guard let bytes = try content.bytes(of: key) else { continue }
      sessions += try JSONDocument.stored(bytes, at: content.place(of: key), as: [ReadingSession].self)
    }
    return sessions
  }

  package func make(_ edit: Edit, in log: inout ReadingLog, _ transaction: inout Transaction) throws(Failure) {
    switch edit {
    case .log(let session):
      try transaction.append(.set(ReadingReducer.session + session.id, JSONDocument.bytes(of: session)), to: section)
      log.put(session)
    case .put(let coming):
      try put(coming, &transaction)
      log = try state(of: transaction[section], after: nil)
    case .undo(let numbers):
      try transaction.append(.undoing(numbers), to: section)
      log = try state(of: transaction[section], after: nil)
    case .ask(let sessions):
      for session in sessions {
        try transaction.append(.add(ReadingReducer.asked, JSONDocument.bytes(of: session.id)), to: section)
        log.asked.insert(session.id)
      }
    }
  }

  /// Rewrites the files of the years of these sessions.
  private func put(
    _ coming: [(session: ReadingSession, notes: String)], _ transaction: inout Transaction
  ) throws(Failure) {
    var log = ReadingLog(try imported(transaction[section]))
    for (session, notes) in coming {
      log.put(session)
      if !notes.isEmpty { try transaction.put(JSONDocument.bytes(of: notes), at: ReadingReducer.notesKey(session)) }
    }
    for year in Set(coming.map(\.session.day.year)) {
      try transaction.put(
        JSONDocument.bytes(of: log.sessions.filter { $0.day.year == year }),
        at: FileKey(section, ReadingReducer.sessions, String(year)))
    }
  }

  package func derived(from log: ReadingLog) -> [String: [UInt8]] { [:] }
  /// Returns no changes, since a recorded session depends on no other, and the store itself handles values of the same
  /// kind.
  package func dependents(of change: Change, among later: [Change]) -> [Change] { [] }
  package func fold(_ changes: [Change], of log: ReadingLog, in content: SectionContent) -> Fold? { nil }

  package func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    guard
      let problem = key.isLarge
        ? JSONDocument.problem(with: bytes, as: String.self)
        : JSONDocument.problem(with: bytes, as: [ReadingSession].self)
    else { return InspectedFile(sound: bytes) }
    return InspectedFile(sound: Array((key.isLarge ? "\"\"" : "[]").utf8), damage: [(0, problem)])
  }

  package func problem(with entry: Entry) -> Message? {
    guard case .set(_, let value) = entry else { return nil }
    return JSONDocument.problem(with: value, as: ReadingSession.self)
  }

  static func sessions(in entries: [Entry]) -> [ReadingSession] {
    entries.compactMap { entry in
      guard case .set(let kind, let value) = entry, kind.hasPrefix(session) else { return nil }
      return try? JSONDocument.decode(ReadingSession.self, from: value)
    }
  }

  /// Returns the notes on a session; nil if there are none.
  static func notes(of session: ReadingSession, in content: SectionContent) throws(Failure) -> String? {
    let key = notesKey(session)
    guard let bytes = try content.bytes(of: key) else { return nil }
    return try JSONDocument.stored(bytes, at: content.place(of: key))
  }
}
