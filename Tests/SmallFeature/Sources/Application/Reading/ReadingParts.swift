package import BookApplication
package import KernelApplication
package import KernelDomain
package import ReadingDomain

/// The feature's part in answers of the book: what an import read, what a backup contains, and totals for the overview.
package struct ReadingCountPart: Described {
  package var sessions: Int
  package var pages: Int

  package static let schema = Schema(
    "ReadingCount", "The totals of several sessions.",
    [
      .init("sessions", .integer, "The number of sessions.", unit: .of("sessions")),
      .init("pages", .integer, "The number of pages.", unit: .of("pages")),
    ])

  package init(_ log: ReadingLog) {
    sessions = log.sessions.count
    pages = log.pages
  }
}

/// The sessions for which nobody has recorded the number of pages.
package struct ReadingReviewPart: Described {
  package var sessions: [ReadingSession]

  package static let schema = Schema(
    "ReadingReview", "The sessions without a number of pages.",
    [.init("sessions", .list(ReadingSession.schema), "The sessions.")])
}

/// What the overview and the review show about reading.
package struct ReadingGlance: FeatureOverview, FeatureReviewer {
  private let store: any ReadingRepository

  package init(store: any ReadingRepository) { self.store = store }

  package var feature: FeatureID { .reading }

  package func glance(on day: CivilDay) throws(Failure) -> FeatureGlance {
    let log = try store.log()
    return FeatureGlance(
      part: log.sessions.isEmpty ? nil : ReadingCountPart(log), awaitsReview: log.withoutPages.count)
  }

  package func awaitsReview() throws(Failure) -> Int { try store.log().withoutPages.count }

  package func review() throws(Failure) -> (count: Int, part: any Codable & Sendable) {
    let sessions = try store.log().withoutPages
    return (sessions.count, ReadingReviewPart(sessions: sessions))
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
          "pages", Schema(.integer(1...100_000)), "The number of pages, for files that do not state it.",
          unit: .of("pages"))
      ],
      timed: [
        EventDescription(
          ReadingTimer.event, ReadingSession.schema, "Nobody recorded the number of pages within a week.")
      ]
    ) { role in
      switch role {
      case .importedFile, .imported, .overview, .exported: PartDescription(ReadingCountPart.schema)
      case .review: PartDescription(ReadingReviewPart.schema)
      case .change, .reverted: PartDescription(ReadingSession.schema)
      }
    }
  }
}

extension ReadingSession {
  package static let schema = Schema(
    "ReadingSession", "The pages of a book that were read in a day.",
    [
      .init("day", CivilDay.schema, "When they were read."),
      .init("title", .text, "Of the book."),
      .optional("pages", .integer, "The number of pages; left out if unknown.", unit: .of("pages")),
    ])
}
