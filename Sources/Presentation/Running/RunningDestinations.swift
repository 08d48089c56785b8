package import KernelPresentation
package import RunningDomain

/// Running's screens: their routes, and the command that shows each.
package enum RunningDestinations {
  package static let welcome = Destination(Route(path: "running", "welcome"))
  package static let login = Destination(Route(path: "running", "login"))
  package static let track = Destination(Route(path: "running", "track"))
  package static let settings = Destination(Route(path: "running", "settings"))
  package static let efforts = Destination(Route(path: "running", "efforts"), command: ["run", "efforts"])
  package static let home = Destination(home(nil).route, command: ["run"])

  /// Leads to the home screen.
  /// - Parameter year: the year whose runs are listed; nil for the latest runs.
  package static func home(_ year: Int?) -> Destination {
    Destination(Route(path: "running", "home", query: ["year": year.map { String($0) }]))
  }

  package static func run(_ run: RunID) -> Destination {
    Destination(Route(path: "running", "run", run.description), command: ["run", "show", run.description])
  }

  /// Leads to the screen where the run's name and kind are changed.
  static func edit(_ run: RunID) -> Destination {
    Destination(Route(path: "running", "run", run.description, "edit"))
  }

  /// Leads to the screen where a part of the run is chosen for a correction.
  static func sheet(_ sheet: RunSheet, of run: RunID) -> Destination {
    Destination(
      Route(path: "running", "run", run.description, sheet.rawValue),
      command: ["run", sheet.rawValue, run.description, sheet == .split ? "AT" : "FROM-TO"])
  }

  package static func history(_ distance: EffortDistance) -> Destination {
    Destination(
      Route(path: "running", "efforts", distance.rawValue), command: ["run", "efforts", distance.rawValue])
  }
}
