package import KernelDomain
package import RunningDomain

/// A change of the Support feature's data. The current `SupportBook` is the result of applying all changes in order.
package enum SupportEdit: Hashable, Sendable {
  /// Adds a plan, replacing any plan that has the same id.
  case putPlan(SupportPlan)
  case putShare(SupportShare)
  case revoke(ShareID)
  case receive(VoiceMessage)
  case settle(VoiceMessageID, VoiceMessageFate)
  case favour(VoiceMessageID, Bool)
  case reply(VoiceMessageID, VoiceReply)
  /// Records that a saved run followed the plan.
  case ran(PlanID, RunID)
  /// Records that a message was deleted. Its token remains used, and the same sound is not accepted again.
  case forget(ForgottenMessage)
}

/// The data that the book keeps about a deleted message, so that it is recognised if it is sent again.
package struct ForgottenMessage: Hashable, Sendable {
  package let share: ShareID
  package let token: MessageToken
  package let bytes: Int
  package let checksum: UInt32

  package init(share: ShareID, token: MessageToken, bytes: Int, checksum: UInt32) {
    self.share = share
    self.token = token
    self.bytes = bytes
    self.checksum = checksum
  }

  package init(_ message: VoiceMessage) {
    self.init(
      share: message.share, token: message.token, bytes: message.sound.bytes, checksum: message.sound.checksum)
  }
}

/// Connects a saved run to the plan that it followed.
package struct SupportedRun: Hashable, Sendable {
  package let plan: PlanID
  package let run: RunID

  package init(plan: PlanID, run: RunID) {
    self.plan = plan
    self.run = run
  }
}

/// The Support feature's data in the book: all plans, shares, messages and supported runs.
package struct SupportBook: Sendable {
  package private(set) var plans: [PlanID: SupportPlan] = [:]
  package private(set) var shares: [ShareID: SupportShare] = [:]
  /// The messages that are not deleted, in the order in which they were received.
  package private(set) var messages: [VoiceMessage] = []
  package private(set) var forgotten: [ForgottenMessage] = []
  /// The saved runs that followed a plan, in the order in which they were saved.
  package private(set) var runs: [SupportedRun] = []
  private var places: [VoiceMessageID: Int] = [:]

  package init() {}

  /// Applies a change. Has no effect if the changed plan, share or message does not exist, for example because its
  /// creation was undone.
  package mutating func apply(_ edit: SupportEdit) {
    switch edit {
    case .putPlan(let plan): plans[plan.id] = plan
    case .putShare(let share): shares[share.id] = share
    case .revoke(let id): shares[id]?.isRevoked = true
    case .receive(let message):
      guard places[message.id] == nil else { return }
      places[message.id] = messages.count
      messages.append(message)
    case .settle(let id, let fate): if let place = places[id] { messages[place].fate = fate }
    case .favour(let id, let isFavourite): if let place = places[id] { messages[place].isFavourite = isFavourite }
    case .reply(let id, let reply): if let place = places[id] { messages[place].reply = reply }
    case .ran(let plan, let run): runs.append(SupportedRun(plan: plan, run: run))
    case .forget(let message): forgotten.append(message)
    }
  }

  // MARK: Queries

  package func message(_ id: VoiceMessageID) -> VoiceMessage? { places[id].map { messages[$0] } }

  package func messages(of plan: PlanID) -> [VoiceMessage] { messages.filter { $0.plan == plan } }

  package func shares(of plan: PlanID) -> [SupportShare] {
    shares.values.filter { $0.plan == plan }.sorted { ($0.created, $0.id) < ($1.created, $1.id) }
  }

  /// Returns the tokens of a share that have been used for a message. A token remains used if its message is deleted.
  package func usedTokens(of share: ShareID) -> Set<MessageToken> {
    Set(messages.lazy.filter { $0.share == share }.map(\.token))
      .union(forgotten.lazy.filter { $0.share == share }.map(\.token))
  }

  package func state(of share: SupportShare, at now: Timestamp) -> SupportShareState {
    share.state(used: usedTokens(of: share.id).count, at: now)
  }

  /// The plans, newest first.
  package var newestPlans: [SupportPlan] { plans.values.sorted { ($0.created, $0.id) > ($1.created, $1.id) } }

  package func runs(of plan: PlanID) -> [RunID] { runs.filter { $0.plan == plan }.map(\.run) }

  /// Returns the plan that a run on `day` follows unless the runner chooses another one; nil if there is none. Only
  /// plans to which a friend was invited or which have a message are considered. Among the plans for that day, the
  /// newest plan with a waiting message comes first, then the newest plan. If no plan is for that day, returns the
  /// newest plan that has no day and either has a waiting message or has not been followed by any run yet.
  package func planFollowed(on day: CivilDay) -> SupportPlan? {
    let asked = newestPlans.filter { plan in
      shares.values.contains { $0.plan == plan.id } || messages.contains { $0.plan == plan.id }
    }
    let planned = asked.filter { $0.day == day }
    if let planned = planned.first(where: hasWaiting) ?? planned.first { return planned }
    return asked.first { plan in
      plan.day == nil && (!runs.contains { $0.plan == plan.id } || hasWaiting(plan))
    }
  }

  private func hasWaiting(_ plan: SupportPlan) -> Bool { messages.contains { $0.plan == plan.id && $0.isWaiting } }
}

extension VoiceMessage {
  package var isWaiting: Bool { if case .waiting = fate { true } else { false } }
  package var isPlayed: Bool { if case .played = fate { true } else { false } }

  /// The moment of the run at which the message was played, skipped or given up; nil if it is still waiting.
  package var heard: HeardMoment? {
    switch fate {
    case .waiting: nil
    case .played(let moment), .skipped(let moment), .failed(let moment): moment
    }
  }
}
