package import RunningDomain

/// The messages of the current run and the state of each. The states depend on the run's progress, the clock and the
/// reports of clients, which are the programs that play the sounds. The type has no timer of its own: callers must call
/// `advance(at:)` no later than `nextDeadline`.
///
/// A message is queued until the run reaches its trigger. Then it is due, and then it is offered to clients. A client
/// reports that it started to play the message, and later that it finished. Only one message at a time is offered or
/// playing. After a message ends, there are ten seconds of silence before the next one is offered. No message is
/// offered while the runner has paused the run. Offers are numbered. If a client states an offer's number in its
/// reports, it finds out when that offer is over, and the message becomes available to other clients as soon as the
/// client's connection closes.
package struct RunDeliveries: Sendable {
  package let run: RunID
  package let plan: PlanID
  /// The distance of the runner's goal, in millimetres. When the run reaches this distance, messages for the finish
  /// become due. Nil if the goal is not a distance.
  package let goal: Int64?
  package internal(set) var deliveries: [MessageDelivery] = []
  package internal(set) var progress = SupportProgress()
  /// When the most recent message stopped, in milliseconds on the monotonic clock; nil if none has stopped yet.
  var ended: Int64?
  private var dueCount = 0
  /// The delivery that was playing when the service was stopped, if its message has been deleted since; otherwise nil.
  var deletedSound: DeliveryID?

  package init(run: RunID, plan: PlanID, goal: Int64?) {
    self.run = run
    self.plan = plan
    self.goal = goal
  }

  /// The time limits for playing messages, in milliseconds.
  package enum Timing {
    /// The silence between the end of a message and the offer of the next message, in milliseconds.
    package static let silence: Int64 = 10_000
    /// How long a client may take, after a message is offered, to report that it started to play, in milliseconds.
    package static let patience: Int64 = 10_000
    /// The time from the start of the chime, a tone that announces a message, to the start of the voice, in
    /// milliseconds.
    package static let lead: Int64 = 1_500
    package static let chime: Int64 = 1_000
    /// How long a client may take, after the end of the voice, to report that it finished, in milliseconds.
    package static let grace: Int64 = 5_000
  }

  package static let mostOffers = 3

  /// A change of a delivery's state.
  package struct Step: Hashable, Sendable {
    package let delivery: DeliveryID
    package let change: Change

    package init(_ delivery: DeliveryID, _ change: Change) {
      self.delivery = delivery
      self.change = change
    }

    package enum Change: String, CaseIterable, Sendable {
      case due, offered, started
      case played
      /// The playing time of the message has passed, but no client has confirmed that it played the message to the end.
      case unconfirmed
      case skipped, failed
    }
  }

  package enum Report: Sendable {
    case started, finished, failed
  }

  /// Thrown if a client reports on a message, or the runner skips one, that is neither playing nor offered. Also thrown
  /// if a client reports on an offer that is over.
  package struct NotPlaying: Error {}

  // MARK: Messages

  /// Updates the deliveries to match the given list. New messages are queued, and deliveries of messages that are not
  /// in the list are removed.
  package mutating func take(_ messages: [MessageDelivery], at now: Int64) {
    let known = Dictionary(uniqueKeysWithValues: deliveries.map { ($0.id.message, $0) })
    let coming = Set(messages.map(\.id.message))
    if deliveries.contains(where: { $0.state.isInFlight && !coming.contains($0.id.message) }) { ended = now }
    deliveries = messages.map { known[$0.id.message] ?? $0 }
  }

  package subscript(id: DeliveryID) -> MessageDelivery? { deliveries.first { $0.id == id } }

  /// The delivery that is playing or offered to clients; nil if there is none.
  package var inFlight: MessageDelivery? { deliveries.first { $0.state.isInFlight } }

  // MARK: Events

  /// Records the run's progress. Returns the state changes of deliveries that result from it.
  package mutating func note(_ progress: SupportProgress, at now: Int64) -> [Step] {
    self.progress = progress
    return advance(at: now)
  }

  /// Performs all state changes of deliveries that are due at `now`, and returns them.
  package mutating func advance(at now: Int64) -> [Step] {
    var steps: [Step] = []
    expire(at: now, &steps)
    comeDue(&steps)
    offer(at: now, &steps)
    return steps
  }

  /// Handles a client's report on a delivery, and returns the resulting state changes. A repeated report changes
  /// nothing.
  /// - Parameter offer: the number of the offer that the client accepted; nil if the client does not state it.
  package mutating func report(
    _ report: Report, of id: DeliveryID, offer: Int? = nil, at now: Int64
  ) throws(NotPlaying) -> [Step] {
    guard let place = deliveries.firstIndex(where: { $0.id == id }) else { throw NotPlaying() }
    if let offer, offer != deliveries[place].offerNumber {
      // The message was offered again. If it was heard to its end before anybody took the new offer, that counts.
      if case .started = deliveries[place].state { throw NotPlaying() }
      guard report == .finished else { throw NotPlaying() }
    }
    let steps: [Step]
    switch (deliveries[place].state, report) {
    // A client may continue to play after the service was stopped, or after the service stopped waiting for the
    // client's report. Since the runner still hears the message, late reports count.
    case (.offered, .started), (.due, .started):
      guard deliveries[place].offers > 0, inFlight.map({ $0.id == id }) ?? true else { throw NotPlaying() }
      deliveries[place].state = .started(at: now)
      steps = [Step(id, .started)]
    case (.started, .started): steps = []
    case (.offered, .finished), (.started, .finished), (.due, .finished):
      guard deliveries[place].offers > 0 else { throw NotPlaying() }
      end(place, .played(isConfirmed: true), at: now)
      steps = [Step(id, .played)]
    case (.played, .finished): steps = []
    case (.offered, .failed), (.started, .failed):
      steps = give(place, up: deliveries[place].offers >= RunDeliveries.mostOffers, at: now)
    default: throw NotPlaying()
    }
    return steps + advance(at: now)
  }

  /// Skips a message that the runner does not want to hear now, and returns the resulting state changes.
  /// - Parameter message: the message to skip; nil for the message that is playing or offered.
  package mutating func skip(
    _ message: VoiceMessageID?, at now: Int64
  ) throws(NotPlaying) -> (skipped: DeliveryID, steps: [Step]) {
    let place = deliveries.firstIndex { delivery in
      delivery.state.isInFlight && (message.map { $0 == delivery.id.message } ?? true)
    }
    guard let place else { throw NotPlaying() }
    end(place, .skipped, at: now)
    let id = deliveries[place].id
    return (id, [Step(id, .skipped)] + advance(at: now))
  }

  /// Makes a message available again if the connection of the client that was playing it has closed. Returns the
  /// resulting state changes. The message is offered again at once, or fails if it has already been offered the maximum
  /// number of times.
  package mutating func free(_ id: DeliveryID, at now: Int64) -> [Step] {
    guard let place = deliveries.firstIndex(where: { $0.id == id }), case .started = deliveries[place].state else {
      return []
    }
    if deliveries[place].offers >= RunDeliveries.mostOffers { return give(place, up: true, at: now) + advance(at: now) }
    deliveries[place].state = .due
    return [Step(id, .due)] + advance(at: now)
  }

  /// The latest time at which `advance(at:)` must be called next, in milliseconds on the monotonic clock; nil if
  /// nothing is pending.
  package var nextDeadline: Int64? {
    if let flying = inFlight { return RunDeliveries.deadline(of: flying) }
    guard !progress.isPaused, deliveries.contains(where: { $0.state == .due }) else { return nil }
    return ended.map { $0 + RunDeliveries.Timing.silence } ?? 0
  }

  // MARK: Steps

  private static func deadline(of delivery: MessageDelivery) -> Int64? {
    switch delivery.state {
    case .offered(let time): time + Timing.patience
    case .started(let time): time + Timing.lead + delivery.duration + Timing.grace
    case .queued, .due, .played, .skipped, .failed: nil
    }
  }

  private mutating func expire(at now: Int64, _ steps: inout [Step]) {
    guard let place = deliveries.firstIndex(where: { $0.state.isInFlight }),
      let deadline = RunDeliveries.deadline(of: deliveries[place]), now >= deadline
    else { return }
    if case .started = deliveries[place].state {
      end(place, .played(isConfirmed: false), at: now)
      steps.append(Step(deliveries[place].id, .unconfirmed))
    } else {
      steps += give(place, up: deliveries[place].offers >= RunDeliveries.mostOffers, at: now)
    }
  }

  /// Handles the delivery at index `place`, which no client played to the end. If `up` is true, the delivery is given
  /// up and fails; otherwise it becomes due again.
  private mutating func give(_ place: Int, up: Bool, at now: Int64) -> [Step] {
    let id = deliveries[place].id
    guard !up else {
      end(place, .failed, at: now)
      return [Step(id, .failed)]
    }
    // The client began to play the message, so the runner may have heard part of it; a silence must follow.
    if case .started = deliveries[place].state { ended = now }
    deliveries[place].state = .due
    return [Step(id, .due)]
  }

  private mutating func end(_ place: Int, _ state: MessageDelivery.State, at now: Int64) {
    if deliveries[place].state.isInFlight { ended = now }
    if case .due = deliveries[place].state { ended = now }
    deliveries[place].state = state
  }

  private func hasCome(_ trigger: MessageTrigger) -> Bool {
    switch trigger.within(length: goal) {
    case .length(let length): progress.length >= length
    case .active(let time): progress.active >= time
    case .finish: progress.isFinished || (goal.map { progress.length >= $0 } ?? false)
    }
  }

  private mutating func comeDue(_ steps: inout [Step]) {
    let coming = deliveries.indices.filter { deliveries[$0].state == .queued && hasCome(deliveries[$0].trigger) }
    for place in coming.sorted(by: { rank(deliveries[$0]) < rank(deliveries[$1]) }) {
      makeDue(place)
      steps.append(Step(deliveries[place].id, .due))
    }
  }

  mutating func makeDue(_ place: Int) {
    deliveries[place].state = .due
    guard deliveries[place].dueNumber == nil else { return }
    deliveries[place].dueNumber = dueCount
    dueCount += 1
  }

  /// Returns the sort key of a delivery among those that become due at the same moment. Triggers by distance come
  /// first, then triggers by time, then the finish. Triggers of the same kind are sorted by their value, the lowest
  /// first, and then by the time at which the message was received.
  private func rank(_ delivery: MessageDelivery) -> (Int, Int64, Int) {
    switch delivery.trigger.within(length: goal) {
    case .length(let length): (0, length, delivery.order)
    case .active(let time): (1, time, delivery.order)
    case .finish: (2, 0, delivery.order)
    }
  }

  private mutating func offer(at now: Int64, _ steps: inout [Step]) {
    guard !progress.isPaused, inFlight == nil, ended.map({ now - $0 >= Timing.silence }) ?? true else { return }
    let due = deliveries.indices.filter { deliveries[$0].state == .due }
    guard let place = due.min(by: { deliveries[$0].dueNumber ?? 0 < deliveries[$1].dueNumber ?? 0 }) else { return }
    deliveries[place].state = .offered(at: now)
    deliveries[place].offers += 1
    deliveries[place].offerNumber += 1
    steps.append(Step(deliveries[place].id, .offered))
  }
}
