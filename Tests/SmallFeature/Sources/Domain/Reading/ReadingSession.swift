package import KernelDomain

extension FeatureID {
  package static let reading = FeatureID("reading" as StaticString)
}

/// The pages of a book that were read in one day.
package struct ReadingSession: Codable, Hashable, Sendable {
  package var day: CivilDay
  /// Of the book read; no two sessions of a day have the same.
  package var title: String
  /// How many pages; nil where that is not known.
  package var pages: Int?

  package init(day: CivilDay, title: String, pages: Int?) {
    self.day = day
    self.title = title
    self.pages = pages
  }

  /// Names the session in the store and on the command line, `20260503-8c7b6a59`: the day, and a hash (FNV-1a) of the
  /// title's UTF-8.
  package var id: String {
    let hash = title.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return day.description.filter { $0 != "-" } + "-" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

/// All sessions.
package struct ReadingLog: Sendable {
  /// Newest day first, then by title.
  package private(set) var sessions: [ReadingSession]
  /// The ids of those of which it was asked how many pages they were.
  package var asked: Set<String>

  package init(_ sessions: [ReadingSession], asked: Set<String> = []) {
    self.sessions = sessions.sorted { ($1.day, $0.title) < ($0.day, $1.title) }
    self.asked = asked
  }

  package subscript(id: String) -> ReadingSession? { sessions.first { $0.id == id } }

  /// In place of the one of the same day and book, where there is one.
  package mutating func put(_ session: ReadingSession) {
    self = ReadingLog(sessions.filter { $0.id != session.id } + [session], asked: asked)
  }

  /// Of the sessions that tell any.
  package var pages: Int { sessions.reduce(0) { $0 + ($1.pages ?? 0) } }
  /// Those of which nobody said how many pages they were.
  package var withoutPages: [ReadingSession] { sessions.filter { $0.pages == nil } }
  /// Those of which it is still to be asked.
  package var toAsk: [ReadingSession] { withoutPages.filter { !asked.contains($0.id) } }
}

extension ReadingSession {
  /// When it is asked how many pages it was, if nobody said so until then: a week after its day, in UTC.
  package var askedAt: Timestamp { Timestamp(seconds: Int64(day.daysSinceEpoch + 7) * 86_400) }
}
