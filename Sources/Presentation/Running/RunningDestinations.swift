package import KernelDomain
package import KernelPresentation
package import RunningApplication
package import RunningDomain

/// Running's screens: their routes, and the command that shows each.
package enum RunningDestinations {
  package static let welcome = Destination(Route(path: "running", "welcome"))
  package static let login = Destination(Route(path: "running", "login"))
  static let signUp = Destination(Route(path: "running", "login", query: ["mode": "signup"]))
  /// The destination of the feature's start screen. It is the welcome screen until the user leaves the welcome screen,
  /// and the home screen afterwards.
  package static let start = Destination(Route(path: "running"), command: ["run"])
  package static let track = track(isIndoor: false)
  package static let settings = Destination(Route(path: "running", "settings"))
  package static let efforts = Destination(Route(path: "running", "efforts"), command: ["run", "efforts"])
  package static let home = Destination(home(nil).route, command: ["run"])

  /// Returns the destination of the Track screen.
  /// - Parameter isIndoor: whether a run that is started there is indoors.
  static func track(isIndoor: Bool) -> Destination {
    Destination(Route(path: "running", "track", query: ["indoor": isIndoor ? "yes" : nil]))
  }

  /// Returns the destination of the Support feature's screen of a plan; of that feature's home if there is none.
  static func voices(of plan: String?) -> Destination {
    guard let plan else { return Destination(Route(path: "support", "home"), command: ["support"]) }
    return Destination(Route(path: "support", "run", plan, "share"))
  }

  /// Returns the destination of the home screen.
  /// - Parameter year: the year whose runs are listed; nil for the most recent runs.
  package static func home(_ year: Int?) -> Destination {
    Destination(Route(path: "running", "home", query: ["year": year.map { String($0) }]))
  }

  /// Returns the destination of a run's screen.
  /// - Parameter against: the earlier run with which the run is compared, kilometre by kilometre; nil for no
  ///   comparison.
  package static func run(_ run: RunID, against: RunID? = nil) -> Destination {
    Destination(
      Route(path: "running", "run", run.description, query: ["against": against?.description]),
      command: show(run, against))
  }

  /// Returns the destination of a run's screen that shows only its kilometres, only its laps, or both, as `run show`
  /// does.
  package static func run(_ run: RunID, splits: RunSplitChoice, against: RunID? = nil) -> Destination {
    let route = Route(
      path: "running", "run", run.description,
      query: ["splits": splits == .kilometres ? nil : splits.rawValue, "against": against?.description])
    return splits == .all ? Destination(route, command: show(run, against)) : Destination(route)
  }

  private static func show(_ run: RunID, _ against: RunID?) -> [String] {
    ["run", "show", run.description] + (against.map { ["--against", $0.description] } ?? [])
  }

  /// Returns the destination of a run's charts.
  package static func chart(_ run: RunID, by axis: ShowCharts.Axis) -> Destination {
    Destination(
      Route(path: "running", "run", run.description, "chart", query: ["by": axis == .time ? axis.rawValue : nil]),
      command: ["run", "chart", run.description] + (axis == .time ? ["--by", axis.rawValue] : []))
  }

  package static func sums(_ unit: SumRuns.Unit) -> Destination {
    Destination(
      Route(path: "running", "sums", query: ["by": unit == .month ? nil : unit.rawValue]),
      command: ["run", "sums"] + (unit == .month ? [] : ["--by", unit.rawValue]))
  }

  package static func year(_ year: Int) -> Destination {
    Destination(Route(path: "running", "year", String(year)), command: ["run", "year", String(year)])
  }

  /// Returns the destination of the screen that compares two periods. Each period is given as text, such as `2025`,
  /// `2025-03` or `2025-03-01..2025-03-14`.
  package static func compare(_ first: String, _ second: String) -> Destination {
    Destination(
      Route(path: "running", "compare", query: ["first": first, "second": second]),
      command: ["run", "compare", first, second])
  }

  package static let add = Destination(Route(path: "running", "add"), command: ["run", "add", "DAY", "WORDS"])
  /// Returns the destination of the list of planned workouts.
  /// - Parameter run: the run to compare with the workout that the user chooses from the list; nil for no comparison.
  package static func workouts(_ run: RunID?) -> Destination {
    Destination(
      Route(path: "running", "workouts", query: ["run": run?.description]),
      command: ["run", "workouts"] + (run.map { ["--run", $0.description] } ?? []))
  }

  /// Returns the destination of a planned workout.
  /// - Parameter run: the run to compare with the workout; nil for no comparison.
  package static func workout(_ id: String, run: RunID? = nil) -> Destination {
    Destination(
      Route(path: "running", "workouts", id, query: ["run": run?.description]),
      command: ["run", "workouts", id] + (run.map { ["--run", $0.description] } ?? []))
  }

  /// Returns the destination of the screen with the zones of heart rate and pace, and the time spent in each during a
  /// week.
  /// - Parameter day: any day of the week; nil for the current week.
  package static func zones(_ day: CivilDay?) -> Destination {
    Destination(
      Route(path: "running", "zones", query: ["day": day?.description]),
      command: ["run", "zones"] + (day.map { ["--day", $0.description] } ?? []))
  }

  package static let routes = Destination(Route(path: "running", "routes"), command: ["run", "routes"])

  /// Returns the destination of the screen that lists the runs of a route.
  /// - Parameter against: the run with which the most recent one is compared; nil for no comparison.
  package static func route(_ id: RunID, against: RunID? = nil) -> Destination {
    Destination(
      Route(path: "running", "routes", id.description, query: ["against": against?.description]),
      command: ["run", "routes", id.description] + (against.map { ["--against", $0.description] } ?? []))
  }

  /// Returns the destination of the map of the routes of all runs.
  /// - Parameter days: the first and the last day of the period whose runs are drawn; nil for all runs.
  package static func map(_ days: ClosedRange<CivilDay>?) -> Destination {
    Destination(
      Route(
        path: "running", "map",
        query: ["since": days?.lowerBound.description, "until": days?.upperBound.description]),
      command: ["run", "map"] + (days.map { [RunPeriodText.text($0)] } ?? []))
  }

  package static let shoes = Destination(Route(path: "running", "shoes"), command: ["run", "shoes"])
  package static let predict = Destination(Route(path: "running", "predict"), command: ["run", "predict"])

  /// Returns the destination of the screen on which the user changes a run's name and kind of activity.
  static func edit(_ run: RunID) -> Destination {
    Destination(Route(path: "running", "run", run.description, "edit"))
  }

  /// Returns the destination of the screen on which the user chooses a part of a run, or a moment in it, for a
  /// correction.
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
