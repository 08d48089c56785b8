import KernelDomain
package import KernelPresentation
package import StrengthDomain

/// The addresses of strength's screens.
package enum StrengthRoutes {
  package static let home = Route(path: "strength", "home")
  package static let active = active()
  package static let rest = Route(path: "strength", "rest")
  package static let login = Route(path: "strength", "login")
  package static let loginHelp = loginHelp(then: nil)

  /// - Parameter then: where one comes from it; nil is the login.
  package static func loginHelp(then: Route?) -> Route {
    Route(path: "strength", "login", "help", query: ["then": then?.description])
  }

  package static let profile = Route(path: "strength", "profile")
  package static let more = Route(path: "strength", "more")
  package static let workouts = workouts()
  package static let exercises = exercises()

  // Another feature's, to which tabs, rows and buttons lead.
  package static let feed = Route(path: "feed")
  static let people = Route(path: "feed", "people")

  /// Where a finished workout is made a post of.
  static func share(_ id: WorkoutID) -> Route { Route(path: "feed", "share", id.description) }

  /// - Parameter year: whose workouts are listed; nil is the latest ones.
  package static func workouts(_ year: Int? = nil) -> Route {
    Route(path: "strength", "workouts", query: ["year": year.map { String($0) }])
  }

  /// - Parameter block: whose next set is to be logged, from 1; nil is the one that comes next.
  package static func active(block: Int? = nil) -> Route {
    Route(path: "strength", "active", query: ["block": block.map { String($0) }])
  }

  package static func workout(_ id: WorkoutID) -> Route { Route(path: "strength", "workouts", id.description) }

  /// A set of a finished workout.
  package static func set(_ number: Int, of id: WorkoutID) -> Route {
    Route(path: "strength", "workouts", id.description, "sets", String(number))
  }

  /// A set of the workout that is on.
  package static func activeSet(_ number: Int) -> Route { Route(path: "strength", "active", "sets", String(number)) }

  package static func exercise(_ id: ExerciseID) -> Route { Route(path: "strength", "exercises", id.text) }

  /// The picker.
  /// - Parameters:
  ///   - routine: which one the exercise is chosen for, `new` for one that is still to be made; nil is the workout that is
  ///     on.
  ///   - superset: of the workout that is on, which it goes into.
  ///   - merging: the exercise that is one with the one that is chosen.
  ///   - filter: which is being chosen, in place of an exercise.
  package static func exercises(
    _ query: String? = nil, list: PickerList? = nil, equipment: String? = nil, muscle: String? = nil,
    routine: String? = nil, superset: Int? = nil, merging: String? = nil, filter: PickerFilter? = nil
  ) -> Route {
    Route(
      path: "strength", "exercises",
      query: [
        "query": query, "list": list?.rawValue, "equipment": equipment, "muscle": muscle,
        "routine": routine, "superset": superset.map { String($0) }, "merge": merging, "filter": filter?.rawValue,
      ])
  }

  package static func routine(_ id: RoutineID) -> Route { Route(path: "strength", "routines", id.description) }

  /// - Parameter exercise: which it begins with; nil where that is still to be chosen.
  package static func newRoutine(_ exercise: ExerciseID?) -> Route {
    Route(path: "strength", "new-routine", query: ["exercise": exercise?.text])
  }

  package static let newRoutine = newRoutine(nil)

  package static func schedule(_ id: RoutineID) -> Route {
    Route(path: "strength", "routines", id.description, "schedule")
  }

  /// - Parameter session: nil is the latest.
  package static func form(session: Int64? = nil) -> Route {
    Route(path: "strength", "form", query: ["session": session.map { String($0) }])
  }

  /// What form analysis came to.
  /// - Parameters:
  ///   - session: nil is the latest that was finished.
  ///   - path: of a file of poses, in place of a session.
  ///   - block: of the workout that is on, to which it can be saved; nil is the one that comes next.
  package static func formResults(session: Int64? = nil, path: String? = nil, block: Int? = nil) -> Route {
    Route(
      path: "strength", "form", "results",
      query: ["session": session.map { String($0) }, "path": path, "block": block.map { String($0) }])
  }

  /// - Parameter name: what a new one would be called.
  package static func own(name: String? = nil) -> Route { Route(path: "strength", "own", query: ["name": name]) }

  package static func own(_ id: ExerciseID) -> Route { Route(path: "strength", "own", id.text) }
}

/// Which exercises the picker lists, where that is not all.
package enum PickerList: String, CaseIterable, Sendable {
  case favourites, own
}

/// By what exercises are left out.
package enum PickerFilter: String, CaseIterable, Sendable {
  case equipment, muscle
}

extension PickerFilter: LosslessStringConvertible {
  package init?(_ text: String) { self.init(rawValue: text) }
  package var description: String { rawValue }
}

extension PickerList: LosslessStringConvertible {
  package init?(_ text: String) { self.init(rawValue: text) }
  package var description: String { rawValue }
}
