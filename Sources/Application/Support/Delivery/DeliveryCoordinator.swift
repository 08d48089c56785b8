package import KernelApplication
package import KernelDomain
import RunningApplication
package import RunningDomain
import SupportDomain

/// Follows the run under way, and tells clients what to play.
package struct DeliveryCoordinator: LiveRunObserver {
  let reader: SupportReader

  package init(reader: SupportReader) {
    self.reader = reader
  }

  /// What goes wrong here is no matter of the run's: what is due is so when it is asked for next.
  package func liveRun(_ run: LiveRun, did entry: LiveEntry) -> [BookEvent] {
    let changed = try? reader.deliveries.change { (live, now) throws(Failure) in
      (live.deliveries.note(SupportProgress(run), at: now), ())
    }
    guard let changed else { return [] }
    return (try? events(of: changed.steps, changed.live)) ?? []
  }

  /// What those who follow the book are told of steps.
  func events(of steps: [RunDeliveries.Step], _ live: LiveSupport) throws(Failure) -> [BookEvent] {
    guard !steps.isEmpty else { return [] }
    let book = try reader.repository.book()
    var events: [BookEvent] = []
    for step in steps {
      guard let delivery = live.deliveries[step.delivery], let message = book.message(step.delivery.message) else {
        continue
      }
      // What is due at once and offered is told once.
      if step.change == .offered {
        let cue = try cue(delivery, message, book)
        // While the book is locked the run goes on, and its voices: who spoke is not told then.
        var unnamed = cue
        unnamed.from = nil
        events.append(BookEvent(SupportEvents.cueDue, cue, whileLocked: unnamed))
      } else if let state = DeliveryCoordinator.told(step.change) {
        events.append(
          BookEvent(
            SupportEvents.deliveryChanged,
            SupportEvents.DeliveryChanged(
              delivery: step.delivery, message: message.id, run: live.deliveries.run, state: state)))
      }
    }
    return events
  }

  private static func told(_ change: RunDeliveries.Step.Change) -> SupportEvents.DeliveryChanged.State? {
    switch change {
    // That a message is due is told when it is offered.
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
      delivery: delivery.id, message: message.id,
      from: book.plans[message.plan]?.showsSenders == true ? message.from : nil,
      state: isStarted ? .started : .offered,
      chimeSeconds: hasChime ? Double(RunDeliveries.Timing.chime) / 1_000 : 0,
      leadSeconds: hasChime ? Double(RunDeliveries.Timing.lead) / 1_000 : 0,
      durationMilliseconds: message.sound.milliseconds, format: message.sound.kind,
      path: try reader.repository.path(ofSound: message))
  }
}

/// Offers again what nobody played, and goes on behind the silence: what no fix tells.
package struct DeliveryTimer: FeatureTimer {
  private let coordinator: DeliveryCoordinator

  package init(reader: SupportReader) {
    coordinator = DeliveryCoordinator(reader: reader)
  }

  /// Milliseconds after which it looks again while a run follows a plan: fixes come beside the book's changes.
  private static let interval: Int64 = 2_000

  package func nextDeadline(at now: Timestamp) throws(Failure) -> Timestamp? {
    guard let live = try coordinator.reader.deliveries.current() else { return nil }
    guard let deadline = live.deliveries.nextDeadline else { return now + DeliveryTimer.interval }
    let uptime = coordinator.reader.clock.uptime.milliseconds
    // One that has passed is done soon, and not at the moment in which something was done.
    return now + min(max(10, deadline - uptime), DeliveryTimer.interval)
  }

  package func fire(at now: Timestamp) throws(Failure) -> [BookEvent] {
    let changed = try coordinator.reader.deliveries.change { (live, now) throws(Failure) in
      (live.deliveries.advance(at: now), ())
    }
    guard let changed else { return [] }
    return try coordinator.events(of: changed.steps, changed.live)
  }
}
