package import KernelPresentation
package import StrengthApplication
package import StrengthDomain

/// Strength's screens: where they are, and which command shows each.
package enum StrengthDestinations {
  package static let home = Destination(Route(path: "strength", "home"), command: ["strength"])
  package static let rest = Destination(Route(path: "strength", "rest"))
  package static let profile = Destination(Route(path: "strength", "profile"))
  package static let more = Destination(Route(path: "strength", "more"))
  package static let login = Destination(Route(path: "strength", "login"))
  package static let loginHelp = loginHelp(then: nil)

  /// - Parameter then: where Back leads; nil is the login.
  package static func loginHelp(then: Destination?) -> Destination {
    let path = ["strength", "login", "help"]
    return Destination(
      Route(path: path[0], path[1], path[2], query: ["then": then?.route.description]),
      command: ["show", Route(path: path[0], path[1], path[2]).description])
  }

  // MARK: Workouts

  /// The workout under way.
  package static let active = Destination(Route(path: "strength", "active"), command: ["strength", "show"])

  /// A set of the workout under way.
  package static func activeSet(_ number: Int) -> Destination {
    Destination(Route(path: "strength", "active", "sets", String(number)))
  }

  package static let workouts = workouts(nil)

  /// - Parameter year: the year whose workouts are listed; nil lists the latest.
  package static func workouts(_ year: Int?) -> Destination {
    Destination(Route(path: "strength", "workouts", query: ["year": year.map { String($0) }]))
  }

  package static func workout(_ id: WorkoutID) -> Destination {
    Destination(Route(path: "strength", "workouts", id.description), command: ["strength", "show", id.description])
  }

  /// A set of a finished workout.
  package static func set(_ number: Int, of id: WorkoutID) -> Destination {
    Destination(Route(path: "strength", "workouts", id.description, "sets", String(number)))
  }

  // MARK: Exercises

  /// - Parameter name: what commands call it.
  package static func exercise(_ id: ExerciseID, named name: String) -> Destination {
    Destination(Route(path: "strength", "exercises", id.text), command: ["strength", "lifts", name])
  }

  package static func exercise(_ exercise: ExerciseName) -> Destination {
    self.exercise(exercise.id, named: exercise.name)
  }

  package static func exercise(_ exercise: ExerciseView) -> Destination {
    self.exercise(exercise.id, named: exercise.name)
  }

  /// The exercises to choose from.
  package static func exercises(_ search: ExerciseSearch = ExerciseSearch()) -> Destination {
    Destination(
      Route(
        path: "strength", "exercises",
        query: [
          "query": search.query.isEmpty ? nil : search.query, "list": search.list?.rawValue,
          "equipment": search.equipment, "muscle": search.muscle, "routine": search.routine, "draft": search.draft,
          "superset": search.superset.map { String($0) }, "merge": search.merging, "filter": search.filter?.rawValue,
        ]), command: search.command)
  }

  /// - Parameter name: what a new exercise would be called.
  package static func own(name: String?) -> Destination {
    Destination(Route(path: "strength", "own", query: ["name": name]))
  }

  package static func own(_ id: ExerciseID) -> Destination { Destination(Route(path: "strength", "own", id.text)) }

  // MARK: Routines

  /// - Parameter draft: what of it is written and not saved; nil shows what is saved.
  package static func routine(_ id: RoutineID, draft: String? = nil) -> Destination {
    Destination(Route(path: "strength", "routines", id.description, query: ["draft": draft]))
  }

  /// - Parameter exercise: the one that the routine begins with; nil asks for it.
  package static func newRoutine(_ exercise: ExerciseID? = nil) -> Destination {
    Destination(Route(path: "strength", "new-routine", query: ["exercise": exercise?.text]))
  }

  package static func schedule(_ id: RoutineID) -> Destination {
    Destination(Route(path: "strength", "routines", id.description, "schedule"))
  }

  // MARK: Form analysis

  package static let form = Destination(Route(path: "strength", "form"), command: ["strength", "form"])

  /// - Parameters:
  ///   - session: nil is the session that finished last.
  ///   - path: of a file of poses, in place of a session.
  ///   - block: the block of the workout under way to save to; nil is the one that comes next.
  package static func formResults(session: Int64? = nil, path: String? = nil, block: Int? = nil) -> Destination {
    let (session, block) = (session.map { String($0) }, block.map { String($0) })
    return Destination(
      Route(path: "strength", "form", "results", query: ["session": session, "path": path, "block": block]),
      command: path == nil && block == nil ? ["strength", "form", "results"] + (session.map { [$0] } ?? []) : nil)
  }

  // MARK: The feed's

  package static let feed = Destination(Route(path: "feed"))
  static let people = Destination(Route(path: "feed", "people"), command: ["feed", "people"])

  /// Where a finished workout becomes a post.
  static func share(_ id: WorkoutID) -> Destination {
    Destination(Route(path: "feed", "share", id.description), command: ["feed", "preview", id.description])
  }
}

/// What the picker of exercises looks for, and what the chosen exercise is for.
package struct ExerciseSearch: Sendable {
  package var query = ""
  package var list: PickerList?
  package var equipment: String?
  package var muscle: String?
  /// The id of the routine that the exercise is for, `new` for one that does not exist yet; nil is the workout under way.
  package var routine: String?
  /// The routine as it is written and not saved; nil is as it is saved.
  package var draft: String?
  /// The superset of the workout under way that it joins.
  package var superset: Int?
  /// The exercise that is merged into the chosen one.
  package var merging: String?
  /// The filter being chosen, in place of an exercise.
  package var filter: PickerFilter?

  /// Nil where what is chosen goes somewhere, which no command does.
  fileprivate var command: [String]? {
    guard routine == nil, superset == nil, merging == nil else { return nil }
    let words = ["strength", "exercises"] + (query.isEmpty ? [] : [query]) + (list.map { [$0.option] } ?? [])
    let equipment = filter == .equipment ? "EQUIPMENT" : equipment
    let muscle = filter == .muscle ? "MUSCLE" : muscle
    return words + (equipment.map { ["--equipment", $0] } ?? []) + (muscle.map { ["--muscle", $0] } ?? [])
  }
}

/// Which exercises the picker lists, where that is not all.
package enum PickerList: String, CaseIterable, Sendable {
  case favourites, own

  /// The option of `strength exercises` that lists them.
  fileprivate var option: String {
    switch self {
    case .favourites: "--favorites"
    case .own: "--own"
    }
  }
}

/// What exercises are filtered by.
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
