package import BookApplication
package import KernelApplication
package import KernelDomain
package import ReadingDomain

/// The feature's part in answers of the book: what an import read, what a backup contains, and totals for the overview.
package struct ReadingCountPart: Codable, Hashable, Sendable {
  package var sessions: Int
  package var pages: Int

  package init(_ log: ReadingLog) {
    sessions = log.sessions.count
    pages = log.pages
  }
}

/// Describes a change of a session, or the effect of undoing the change.
package struct ReadingChangePart: Codable, Hashable, Sendable {
  package var session: ReadingSession

  package init(_ session: ReadingSession) {
    self.session = session
  }
}

/// The sessions for which nobody has recorded the number of pages.
package struct ReadingReviewPart: Codable, Hashable, Sendable {
  package var sessions: [ReadingSession]
}

package struct ReadingReviewer: FeatureReviewer {
  private let store: any ReadingRepository

  package init(store: any ReadingRepository) {
    self.store = store
  }

  package func review() throws(Failure) -> (count: Int, part: any Codable & Sendable) {
    let sessions = try store.log().withoutPages
    return (sessions.count, ReadingReviewPart(sessions: sessions))
  }
}

package struct ReadingOverview: FeatureOverview {
  private let store: any ReadingRepository

  package init(store: any ReadingRepository) {
    self.store = store
  }

  package var feature: FeatureID { .reading }

  package func glance(on day: CivilDay) throws(Failure) -> FeatureGlance {
    let log = try store.log()
    return FeatureGlance(
      part: log.sessions.isEmpty ? nil : ReadingCountPart(log), awaitsReview: log.withoutPages.count)
  }
}

package enum ReadingSettings {
  package static let oldestFirst = Setting("reading.oldestFirst", isOnByDefault: false)

  /// The settings as the wire describes them, each with its meaning in one sentence.
  static var described: [Schema.Member] { [.init(oldestFirst, "Whether the screen begins with the oldest session.")] }
}

extension FeatureDescription {
  package static var reading: FeatureDescription {
    FeatureDescription(
      .reading, settings: ReadingSettings.described,
      importOptions: [
        .optional(
          "pages", Schema(.integer(1...100_000)), "How many were read, for files that do not tell it.",
          unit: .of("pages"))
      ],
      timed: [
        EventDescription(ReadingTimer.event, ReadingSession.schema, "Nobody said for a week how many pages it was.")
      ]
    ) { role in
      switch role {
      case .importedFile, .imported, .overview, .exported: PartDescription(ReadingCountPart.schema)
      case .review: PartDescription(ReadingReviewPart.schema)
      case .change, .reverted: PartDescription(ReadingChangePart.schema)
      }
    }
  }
}

extension ReadingCountPart {
  static var schema: Schema {
    Schema(
      "ReadingCount", "How much was read.",
      [
        .init("sessions", .integer, "In how many sessions.", unit: .of("sessions")),
        .init("pages", .integer, "How many pages.", unit: .of("pages")),
      ])
  }
}

extension ReadingChangePart {
  static var schema: Schema {
    Schema("ReadingChange", "What was said of a session.", [.init("session", ReadingSession.schema, "The session.")])
  }
}

extension ReadingReviewPart {
  static var schema: Schema {
    Schema(
      "ReadingReview", "What awaits judgement.",
      [.init("sessions", .list(ReadingSession.schema), "Those of which nobody said how many pages they were.")])
  }
}
