package import KernelDomain

/// A run that friends are asked to speak to.
package struct SupportPlan: Hashable, Sendable {
  package let id: PlanID
  package let created: Timestamp
  package var name: String
  /// Nil where she does not know yet.
  package var day: CivilDay?
  /// Millimetres she means to run; nil where she did not say.
  package var length: Int64?
  /// How many messages each supporter may send.
  package var most: Int
  /// Seconds that a message may last.
  package var seconds: Int
  /// Whether she is told who sent a message before it was played.
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
  /// Millimetres: a kilometre less than nothing is no run, a thousand are no plan.
  package static let lengthRange: ClosedRange<Int64> = 100_000...1_000_000_000
  /// How many messages a plan may have.
  package static let mostMessages = 50
  /// Days for which a share of a plan without a day stands.
  private static let shareDays = 30

  /// The last day on which a share of it that is made on a day admits messages: the one after the run.
  package func lastDay(sharedOn today: CivilDay) -> CivilDay {
    CivilDay(daysSinceEpoch: day.map { $0.daysSinceEpoch + 1 } ?? today.daysSinceEpoch + SupportPlan.shareDays)
  }
}

/// A plan shared with one supporter.
package struct SupportShare: Hashable, Sendable {
  package let id: ShareID
  package let plan: PlanID
  /// Whom she asked.
  package var friend: String
  package let created: Timestamp
  /// When it ends: no message is admitted then.
  package let expires: Timestamp
  /// The last day by her calendar, as the page says it.
  package let lastDay: CivilDay
  /// Each admits one message.
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

  /// - Parameter used: how many of its tokens admitted a message.
  package func state(used: Int, at now: Timestamp) -> SupportShareState {
    if isRevoked { return .revoked }
    if used >= tokens.count { return .used }
    return now >= expires ? .expired : .open
  }
}

/// Whether a share admits messages.
package enum SupportShareState: String, CaseIterable, Codable, Hashable, Sendable {
  case open
  /// Each of its tokens admitted one.
  case used
  case expired
  /// She took it back.
  case revoked
}
