package import KernelApplication
import RunningDomain
package import SupportDomain

/// What a client says of a message that it was told to play.
package struct ReportPlayback: UseCase {
  package static let method = "support.reportPlayback"
  package static let summary = "Say that a message which was to be played began to sound, ended or could not be played."
  package static let kind = UseCaseKind.live
  package static let whileLocked = UseWhileLocked.allowed
  package static let announces = SupportEvents.deliveryDescriptions

  package struct Input: Described, Equatable {
    package var delivery: DeliveryID
    package var report: Report

    package static let schema = Schema(
      "What a client says.",
      [
        .init("delivery", DeliveryID.schema, "The delivery, as `support.cueDue` names it."),
        .init(
          "report",
          Schema("PlaybackReport", "What became of a cue.", Report.allCases) { report in
            switch report {
            case .started: "the chime, or without one the voice, sounds"
            case .finished: "the voice is over"
            case .failed: "it can't be played"
            }
          }, "What became of it.", examples: [#""started""#]),
      ])

    package enum Report: String, CaseIterable, Codable, Sendable {
      case started, finished, failed
    }

    package init(delivery: DeliveryID, report: Report) {
      self.delivery = delivery
      self.report = report
    }
  }

  package typealias Output = DeliveryOutput

  let reader: SupportReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try self(input, progress: NoProgress())
  }

  /// Fails with `conflict` for a delivery that does not play, and for a beginning where another connection plays it.
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
        steps = try live.deliveries.report(report, of: input.delivery, at: now)
      } catch {
        throw .conflict(.support(.notPlaying(delivery: input.delivery.description)))
      }
      if input.report == .started {
        guard
          steps.contains(RunDeliveries.Step(input.delivery, .started))
            || !deliveries.isPlayed(input.delivery, byAnotherThan: caller)
        else { throw .conflict(.support(.playedByAnother(delivery: input.delivery.description))) }
        deliveries.note(player: caller, of: input.delivery)
      }
      return (steps, ())
    }
    guard let changed else { throw .conflict(.support(.noRunFollows)) }
    return try DeliveryOutput(input.delivery, changed.steps, changed.live, reader)
  }
}

package struct SkipMessage: UseCase {
  package static let method = "support.skipMessage"
  package static let summary = "End the message that sounds in the run under way; it can be heard afterwards."
  package static let kind = UseCaseKind.live
  /// As its cue is: what sounds can be silenced without a password.
  package static let whileLocked = UseWhileLocked.allowed
  package static let announces = SupportEvents.deliveryDescriptions

  package struct Input: Described, Equatable {
    package var message: VoiceMessageID?

    package static let schema = Schema(
      "What ends.", [.optional("message", VoiceMessageID.schema, "The message; left out, whichever sounds.")])

    package init(message: VoiceMessageID? = nil) {
      self.message = message
    }
  }

  package typealias Output = DeliveryOutput

  let reader: SupportReader

  /// Fails with `conflict` where nothing sounds.
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
  package static let summary = "The sound of a message that is to be played now, for those who do not see the store."
  package static let kind = UseCaseKind.live
  package static let whileLocked = UseWhileLocked.allowed

  package struct Input: Described, Equatable {
    package var delivery: DeliveryID

    package static let schema = Schema(
      "Which cue.", [.init("delivery", DeliveryID.schema, "The delivery, as `support.cueDue` names it.")])

    package init(delivery: DeliveryID) {
      self.delivery = delivery
    }
  }

  package typealias Output = VoiceSoundView

  let reader: SupportReader
  let base64: @Sendable ([UInt8]) -> String

  /// Fails with `conflict` for a delivery that does not play.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let flying = try reader.deliveries.current()?.deliveries.inFlight, flying.id == input.delivery,
      let message = try reader.repository.book().message(flying.id.message)
    else { throw .conflict(.support(.notPlaying(delivery: input.delivery.description))) }
    return try reader.sound(of: message, inBase64: base64)
  }
}

/// How a delivery stands after something was said of it.
package struct DeliveryOutput: Described, Equatable {
  package var delivery: DeliveryID
  package var state: SupportEvents.DeliveryChanged.State
  private var told = AccompanyingEvents()

  package static let schema = Schema(
    "Delivery", "How a delivery stands.",
    [
      .init("delivery", DeliveryID.schema, "The delivery."),
      .init("state", SupportEvents.DeliveryChanged.State.schema, "How it stands now."),
    ])

  private enum CodingKeys: String, CodingKey {
    case delivery, state
  }

  init(
    _ id: DeliveryID, _ steps: [RunDeliveries.Step], _ live: LiveSupport, _ reader: SupportReader
  ) throws(Failure) {
    delivery = id
    state = live.deliveries[id].map { SupportEvents.DeliveryChanged.State($0.state) } ?? .waiting
    told = AccompanyingEvents(try DeliveryCoordinator(reader: reader).events(of: steps, live))
  }

  fileprivate var events: [BookEvent] { told.events }
}

extension DeliveryOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] { events }
}
