/// Rebuilds the deliveries after a restart of the service.
extension RunDeliveries {
  /// Applies again a state change that was stored before the service was restarted.
  /// - Parameter moment: when the state changed, in milliseconds on the monotonic clock; it may be negative.
  package mutating func restore(_ step: Step, at moment: Int64) {
    let place = deliveries.firstIndex { $0.id == step.delivery }
    switch step.change {
    case .due:
      if let place, case .started = deliveries[place].state { ended = moment }
    // Nothing is offered while another message sounds.
    case .offered: deletedSound = nil
    case .started: if place == nil { deletedSound = step.delivery }
    case .played, .unconfirmed, .skipped, .failed:
      ended = moment
      if deletedSound == step.delivery { deletedSound = nil }
    }
    guard let place else { return }
    switch step.change {
    case .due: makeDue(place)
    case .offered:
      makeDue(place)
      deliveries[place].offers += 1
      deliveries[place].offerNumber += 1
      deliveries[place].state = .offered(at: moment)
    case .started: deliveries[place].state = .started(at: moment)
    case .played: deliveries[place].state = .played(isConfirmed: true)
    case .unconfirmed: deliveries[place].state = .played(isConfirmed: false)
    case .skipped: deliveries[place].state = .skipped
    case .failed: deliveries[place].state = .failed
    }
  }

  /// Restores the run's progress, which was stored together with the state changes.
  package mutating func remember(_ progress: SupportProgress) {
    self.progress = progress
  }

  /// Continues after the service was stopped. A delivery that was offered or playing becomes due again, since all
  /// connections were closed. A message that was playing may still be audible, so the silence is counted from the
  /// message's end. A message that was only offered is offered again at once.
  /// - Parameter progress: the last progress that was stored.
  package mutating func goOn(from progress: SupportProgress, at now: Int64) {
    self.progress = progress
    for place in deliveries.indices where deliveries[place].state.isInFlight {
      if case .started(let time) = deliveries[place].state {
        ended = time + Timing.lead + deliveries[place].duration
      }
      deliveries[place].state = .due
      // The interrupted offer does not count towards the limit of offers: the service was at fault, not the clients.
      deliveries[place].offers = max(1, deliveries[place].offers - 1)
    }
    if deletedSound != nil { ended = now }
  }
}
