package import KernelDomain
package import SwimmingDomain

/// Everything that an export as JSON keeps, so that an import brings the identical book back.
package struct BookBackup: Hashable, Sendable {
  package var book: SwimBook
  package var others: Others

  /// What there is besides workouts.
  package struct Others: Hashable, Sendable {
    /// In the order made.
    package var corrections: [SwimCorrection]
    /// Nil where none was set.
    package var profile: Profile?
    /// Nil where none were set.
    package var settings: Settings?

    package init(corrections: [SwimCorrection] = [], profile: Profile? = nil, settings: Settings? = nil) {
      self.corrections = corrections
      self.profile = profile
      self.settings = settings
    }
  }

  package init(book: SwimBook, profile: Profile?, settings: Settings?) {
    self.book = book
    self.others = Others(corrections: Array(book.corrections), profile: profile, settings: settings)
  }
}
