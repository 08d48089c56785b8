package import KernelPresentation
package import RunningDomain
package import SupportDomain

/// Support's screens: where they are, and which command shows each.
package enum SupportDestinations {
  package static let home = Destination(Route(path: "support", "home"), command: ["support"])
  package static let create = Destination(Route(path: "support", "create"))
  package static let history = Destination(Route(path: "support", "history"))
  package static let settings = Destination(Route(path: "support", "settings"))
  package static let notifications = Destination(Route(path: "support", "settings", "notifications"))

  /// - Parameter plan: the plan to change; nil makes a new one.
  package static func setup(_ plan: PlanID? = nil) -> Destination {
    Destination(Route(path: "support", "setup", query: ["plan": plan?.description]))
  }

  /// - Parameter plan: nil is the plan made last.
  package static func sharing(_ plan: PlanID?) -> Destination {
    Destination(Route(path: "support", "run", plan?.description ?? latest, "share"))
  }

  /// The run under way, whichever it is.
  package static let active = Destination(Route(path: "support", "run", now, "active"))

  package static func run(_ run: RunID) -> Destination { Destination(Route(path: "support", "run", run.description)) }

  /// Running's screen of a run.
  static func recorded(_ run: RunID) -> Destination { Destination(Route(path: "running", "run", run.description)) }

  package static func message(_ message: VoiceMessageID) -> Destination {
    Destination(Route(path: "support", "message", message.description))
  }

  /// Where a friend records a message on this machine.
  package static func recording(_ share: ShareID, _ step: MessageStep? = nil) -> Destination {
    Destination(Route(path: "support", "share", share.description, query: ["step": step?.rawValue]))
  }

  static let latest = "latest"
  static let now = "now"
}

/// How far a friend has come who records a message in the book itself.
package enum MessageStep: String, CaseIterable {
  case record, saved
}
