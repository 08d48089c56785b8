package import KernelApplication
package import KernelDomain
import RunningApplication
package import RunningDomain
import SupportDomain

/// Follows the run in progress. When a friend's message is due, asks clients (programs that can play sounds) to play
/// it.
package struct DeliveryCoordinator: LiveRunObserver {
  let reader: SupportReader

  package init(reader: SupportReader) { self.reader = reader }

  /// Advances the deliveries of messages after a change of the run, and returns the events to announce. It never
  /// throws, since an error in a delivery must not make the run fail. After an error, messages that are due stay due,
  /// and are played after the next change of the run.
  package func liveRun(_ run: LiveRun, did entry: LiveEntry) -> [BookEvent] {
    let changed = try? reader.deliveries.change { (live, now) throws(Failure) in
      (live.deliveries.note(SupportProgress(run), at: now), ())
    }
    guard let changed else { return [] }
    return (try? events(of: changed.steps, changed.live)) ?? []
  }

  /// Returns the events to announce after these steps have changed the state of deliveries.
  func events(of steps: [RunDeliveries.Step], _ live: LiveSupport) throws(Failure) -> [BookEvent] {
    guard !steps.isEmpty else { return [] }
    let book = try reader.repository.book()
    var events: [BookEvent] = []
    for step in steps {
      guard let delivery = live.deliveries[step.delivery], let message = book.message(step.delivery.message) else {
        continue
      }
      // A message that becomes due and is offered at the same time causes only one event.
      if step.change == .offered {
        let cue = try cue(delivery, message, book)
        // Deliveries go on while the book is locked, but the events then don't name the sender.
        var unnamed = cue
        unnamed.from = nil
        events.append(BookEvent(SupportEvents.cueDue, cue, whileLocked: unnamed))
      } else if let state = DeliveryCoordinator.state(step.change) {
        events.append(
          BookEvent(
            SupportEvents.deliveryChanged,
            SupportEvents.DeliveryChanged(
              delivery: step.delivery, message: message.id, run: live.deliveries.run, state: state)))
      }
    }
    return events
  }

  private static func state(_ change: RunDeliveries.Step.Change) -> SupportEvents.DeliveryChanged.State? {
    switch change {
    // These changes have no event of their own: a message that is due is announced when it is offered to clients.
    case .due, .offered: nil
    case .started: .started
    case .played, .unconfirmed: .played
    case .skipped: .skipped
    case .failed: .failed
    }
  }

  func cue(_ delivery: MessageDelivery, _ message: VoiceMessage, _ book: SupportBook) throws(Failure) -> CueView {
    let hasChime = try reader.settings.settings().hasChime
    var isStarted = false
    if case .started = delivery.state { isStarted = true }
    return CueView(
      delivery: delivery.id, offer: delivery.offerNumber, message: message.id,
      from: book.plans[message.plan]?.showsSenders == true ? message.from : nil,
      state: isStarted ? .started : .offered,
      chimeSeconds: hasChime ? Double(RunDeliveries.Timing.chime) / 1_000 : 0,
      leadSeconds: hasChime ? Double(RunDeliveries.Timing.lead) / 1_000 : 0,
      durationMilliseconds: message.sound.milliseconds, format: message.sound.kind,
      path: try reader.repository.path(ofSound: message))
  }
}

/// Advances the deliveries of messages while no fix (position) arrives. If no client plays a message, or if the
/// connection that plays it was closed, the timer offers the message again. After the pause between messages, it
/// offers the next message.
package struct DeliveryTimer: FeatureTimer {
  private let coordinator: DeliveryCoordinator

  package init(reader: SupportReader) { coordinator = DeliveryCoordinator(reader: reader) }

  /// How often, in milliseconds, the timer checks deliveries while a run follows a plan. The timer must check
  /// regularly, since new fixes (positions) do not change the book and so do not wake the timer.
  private static let interval: Int64 = 1_000

  package func nextDeadline(at now: Timestamp) throws(Failure) -> Timestamp? {
    guard let live = try coordinator.reader.deliveries.current() else { return nil }
    guard let deadline = live.deliveries.nextDeadline else { return now + DeliveryTimer.interval }
    let uptime = coordinator.reader.clock.uptime.milliseconds
    // If a deadline has passed, handle it in 10 ms, not while the action that led to it is still being carried out.
    return now + min(max(10, deadline - uptime), DeliveryTimer.interval)
  }

  package func fire(at now: Timestamp) throws(Failure) -> [BookEvent] {
    let abandoned = coordinator.reader.deliveries.takeAbandoned()
    let changed = try coordinator.reader.deliveries.change { (live, now) throws(Failure) in
      let freed = abandoned.map { live.deliveries.free($0, at: now) } ?? []
      return (freed + live.deliveries.advance(at: now), ())
    }
    guard let changed else { return [] }
    return try coordinator.events(of: changed.steps, changed.live)
  }
}
