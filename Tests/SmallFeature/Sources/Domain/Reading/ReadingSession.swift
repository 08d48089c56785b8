package import KernelDomain

extension FeatureID {
  package static let reading = FeatureID("reading" as StaticString)
}

/// The pages of a book that were read on one day.
package struct ReadingSession: Codable, Hashable, Sendable {
  package var day: CivilDay
  /// The title of the book. No two sessions of a day have the same title.
  package var title: String
  /// The number of pages; nil if unknown.
  package var pages: Int?

  package init(day: CivilDay, title: String, pages: Int?) {
    self.day = day
    self.title = title
    self.pages = pages
  }

  /// The session's id in the store and on the command line, `20260503-8c7b6a59`: the day, and a hash (FNV-1a) of the
  /// title's UTF-8.
  package var id: String {
    let hash = title.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return day.description.filter { $0 != "-" } + "-" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

/// All sessions.
package struct ReadingLog: Sendable {
  /// All sessions, the newest day first, then by title.
  package private(set) var sessions: [ReadingSession]
  /// The ids of the sessions for whose pages the user has been asked.
  package var asked: Set<String>

  package init(_ sessions: [ReadingSession], asked: Set<String> = []) {
    self.sessions = sessions.sorted { ($1.day, $0.title) < ($0.day, $1.title) }
    self.asked = asked
  }

  package subscript(id: String) -> ReadingSession? { sessions.first { $0.id == id } }

  /// Adds a session. It replaces the session with the same day and book, if there is one.
  package mutating func put(_ session: ReadingSession) {
    self = ReadingLog(sessions.filter { $0.id != session.id } + [session], asked: asked)
  }

  /// The total of all pages that are known.
  package var pages: Int { sessions.reduce(0) { $0 + ($1.pages ?? 0) } }
  /// The sessions whose number of pages is unknown.
  package var withoutPages: [ReadingSession] { sessions.filter { $0.pages == nil } }
  /// The sessions for whose pages the user still has to be asked.
  package var toAsk: [ReadingSession] { withoutPages.filter { !asked.contains($0.id) } }
}

extension ReadingSession {
  /// When to ask for the number of pages, if it is still unknown: a week after the session's day, in UTC.
  package var askedAt: Timestamp { Timestamp(seconds: Int64(day.daysSinceEpoch + 7) * 86_400) }
}
