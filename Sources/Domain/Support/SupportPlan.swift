package import KernelDomain

/// A planned run for which the runner asks friends to record voice messages.
package struct SupportPlan: Hashable, Sendable {
  package let id: PlanID
  package let created: Timestamp
  package var name: String
  /// The day of the run; nil if it is not known yet.
  package var day: CivilDay?
  /// The planned distance of the run, in millimetres; nil if the runner has not chosen one.
  package var length: Int64?
  /// The number of messages that each friend may send.
  package var most: Int
  /// The maximum duration of a message, in seconds.
  package var seconds: Int
  /// Whether the runner sees who sent a message before the message is played.
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
  /// The valid planned distances in millimetres: 100 m to 1,000 km.
  package static let lengthRange: ClosedRange<Int64> = 100_000...1_000_000_000
  /// The maximum number of messages that a plan may receive from all friends together.
  package static let mostMessages = 50
  /// For how many days a share (a friend's invitation) is valid if the day of the planned run is not known.
  private static let shareDays = 30

  /// Returns the last day on which messages are accepted through a share (a friend's invitation) that is created today.
  /// It is the day after the planned run, or 30 days from today if the day of the run is not known.
  package func lastDay(sharedOn today: CivilDay) -> CivilDay {
    CivilDay(daysSinceEpoch: day.map { $0.daysSinceEpoch + 1 } ?? today.daysSinceEpoch + SupportPlan.shareDays)
  }
}

/// An invitation to one friend to send messages for a plan.
package struct SupportShare: Hashable, Sendable {
  package let id: ShareID
  package let plan: PlanID
  /// The name of the friend who is invited.
  package var friend: String
  package let created: Timestamp
  /// When the share expires. From then on, no messages are accepted through it.
  package let expires: Timestamp
  /// The last day on which messages are accepted through the share, in the runner's time zone. It is shown on the
  /// friend's page.
  package let lastDay: CivilDay
  /// The share's tokens. Each token can be used to send one message.
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

  /// Returns whether messages are still accepted through the share and, if they are not, why.
  /// - Parameter used: the number of the share's tokens that have been used for a message.
  package func state(used: Int, at now: Timestamp) -> SupportShareState {
    if isRevoked { return .revoked }
    if used >= tokens.count { return .used }
    return now >= expires ? .expired : .open
  }
}

/// The state of a share, a friend's invitation: whether messages are still accepted through it and, if they are not,
/// why.
package enum SupportShareState: String, CaseIterable, Codable, Hashable, Sendable {
  case open
  /// Every token of the share has been used for a message.
  case used
  case expired
  /// The runner withdrew the share.
  case revoked
}
