package import KernelDomain
import RunningDomain

/// The deliveries of messages in the current run, and when each message began to play: the time, the distance and the
/// active time of the run.
package struct LiveSupport: Sendable {
  package var deliveries: RunDeliveries
  private var moments: [VoiceMessageID: HeardMoment] = [:]

  package init(_ deliveries: RunDeliveries) { self.deliveries = deliveries }

  /// Records when messages began to play in the run, and whether a client confirmed that they played to the end.
  /// - Parameter steps: the state changes of deliveries to record.
  package mutating func note(_ steps: [RunDeliveries.Step], at time: Timestamp, _ progress: SupportProgress) {
    for step in steps {
      let id = step.delivery.message
      switch step.change {
      case .due, .offered: continue
      case .started: moments[id] = moment(time, progress, isConfirmed: false)
      case .played, .unconfirmed, .skipped, .failed:
        let began = moments[id] ?? moment(time, progress, isConfirmed: false)
        moments[id] = HeardMoment(
          run: began.run, time: began.time, length: began.length, active: began.active,
          isConfirmed: step.change == .played)
      }
    }
  }

  private func moment(_ time: Timestamp, _ progress: SupportProgress, isConfirmed: Bool) -> HeardMoment {
    HeardMoment(
      run: deliveries.run, time: time, length: progress.length, active: progress.active, isConfirmed: isConfirmed)
  }

  /// Returns the messages whose fate the current run has already decided, each with its fate: played, skipped, given
  /// up, or waiting for another run.
  /// - Parameter ending: whether the run ends now. If so, a message that is playing counts as played, and a message
  ///   that is offered waits for another run.
  package func fates(ending: Bool = false) -> [(message: VoiceMessageID, fate: VoiceMessageFate)] {
    deliveries.deliveries.compactMap { delivery in
      let id = delivery.id.message
      guard let moment = moments[id] else {
        // The message was offered but no client started it, so it waits for another run, where it gets a new delivery.
        return ending && delivery.offers > 0 ? (id, .waiting(runs: delivery.id.ordinal)) : nil
      }
      switch delivery.state {
      case .played: return (id, .played(moment))
      case .skipped: return (id, .skipped(moment))
      case .failed: return (id, .failed(moment))
      case .started: return ending ? (id, .played(moment)) : nil
      case .queued, .due, .offered: return ending ? (id, .waiting(runs: delivery.id.ordinal)) : nil
      }
    }
  }

  /// Updates the deliveries to match the book: every message of the run's plan that is still waiting has one delivery.
  package mutating func take(_ book: SupportBook, at now: Int64) {
    deliveries.take(
      book.messages.enumerated().compactMap { place, message in
        guard message.plan == deliveries.plan, case .waiting(let runs) = message.fate else { return nil }
        return MessageDelivery(
          id: DeliveryID(message.id, runs + 1), trigger: message.trigger, duration: message.sound.milliseconds,
          order: place)
      }, at: now)
  }
}
