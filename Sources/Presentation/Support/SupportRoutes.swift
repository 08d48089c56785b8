package import KernelPresentation
package import RunningDomain
package import SupportDomain

/// The addresses of support's screens.
package enum SupportRoutes {
  package static let home = Route(path: "support", "home")
  package static let create = Route(path: "support", "create")
  package static let history = Route(path: "support", "history")
  package static let settings = Route(path: "support", "settings")
  package static let notifications = Route(path: "support", "settings", "notifications")

  /// - Parameter plan: to be changed; nil makes a new one.
  package static func setup(_ plan: PlanID? = nil) -> Route {
    Route(path: "support", "setup", query: ["plan": plan?.description])
  }

  /// - Parameter plan: nil is that of the plan made last.
  package static func sharing(_ plan: PlanID?) -> Route {
    Route(path: "support", "run", plan?.description ?? latest, "share")
  }

  /// The run under way, whichever it is.
  package static let active = Route(path: "support", "run", now, "active")

  package static func run(_ run: RunID) -> Route { Route(path: "support", "run", run.description) }
  /// Of running, where every run is.
  static func recorded(_ run: RunID) -> Route { Route(path: "running", "run", run.description) }
  package static func message(_ message: VoiceMessageID) -> Route {
    Route(path: "support", "message", message.description)
  }

  /// What a friend records on this machine.
  package static func recording(_ share: ShareID, _ step: MessageStep? = nil) -> Route {
    Route(path: "support", "share", share.description, query: ["step": step?.rawValue])
  }

  static let latest = "latest"
  static let now = "now"
}

/// How far a friend has come who records a message in the book itself.
package enum MessageStep: String, CaseIterable {
  case record, saved
}
