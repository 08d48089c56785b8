package import KernelDomain
package import RunningDomain

/// One thing that was decided, in the order of which the book is made.
package enum SupportEdit: Hashable, Sendable {
  /// In place of the one of its id, or a new one.
  case putPlan(SupportPlan)
  case putShare(SupportShare)
  case revoke(ShareID)
  case receive(VoiceMessage)
  case settle(VoiceMessageID, VoiceMessageFate)
  case favour(VoiceMessageID, Bool)
  case reply(VoiceMessageID, VoiceReply)
  /// A run that followed a plan is in the book.
  case ran(PlanID, RunID)
  /// A message was deleted: what admitted it admits nothing else, and its sound is not taken again.
  case forget(ForgottenMessage)
}

/// What is known of a message that was deleted.
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

/// A run that followed a plan.
package struct SupportedRun: Hashable, Sendable {
  package let plan: PlanID
  package let run: RunID

  package init(plan: PlanID, run: RunID) {
    self.plan = plan
    self.run = run
  }
}

/// Plans, shares and messages.
package struct SupportBook: Sendable {
  package private(set) var plans: [PlanID: SupportPlan] = [:]
  package private(set) var shares: [ShareID: SupportShare] = [:]
  /// In the order in which they came.
  package private(set) var messages: [VoiceMessage] = []
  package private(set) var forgotten: [ForgottenMessage] = []
  /// In the order in which they were saved.
  package private(set) var runs: [SupportedRun] = []
  private var places: [VoiceMessageID: Int] = [:]

  package init() {}

  package init(_ edits: some Sequence<SupportEdit>) {
    for edit in edits { apply(edit) }
  }

  /// What is said of something that there is not, as where its beginning was taken back, says nothing.
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

  // MARK: Asking

  package func message(_ id: VoiceMessageID) -> VoiceMessage? { places[id].map { messages[$0] } }

  package func messages(of plan: PlanID) -> [VoiceMessage] { messages.filter { $0.plan == plan } }

  package func shares(of plan: PlanID) -> [SupportShare] {
    shares.values.filter { $0.plan == plan }.sorted { ($0.created, $0.id) < ($1.created, $1.id) }
  }

  /// The tokens of a share that admitted a message, with those of messages that were deleted.
  package func usedTokens(of share: ShareID) -> Set<MessageToken> {
    Set(messages.lazy.filter { $0.share == share }.map(\.token))
      .union(forgotten.lazy.filter { $0.share == share }.map(\.token))
  }

  package func state(of share: SupportShare, at now: Timestamp) -> SupportShareState {
    share.state(used: usedTokens(of: share.id).count, at: now)
  }

  /// Plans, newest first.
  package var newestPlans: [SupportPlan] { plans.values.sorted { ($0.created, $0.id) > ($1.created, $1.id) } }

  package func runs(of plan: PlanID) -> [RunID] { runs.filter { $0.plan == plan }.map(\.run) }

  /// The plan that a run which begins on a day follows unless she says otherwise: that of the day, of several one for
  /// which a message waits, then the later made; else the latest without a day, until a run followed it and nothing waits
  /// any more.
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

  /// When and where it was played, skipped or given up.
  package var heard: HeardMoment? {
    switch fate {
    case .waiting: nil
    case .played(let moment), .skipped(let moment), .failed(let moment): moment
    }
  }
}
