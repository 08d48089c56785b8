package import KernelDomain

/// The user's choices of how prayers are counted and shown, stored in the book's settings.
package struct PrayerPreferences: Hashable, Sendable {
  /// The first day that statistics cover; nil if they begin with the first day on which a prayer is recorded.
  package var since: CivilDay?
  /// The first day on which prayers count as missed if their windows have ended and the user did not record them; nil
  /// if unrecorded prayers never count as missed.
  package var unrecordedIsMissedSince: CivilDay?
  package var showsStreak: Bool
  package var goal: PrayerGoal?
  package var quiet: QuietHours?
  /// Whether the user counts Witr as owed.
  package var owesWitr: Bool

  package init(
    since: CivilDay? = nil, unrecordedIsMissedSince: CivilDay? = nil, showsStreak: Bool = false,
    goal: PrayerGoal? = nil, quiet: QuietHours? = nil, owesWitr: Bool = false
  ) {
    self.since = since
    self.unrecordedIsMissedSince = unrecordedIsMissedSince
    self.showsStreak = showsStreak
    self.goal = goal
    self.quiet = quiet
    self.owesWitr = owesWitr
  }
}

/// The user's weekly goal: how many of the week's 35 prayers to pray, or to pray on time.
package struct PrayerGoal: Hashable, Sendable {
  package let count: Int
  package let kind: Kind

  package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    case onTime = "on-time"
    case prayed
  }

  package static let counts = 1...35

  package init(_ count: Int, _ kind: Kind) throws(PrayerInputError) {
    self.count = try PrayerInputError.checked(count, .count, PrayerGoal.counts)
    self.kind = kind
  }
}
