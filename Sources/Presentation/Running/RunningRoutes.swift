import KernelDomain
package import KernelPresentation
package import RunningDomain

/// The addresses of running's screens.
package enum RunningRoutes {
  package static let welcome = Route(path: "running", "welcome")
  package static let login = Route(path: "running", "login")
  package static let track = Route(path: "running", "track")
  package static let efforts = Route(path: "running", "efforts")
  package static let settings = Route(path: "running", "settings")
  package static let home = home()

  /// - Parameter year: whose runs are listed; nil is the latest ones.
  package static func home(_ year: Int? = nil) -> Route {
    Route(path: "running", "home", query: ["year": year.map { String($0) }])
  }

  package static func run(_ run: RunID) -> Route { Route(path: "running", "run", run.description) }

  package static func history(_ distance: EffortDistance) -> Route {
    Route(path: "running", "efforts", distance.rawValue)
  }
}
