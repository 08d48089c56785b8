package import KernelDomain

/// A planned run for which friends are asked to record voice messages.
package struct SupportPlan: Hashable, Sendable {
  package let id: PlanID
  package let created: Timestamp
  package var name: String
  /// The day of the run; nil if it is not known yet.
  package var day: CivilDay?
  /// The planned length in millimetres; nil if the runner has not given one.
  package var length: Int64?
  /// The most messages that each friend may send.
  package var most: Int
  /// The longest valid duration of a message, in seconds.
  package var seconds: Int
  /// Whether the runner sees who sent a message before it is played.
  package var showsSenders: Bool

  package init(
    id: PlanID, created: Timestamp, name: String, day: CivilDay? = nil, length: Int64? = nil, most: Int = 3,
    seconds: Int = 30, showsSenders: Bool = true
  ) {
    self.id = id
    self.created = created
    self.name = name
    self.day = day
    self.length = length
    self.most = most
    self.seconds = seconds
    self.showsSenders = showsSenders
  }

  package static let longestName = 40
  package static let mostRange = 1...5
  package static let secondsRange = 10...60
  /// The valid planned lengths in millimetres: 100 m to 1,000 km.
  package static let lengthRange: ClosedRange<Int64> = 100_000...1_000_000_000
  /// The most messages that a plan may receive from all friends together.
  package static let mostMessages = 50
  /// How many days a share is valid if its plan has no day.
  private static let shareDays = 30

  /// The last day on which a share made today admits messages: the day after the run, or 30 days after today if the
  /// plan has no day.
  package func lastDay(sharedOn today: CivilDay) -> CivilDay {
    CivilDay(daysSinceEpoch: day.map { $0.daysSinceEpoch + 1 } ?? today.daysSinceEpoch + SupportPlan.shareDays)
  }
}

/// A plan shared with one friend.
package struct SupportShare: Hashable, Sendable {
  package let id: ShareID
  package let plan: PlanID
  /// The name of the friend.
  package var friend: String
  package let created: Timestamp
  /// When the share expires: from this time on, no message is admitted.
  package let expires: Timestamp
  /// The last day on which messages are admitted, on the runner's calendar, as the friend's page shows it.
  package let lastDay: CivilDay
  /// The tokens of the share, each of which admits one message.
  package let tokens: [MessageToken]
  package var isRevoked: Bool

  package init(
    id: ShareID, plan: PlanID, friend: String, created: Timestamp, expires: Timestamp, lastDay: CivilDay,
    tokens: [MessageToken], isRevoked: Bool = false
  ) {
    self.id = id
    self.plan = plan
    self.friend = friend
    self.created = created
    self.expires = expires
    self.lastDay = lastDay
    self.tokens = tokens
    self.isRevoked = isRevoked
  }

  /// - Parameter used: the number of tokens already used.
  package func state(used: Int, at now: Timestamp) -> SupportShareState {
    if isRevoked { return .revoked }
    if used >= tokens.count { return .used }
    return now >= expires ? .expired : .open
  }
}

/// Whether a share admits messages.
package enum SupportShareState: String, CaseIterable, Codable, Hashable, Sendable {
  case open
  /// Each token of the share has admitted a message.
  case used
  case expired
  /// The runner withdrew the share.
  case revoked
}
