package import KernelPresentation
package import RunningDomain
package import SupportDomain

/// The Support feature's screens: their routes, and the command that shows each.
package enum SupportDestinations {
  package static let home = Destination(Route(path: "support", "home"), command: ["support"])
  package static let create = Destination(Route(path: "support", "create"))
  package static let history = Destination(Route(path: "support", "history"))
  package static let settings = Destination(Route(path: "support", "settings"))
  package static let notifications = Destination(Route(path: "support", "settings", "notifications"))

  /// Returns the destination of the form in which the user creates or changes a plan.
  /// - Parameter plan: the plan to change; nil to create a plan.
  package static func setup(_ plan: PlanID? = nil) -> Destination {
    Destination(Route(path: "support", "setup", query: ["plan": plan?.description]))
  }

  /// Returns the destination of the screen on which the user asks friends for messages for a planned run.
  /// - Parameter plan: the plan; nil for the plan that was created most recently.
  package static func sharing(_ plan: PlanID?) -> Destination {
    Destination(Route(path: "support", "run", plan?.description ?? latest, "share"))
  }

  /// The destination of the screen of the run in progress.
  package static let active = Destination(Route(path: "support", "run", now, "active"))

  package static func run(_ run: RunID) -> Destination { Destination(Route(path: "support", "run", run.description)) }

  /// Returns the destination of the Running feature's screen of a run.
  static func recorded(_ run: RunID) -> Destination { Destination(Route(path: "running", "run", run.description)) }

  package static func message(_ message: VoiceMessageID) -> Destination {
    Destination(Route(path: "support", "message", message.description))
  }

  /// Returns the destination of the screen on which a friend uses this computer to record a message.
  /// - Parameter step: the step that the screen shows; nil for the first step, in which the friend looks at the run.
  package static func recording(_ share: ShareID, _ step: MessageStep? = nil) -> Destination {
    Destination(Route(path: "support", "share", share.description, query: ["step": step?.rawValue]))
  }

  static let latest = "latest"
  static let now = "now"
}

/// A step of the screen on which a friend records a message. The first step, in which the friend looks at the run, has
/// no case.
package enum MessageStep: String, CaseIterable {
  case record, saved
}
