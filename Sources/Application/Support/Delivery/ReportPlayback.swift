package import KernelApplication
import RunningDomain
package import SupportDomain

/// Records what a client reports about a message that it was asked to play, for example that playback started.
package struct ReportPlayback: UseCase {
  package static let method = "support.reportPlayback"
  package static let summary =
    "Report that a message due for playback has started, has finished or could not be played."
  package static let kind = UseCaseKind.live
  package static let whileLocked = UseWhileLocked.allowed
  package static let announces = SupportEvents.deliveryDescriptions

  package struct Input: Described, Equatable {
    package var delivery: DeliveryID
    package var report: Report
    /// The number of the offer that the client accepted; nil if the client does not keep its connection open while it
    /// plays the message, or does not know the number.
    package var offer: Int?

    package static let schema = Schema(
      "The delivery, and what became of its playback.",
      [
        .init("delivery", DeliveryID.schema, "The delivery, as named in the event `support.cueDue`."),
        .init(
          "report",
          Schema("PlaybackReport", "What became of the playback of a message.", Report.allCases) { report in
            switch report {
            case .started: "the chime, or the voice if there is no chime, has started to play"
            case .finished: "the voice has played to its end"
            case .failed: "the message could not be played"
            }
          }, "What became of the playback.", examples: [#""started""#]),
        .optional(
          "offer", .ordinal,
          """
          The number of the offer, from the same event: a report on an offer that is over is refused, and if the \
          connection closes before the message has ended, the message is offered again at once. If left out, neither \
          is done.
          """, examples: ["1"]),
      ])

    package enum Report: String, CaseIterable, Codable, Sendable {
      case started, finished, failed
    }

    package init(delivery: DeliveryID, report: Report, offer: Int? = nil) {
      self.delivery = delivery
      self.report = report
      self.offer = offer
    }
  }

  package typealias Output = DeliveryOutput

  let reader: SupportReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try self(input, progress: NoProgress())
  }

  /// Records the report. Fails with `conflict` if the message is not being delivered, if the offer has expired, or if
  /// the client reports that playback started although another connection is playing the message.
  package func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output {
    let (caller, deliveries) = (progress.caller, reader.deliveries)
    let report: RunDeliveries.Report =
      switch input.report {
      case .started: .started
      case .finished: .finished
      case .failed: .failed
      }
    let changed = try deliveries.change { (live, now) throws(Failure) in
      let steps: [RunDeliveries.Step]
      do throws(RunDeliveries.NotPlaying) {
        steps = try live.deliveries.report(report, of: input.delivery, offer: input.offer, at: now)
      } catch {
        throw .conflict(.support(.notPlaying(delivery: input.delivery.description)))
      }
      if input.report == .started {
        guard
          steps.contains(RunDeliveries.Step(input.delivery, .started))
            || !deliveries.isPlayed(input.delivery, byAnotherThan: caller)
        else { throw .conflict(.support(.playedByAnother(delivery: input.delivery.description))) }
        deliveries.note(player: caller, of: input.delivery, keeps: input.offer != nil)
      }
      return (steps, ())
    }
    guard let changed else { throw .conflict(.support(.noRunFollows)) }
    return try DeliveryOutput(input.delivery, changed.steps, changed.live, reader)
  }
}

package struct SkipMessage: UseCase {
  package static let method = "support.skipMessage"
  package static let summary =
    "Stop the message that is playing in the run under way; it can be played again after the run."
  package static let kind = UseCaseKind.live
  /// Messages are played even while the book is locked, so stopping a message must be possible without a password, too.
  package static let whileLocked = UseWhileLocked.allowed
  package static let announces = SupportEvents.deliveryDescriptions

  package struct Input: Described, Equatable {
    package var message: VoiceMessageID?

    package static let schema = Schema(
      "The message to stop.",
      [
        .optional(
          "message", VoiceMessageID.schema, "The name of the message; if left out, the message that is playing.")
      ])

    package init(message: VoiceMessageID? = nil) { self.message = message }
  }

  package typealias Output = DeliveryOutput

  let reader: SupportReader

  /// Stops the message that is being played. Fails with `conflict` if there is none.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let changed = try reader.deliveries.change { (live, now) throws(Failure) in
      do throws(RunDeliveries.NotPlaying) {
        let skipped = try live.deliveries.skip(input.message, at: now)
        return (skipped.steps, skipped.skipped)
      } catch {
        throw .conflict(.support(.nothingPlays))
      }
    }
    guard let changed else { throw .conflict(.support(.noRunFollows)) }
    return try DeliveryOutput(changed.value, changed.steps, changed.live, reader)
  }
}

package struct ReadCue: UseCase {
  package static let method = "support.readCue"
  package static let summary =
    "Read the sound of the message that is due, for clients that cannot read the store's files."
  package static let kind = UseCaseKind.live
  package static let whileLocked = UseWhileLocked.allowed

  package struct Input: Described, Equatable {
    package var delivery: DeliveryID

    package static let schema = Schema(
      "The delivery whose sound to read.",
      [.init("delivery", DeliveryID.schema, "The delivery, as named in the event `support.cueDue`.")])

    package init(delivery: DeliveryID) { self.delivery = delivery }
  }

  package typealias Output = VoiceSoundView

  let reader: SupportReader
  let base64: @Sendable ([UInt8]) -> String

  /// Returns the recording of the message. Fails with `conflict` if the message is not being delivered.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let flying = try reader.deliveries.current()?.deliveries.inFlight, flying.id == input.delivery,
      let message = try reader.repository.book().message(flying.id.message)
    else { throw .conflict(.support(.notPlaying(delivery: input.delivery.description))) }
    return try reader.sound(of: message, inBase64: base64)
  }
}

/// The output of a client's report about the delivery of a message: the delivery's new state.
package struct DeliveryOutput: Described, Equatable {
  package var delivery: DeliveryID
  package var state: SupportEvents.DeliveryChanged.State
  private var accompanying = AccompanyingEvents()

  package static let schema = Schema(
    "Delivery", "The state of a delivery.",
    [
      .init("delivery", DeliveryID.schema, "The name of the delivery."),
      .init("state", SupportEvents.DeliveryChanged.State.schema, "The state of the delivery after the call."),
    ])

  private enum CodingKeys: String, CodingKey {
    case delivery, state
  }

  init(
    _ id: DeliveryID, _ steps: [RunDeliveries.Step], _ live: LiveSupport, _ reader: SupportReader
  ) throws(Failure) {
    delivery = id
    state = live.deliveries[id].map { SupportEvents.DeliveryChanged.State($0.state) } ?? .waiting
    accompanying = AccompanyingEvents(try DeliveryCoordinator(reader: reader).events(of: steps, live))
  }

  fileprivate var events: [BookEvent] { accompanying.events }
}

extension DeliveryOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] { events }
}
