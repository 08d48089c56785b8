import KernelDomain
package import KernelPresentation
package import StrengthApplication
package import StrengthDomain

/// Strength's screens: their routes, and the command that shows each.
package enum StrengthDestinations {
  package static let home = Destination(Route(path: "strength", "home"), command: ["strength"])
  package static let rest = Destination(Route(path: "strength", "rest"))
  package static let profile = profile(nil)

  /// Returns the destination of the profile.
  /// - Parameter span: the time that its charts show; nil for the shortest one with enough data.
  static func profile(_ span: ProfileSpan?) -> Destination {
    Destination(Route(path: "strength", "profile", query: ["span": span?.rawValue]))
  }

  package static let more = Destination(Route(path: "strength", "more"))
  package static let login = Destination(Route(path: "strength", "login"))
  package static let loginHelp = loginHelp(then: nil)

  /// Returns the destination of the help screen for logging in.
  /// - Parameter then: the screen to which the button Back leads; nil for the login screen.
  package static func loginHelp(then: Destination?) -> Destination {
    let path = ["strength", "login", "help"]
    return Destination(
      Route(path: path[0], path[1], path[2], query: ["then": then?.route.description]),
      command: ["show", Route(path: path[0], path[1], path[2]).description])
  }

  // MARK: Workouts

  /// The destination of the screen of the workout in progress.
  package static let active = Destination(Route(path: "strength", "active"), command: ["strength", "show"])

  /// Returns the destination of the screen of a set in the workout in progress.
  /// - Parameter number: the number of the set in the workout, from 1.
  package static func activeSet(_ number: Int) -> Destination {
    Destination(Route(path: "strength", "active", "sets", String(number)))
  }

  /// Returns the destination of the form that adds a set to an exercise of the workout in progress.
  /// - Parameter block: the exercise's number in the workout, from 1.
  package static func addSet(toActiveBlock block: Int) -> Destination {
    Destination(Route(path: "strength", "active", "add", String(block)))
  }

  package static let workouts = workouts(nil)

  /// Returns the destination of the list of workouts.
  /// - Parameter year: the year whose workouts are listed; nil for the most recent workouts.
  package static func workouts(_ year: Int?) -> Destination {
    Destination(Route(path: "strength", "workouts", query: ["year": year.map { String($0) }]))
  }

  package static func workout(_ id: WorkoutID) -> Destination {
    Destination(Route(path: "strength", "workouts", id.description), command: ["strength", "show", id.description])
  }

  /// Returns the destination of the screen of a set of a finished workout.
  /// - Parameter number: the number of the set in the workout, from 1.
  package static func set(_ number: Int, of id: WorkoutID) -> Destination {
    Destination(Route(path: "strength", "workouts", id.description, "sets", String(number)))
  }

  /// Returns the destination of the screen with the workout planned for today.
  /// - Parameter routine: the routine to show; nil for the routines that are planned for today.
  package static func today(_ routine: RoutineID? = nil) -> Destination {
    Destination(
      Route(path: "strength", "today", query: ["routine": routine?.description]),
      command: ["strength", "today"] + (routine.map { [$0.description] } ?? []))
  }

  /// Returns the destination of the form in which the user logs a workout after it was done.
  /// - Parameter exercise: the exercise of the first set; nil if the user has yet to choose it.
  package static func past(_ exercise: ExerciseID? = nil) -> Destination {
    Destination(Route(path: "strength", "log", query: ["exercise": exercise?.text]))
  }

  /// Returns the destination of the form that adds a set to an exercise of a finished workout.
  /// - Parameter block: the exercise's number in the workout, from 1.
  package static func addSet(toBlock block: Int, of id: WorkoutID) -> Destination {
    Destination(Route(path: "strength", "workouts", id.description, "add", String(block)))
  }

  /// Returns the destination of the form that adds an exercise to a finished workout, together with the exercise's
  /// first set.
  package static func addSet(_ exercise: ExerciseID, to id: WorkoutID) -> Destination {
    Destination(Route(path: "strength", "workouts", id.description, "add", query: ["exercise": exercise.text]))
  }

  package static func times(_ id: WorkoutID) -> Destination {
    Destination(Route(path: "strength", "workouts", id.description, "times"))
  }

  // MARK: Exercises

  /// Returns the destination of the screen of an exercise.
  /// - Parameters:
  ///   - id: the exercise's id.
  ///   - name: the exercise's name for use in commands.
  package static func exercise(_ id: ExerciseID, named name: String) -> Destination {
    Destination(Route(path: "strength", "exercises", id.text), command: ["strength", "lifts", name])
  }

  package static func exercise(_ exercise: ExerciseName) -> Destination {
    self.exercise(exercise.id, named: exercise.name)
  }

  package static func exercise(_ exercise: ExerciseView) -> Destination {
    self.exercise(exercise.id, named: exercise.name)
  }

  /// Returns the destination of the screen on which the user chooses an exercise.
  package static func exercises(_ search: ExerciseSearch = ExerciseSearch()) -> Destination {
    Destination(
      Route(
        path: "strength", "exercises",
        query: [
          "query": search.query.isEmpty ? nil : search.query, "list": search.list?.rawValue,
          "equipment": search.equipment, "muscle": search.muscle, "routine": search.routine, "draft": search.draft,
          "superset": search.superset.map { String($0) }, "merge": search.merging, "workout": search.workout,
          "swap": search.swap.map { String($0) }, "filter": search.filter?.rawValue,
        ]), command: search.command)
  }

  /// Returns the destination of the form for a new exercise.
  /// - Parameter name: the suggested name; nil for none.
  package static func own(name: String?) -> Destination {
    Destination(Route(path: "strength", "own", query: ["name": name]))
  }

  package static func own(_ id: ExerciseID) -> Destination { Destination(Route(path: "strength", "own", id.text)) }

  /// The destination of the list of names under which exercises occur in imported logs.
  package static let names = Destination(Route(path: "strength", "names"), command: ["strength", "log-names"])

  // MARK: Measures

  /// The destination of the screen with the measures of the body, such as the waist.
  package static let measures = Destination(
    Route(path: "strength", "measures"), command: ["strength", "measures"])

  /// Returns the destination of the screen that shows a measure of the body over time.
  package static func measure(_ kind: BodyMeasure.Kind) -> Destination {
    Destination(
      Route(path: "strength", "measures", kind.rawValue),
      command: ["strength", "measures", kind.rawValue.kebabCased])
  }

  /// The destination of the screen that shows how many sets for each muscle are still needed this week.
  package static let missing = Destination(Route(path: "strength", "missing"), command: ["strength", "missing"])

  // MARK: Routines

  /// Returns the destination of the screen of a routine.
  /// - Parameter draft: the unsaved form of the routine, encoded as text; nil shows the saved routine.
  package static func routine(_ id: RoutineID, draft: String? = nil) -> Destination {
    Destination(Route(path: "strength", "routines", id.description, query: ["draft": draft]))
  }

  /// Returns the destination of the form for a new routine.
  /// - Parameter exercise: the routine's first exercise; nil to let the user choose it.
  package static func newRoutine(_ exercise: ExerciseID? = nil) -> Destination {
    Destination(Route(path: "strength", "new-routine", query: ["exercise": exercise?.text]))
  }

  /// Returns the destination of the screen on which the user plans an exercise of a routine: its sets, and the rule by
  /// which its loads increase.
  /// - Parameter number: the position of the exercise in the routine, counted from 1.
  package static func plan(_ id: RoutineID, _ number: Int) -> Destination {
    Destination(Route(path: "strength", "routines", id.description, "plan", String(number)))
  }

  package static func schedule(_ id: RoutineID) -> Destination {
    Destination(Route(path: "strength", "routines", id.description, "schedule"))
  }

  // MARK: Form analysis

  package static let form = Destination(Route(path: "strength", "form"), command: ["strength", "form"])

  /// Returns the destination of the results of a session of form analysis.
  /// - Parameters:
  ///   - session: the number that identifies the session; nil for the session that was finished last.
  ///   - path: the path of a file of recorded poses. If it is not nil, the screen shows the results of this file
  ///     instead of a session.
  ///   - block: the position of the exercise, in the workout in progress, to which the results are saved; nil for the
  ///     exercise that is next.
  package static func formResults(session: Int64? = nil, path: String? = nil, block: Int? = nil) -> Destination {
    let (session, block) = (session.map { String($0) }, block.map { String($0) })
    return Destination(
      Route(path: "strength", "form", "results", query: ["session": session, "path": path, "block": block]),
      command: path == nil && block == nil ? ["strength", "form", "results"] + (session.map { [$0] } ?? []) : nil)
  }

  // MARK: Screens of the feed

  package static let feed = Destination(Route(path: "feed"))
  static let people = Destination(Route(path: "feed", "people"), command: ["feed", "people"])

  /// Returns the destination of the screen that creates a post from a finished workout.
  static func share(_ id: WorkoutID) -> Destination {
    Destination(Route(path: "feed", "share", id.description), command: ["feed", "preview", id.description])
  }
}

