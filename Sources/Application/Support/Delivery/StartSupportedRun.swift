package import RunningApplication
package import RunningDomain
package import SupportDomain

/// `support.startRun {plan?, indoor?}`: begins a run that follows a plan, or has the one under way follow it. A run that
/// begins otherwise (`running.startRun`, a replay) follows the plan of its day by itself, else the latest without a day.
package struct StartSupportedRun: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    /// Nil is the plan of the day.
    package var plan: PlanID?
    package var indoor: Bool?

    package init(plan: PlanID? = nil, indoor: Bool? = nil) {
      self.plan = plan
      self.indoor = indoor
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    package var run: RunID
    package var plan: PlanID
    package var state: LiveRunView.State
  }
}

/// `support.showActive {}` → `SupportActiveView`. Pausing, stopping and saving are running's: `running.pauseRun`,
/// `resumeRun`, `finishRun`, `saveRun`.
package struct ShowActive: Sendable {
  package typealias Output = SupportActiveView
}

/// `support.showHistory {}`: runs that followed plans, latest first.
package struct ShowSupportHistory: Sendable {
  package struct Output: Codable, Hashable, Sendable {
    package var runs: [SupportedRunView]
  }
}

/// `support.showRun {run}`: a run that followed a plan, with the messages heard in it, earliest first.
package struct ShowSupportedRun: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    package var run: RunID

    package init(run: RunID) {
      self.run = run
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    package var run: SupportedRunView
    package var messages: [VoiceMessageView]
    /// Of its plan, those that still wait.
    package var waiting: Int
  }
}

/// `support.skipMessage {}`: ends what sounds in the run under way.
package struct SkipMessage: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    /// Nil is whichever plays.
    package var message: VoiceMessageID?

    package init(message: VoiceMessageID? = nil) {
      self.message = message
    }
  }

  package typealias Output = DeliveryOutput
}

/// `support.reportPlayback {delivery, report}`: what a client says of a message that it was told to play. Allowed while the
/// book is locked.
package struct ReportPlayback: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    package var delivery: DeliveryID
    package var report: Report

    package enum Report: String, CaseIterable, Codable, Sendable {
      case started, finished, failed
    }

    package init(delivery: DeliveryID, report: Report) {
      self.delivery = delivery
      self.report = report
    }
  }

  package typealias Output = DeliveryOutput
}

/// `support.readCue {delivery}`: the sound of a message that is to be played now, for clients that do not see the store's
/// files. Allowed while the book is locked.
package struct ReadCue: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    package var delivery: DeliveryID

    package init(delivery: DeliveryID) {
      self.delivery = delivery
    }
  }

  package typealias Output = VoiceSoundView
}

/// How a delivery stands after something was said of it.
package struct DeliveryOutput: Codable, Hashable, Sendable {
  package var delivery: DeliveryID
  package var state: SupportEvents.DeliveryChanged.State
}
