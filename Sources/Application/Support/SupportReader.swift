package import KernelApplication
package import KernelDomain
package import RunningApplication
import RunningDomain
import SupportDomain

/// What the Support feature's use cases depend on: the stored plans and messages, deliveries, runs, settings, the
/// profile, and the clock.
package struct SupportReader: Sendable {
  package let repository: any SupportRepository
  package let deliveries: any DeliveryRepository
  package let runs: any RunRepository
  package let settings: any SettingsRepository
  package let profile: any ProfileRepository
  package let clock: any WallClock
  /// Converts an instant to the machine's local time.
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  package init(
    repository: any SupportRepository, deliveries: any DeliveryRepository, runs: any RunRepository,
    settings: any SettingsRepository,
    profile: any ProfileRepository, clock: any WallClock, localTime: @escaping @Sendable (Timestamp) -> CivilDateTime
  ) {
    self.repository = repository
    self.deliveries = deliveries
    self.runs = runs
    self.settings = settings
    self.profile = profile
    self.clock = clock
    self.localTime = localTime
  }

  package func now() -> Timestamp { clock.now() }
  package func today() -> CivilDay { localTime(clock.now()).day }

  /// Returns the instant at which a day begins in the machine's local time.
  func beginning(of day: CivilDay) -> Timestamp {
    let midnight = CivilDateTime(day: day, time: CivilTime(hour: 0, minute: 0, second: 0))
    var instant = midnight.timestamp(offset: 0)
    // The first offset may be wrong if the clocks change between the first guess and midnight, so look it up again.
    for _ in 0..<2 {
      let offset = Int(localTime(instant).timestamp(offset: 0) - Timestamp(seconds: instant.seconds)) / 1_000
      instant = midnight.timestamp(offset: offset)
    }
    return instant
  }

  /// Returns the stored data with the results of the run in progress applied. The store records what happened to
  /// messages in that run only when the run ends.
  func state() throws(Failure) -> SupportState {
    let live = try deliveries.current()
    var book = try repository.book()
    for (id, fate) in live?.fates() ?? [] { book.apply(.settle(id, fate)) }
    return SupportState(book: book, live: live, now: now())
  }

  func plan(_ id: PlanID, in book: SupportBook) throws(Failure) -> SupportPlan {
    guard let plan = book.plans[id] else { throw .notFound(.support(.noSuchPlan(name: id.description))) }
    return plan
  }

  func share(_ id: ShareID, in book: SupportBook) throws(Failure) -> SupportShare {
    guard let share = book.shares[id], book.plans[share.plan] != nil else {
      throw .notFound(.support(.noSuchShare(name: id.description)))
    }
    return share
  }

  func message(_ id: VoiceMessageID, in book: SupportBook) throws(Failure) -> VoiceMessage {
    guard let message = book.message(id) else { throw .notFound(.support(.noSuchMessage(name: id.description))) }
    return message
  }
}

/// The plans, shares (plans shared with a friend) and messages at one moment, together with the deliveries of messages
/// in the run under way.
struct SupportState {
  var book: SupportBook
  var live: LiveSupport?
  let now: Timestamp

  // MARK: Views

  func view(_ plan: SupportPlan) -> SupportPlanView {
    let messages = book.messages(of: plan.id)
    let runs = book.runs(of: plan.id)
    return SupportPlanView(
      plan: plan.id, name: plan.name, day: plan.day, goalMillimetres: plan.length, mostMessages: plan.most,
      mostSeconds: plan.seconds, showsSenders: plan.showsSenders,
      state: live?.deliveries.plan == plan.id ? .running : runs.isEmpty ? .planned : .done,
      shares: book.shares(of: plan.id).map(view), waiting: messages.count(where: \.isWaiting),
      played: messages.count(where: \.isPlayed), runs: runs)
  }

  func view(_ share: SupportShare) -> SupportShareView {
    let used = book.usedTokens(of: share.id).count
    return SupportShareView(
      share: share.id, plan: share.plan, friend: share.friend, state: share.state(used: used, at: now),
      created: share.created, lastDay: share.lastDay, received: used, most: share.tokens.count,
      link: "samwise://share/\(share.id)")
  }

  func view(_ message: VoiceMessage) -> VoiceMessageView {
    let isPlayed = message.isPlayed
    return VoiceMessageView(
      message: message.id, plan: message.plan, from: sender(of: message), state: state(of: message),
      isPlayable: isPlayable(message),
      heard: message.heard.map {
        VoiceMessageView.Heard(
          time: $0.time, run: $0.run, lengthMillimetres: $0.length, activeMilliseconds: $0.active,
          isConfirmed: $0.isConfirmed)
      }, isFavourite: message.isFavourite, text: isPlayed ? message.text : nil,
      durationMilliseconds: isPlayed ? message.sound.milliseconds : nil, reply: message.reply?.text)
  }

  /// Returns the name of the message's sender; nil if the plan hides senders and the message has not been played.
  func sender(of message: VoiceMessage) -> String? {
    message.isPlayed || book.plans[message.plan]?.showsSenders == true ? message.from : nil
  }

  private func state(of message: VoiceMessage) -> VoiceMessageView.State {
    switch message.fate {
    case .waiting: live?.deliveries.inFlight?.id.message == message.id ? .playing : .waiting
    case .played: .played
    case .skipped: .skipped
    case .failed: .failed
    }
  }

  /// Whether the user may play the message outside of a run. A message that was played, skipped or given up may always
  /// be played. A message that is still waiting must have been due in an earlier run, and the run under way must not
  /// follow its plan. A message that was never due remains a surprise.
  func isPlayable(_ message: VoiceMessage) -> Bool {
    switch message.fate {
    case .played, .skipped, .failed: true
    case .waiting(let runs): runs > 0 && live?.deliveries.plan != message.plan
    }
  }
}

extension SupportReader {
  /// Returns the name, if it has 1 to 40 characters and none of them is hidden (a control character, or one that
  /// reverses the direction of text). Fails with `invalidInput` for any other text.
  static func checkedName(
    _ text: String, _ field: String, _ what: SupportMessage.NamedText
  ) throws(Failure) -> String {
    do throws(NamedTextProblem) {
      return try NamedTextRule.check(text, most: SupportPlan.longestName)
    } catch {
      throw .invalidInput(field: field, problem: .support(error.message(what, most: SupportPlan.longestName)))
    }
  }

  /// Returns the text, if it has at most 280 characters and none of them is hidden (see `checkedName`). Fails with
  /// `invalidInput` for any other text.
  static func checkedText(_ text: String, _ field: String) throws(Failure) -> String {
    do throws(NamedTextProblem) {
      return try NamedTextRule.check(text, most: VoiceMessage.longestText)
    } catch {
      let problem: SupportMessage =
        switch error {
        case .empty: .replyEmpty
        case .tooLong(let found): .textTooLong(found: found, most: VoiceMessage.longestText)
        case .hidden: .textHidden
        }
      throw .invalidInput(field: field, problem: .support(problem))
    }
  }
}

extension NamedTextProblem {
  package func message(_ what: SupportMessage.NamedText, most: Int) -> SupportMessage {
    switch self {
    case .empty: .emptyName(field: what)
    case .tooLong(let found): .nameTooLong(field: what, found: found, most: most)
    case .hidden: .nameHidden(field: what)
    }
  }
}