/// What the user searches for on the screen for choosing an exercise, and for what purpose the exercise is chosen.
package struct ExerciseSearch: Sendable {
  package var query = ""
  package var list: PickerList?
  package var equipment: String?
  package var muscle: String?
  /// The id of the routine to which the chosen exercise is added, or `new` for a new routine; nil if it is not added to
  /// a routine.
  package var routine: String?
  /// The unsaved form of the routine, encoded as text; nil if there are no unsaved changes.
  package var draft: String?
  /// The number that identifies the superset, in the workout in progress, to which the chosen exercise is added; nil
  /// for no superset.
  package var superset: Int?
  /// The exercise that will be merged into the chosen one; nil if the user is not merging exercises.
  package var merging: String?
  /// The id of the finished workout to which the chosen exercise is added, or `past` if the user has yet to log that
  /// workout; nil if the exercise is not added to a finished workout.
  package var workout: String?
  /// The number of the exercise that the chosen one replaces, within `workout` or, if that is nil, within the workout
  /// in progress; nil if no exercise is replaced.
  package var swap: Int?
  /// The filter for which the user is choosing a value; nil while the user is choosing an exercise.
  package var filter: PickerFilter?

  /// The value of `workout` that stands for a finished workout that the user has yet to log.
  package static let past = "past"

  /// The words of the command that lists the same exercises; nil if the exercise is chosen for a purpose that has no
  /// command, such as adding it to a routine or a superset.
  fileprivate var command: [String]? {
    guard routine == nil, superset == nil, merging == nil, workout == nil, swap == nil else { return nil }
    let words = ["strength", "exercises"] + (query.isEmpty ? [] : [query]) + (list.map { [$0.option] } ?? [])
    let equipment = filter == .equipment ? "EQUIPMENT" : equipment
    let muscle = filter == .muscle ? "MUSCLE" : muscle
    return words + (equipment.map { ["--equipment", $0] } ?? []) + (muscle.map { ["--muscle", $0] } ?? [])
  }
}

/// A list to which the shown exercises can be limited.
package enum PickerList: String, CaseIterable, Sendable {
  case favourites, own

  /// The option with which the command `strength exercises` shows only this list.
  fileprivate var option: String {
    switch self {
    case .favourites: "--favorites"
    case .own: "--own"
    }
  }
}

/// A property by which exercises can be filtered.
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
