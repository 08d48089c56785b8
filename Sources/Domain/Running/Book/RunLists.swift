package import KernelDomain

/// The data that the user keeps in addition to runs: planned workouts, shoes, and names of routes.
package struct RunLists: Hashable, Sendable {
  /// The planned workouts, in the order in which they were first saved.
  package private(set) var workouts: [Workout] = []
  /// The shoes that the user entered, sorted by name.
  package private(set) var shoes: [RunShoes] = []
  /// The user's choices of default shoes, which apply to runs without stated shoes, in the order in which they were
  /// made.
  package private(set) var defaultShoes: [DefaultShoes] = []
  /// The names of routes, in the order in which the user gave them. Each names the route that a certain run follows.
  package private(set) var routeNames: [RouteName] = []
  /// The highest number in the id of any workout, including removed ones.
  private var lastWorkout = 0

  package struct DefaultShoes: Hashable, Sendable {
    /// The name of the default shoes; empty if there are no default shoes from the day `from` on.
    package let name: String
    /// The first day on which these shoes are the default.
    package let from: CivilDay

    package init(name: String, from: CivilDay) { (self.name, self.from) = (name, from) }
  }

  package struct RouteName: Hashable, Sendable {
    package let run: RunID
    /// The name that the user gave the route; empty to remove the name.
    package let name: String

    package init(run: RunID, name: String) { (self.run, self.name) = (run, name) }
  }

  package init() {}

  package mutating func apply(_ edit: RunListEdit) {
    switch edit {
    case .setWorkout(let workout):
      // A damaged backup may hold any number; a greater one is never given.
      if let number = Int(workout.id.dropFirst()), number < 1_000_000_000 { lastWorkout = max(lastWorkout, number) }
      if let index = workouts.firstIndex(where: { $0.id == workout.id }) {
        workouts[index] = workout
      } else {
        workouts.append(workout)
      }
    case .removeWorkout(let workout): workouts.removeAll { $0.id == workout }
    case .setShoes(let pair):
      shoes.removeAll { $0.name == pair.name }
      shoes.append(pair)
      shoes.sort { $0.name < $1.name }
    case .removeShoes(let name):
      shoes.removeAll { $0.name == name }
      defaultShoes.removeAll { $0.name == name }
    case .defaultShoes(let shoes): defaultShoes.append(shoes)
    case .nameRoute(let name):
      routeNames.removeAll { $0.run == name.run }
      if !name.name.isEmpty { routeNames.append(name) }
    }
  }

  /// Returns the default shoes for runs on this day; nil if there are none.
  package func shoes(on day: CivilDay) -> String? {
    guard let name = defaultShoes.last(where: { $0.from <= day })?.name, !name.isEmpty else { return nil }
    guard let until = pair(named: name)?.until else { return name }
    return day <= until ? name : nil
  }

  /// Returns the pair of shoes with this name. Case and accents are ignored, unless two pairs differ only in these. Nil
  /// if there is no such pair, or if the name could mean two pairs and is not spelled exactly like either.
  package func pair(named name: String) -> RunShoes? {
    if let exact = shoes.first(where: { $0.name == name }) { return exact }
    let alike = pairs(alike: name)
    return alike.count == 1 ? alike[0] : nil
  }

  /// Returns the pairs of shoes whose names equal `name` if case and accents are ignored.
  package func pairs(alike name: String) -> [RunShoes] {
    let folded = foldedName(name)
    return shoes.filter { foldedName($0.name) == folded }
  }

  /// Returns the workout with this name. An exact match is preferred; otherwise case and accents are ignored. Nil if
  /// there is none.
  package func workout(named name: String) -> Workout? {
    workouts.first { $0.name == name } ?? workouts.first { foldedName($0.name) == foldedName(name) }
  }

  /// An id that has never been used for a workout.
  package var freeWorkoutID: String { "w\(lastWorkout + 1)" }
}

/// A pair of shoes as entered by the user.
package struct RunShoes: Hashable, Sendable {
  package let name: String
  /// The distance for which the shoes had already been worn before the book's first run, in millimetres.
  package var start: Int64 = 0
  /// The first day on which the shoes were worn; nil if it is unknown. `until` is the last day on which they were worn;
  /// nil if they are still in use.
  package var from: CivilDay?
  package var until: CivilDay?

  /// Whether a name differs from this pair's name as little as a typo does: `Pegasis 40` from `Pegasus 40`. Names with
  /// other digits, such as `Pegasus 41`, are those of other shoes.
  package func isMistyped(as typed: String) -> Bool {
    let (name, typed) = (Array(foldedName(name)), Array(foldedName(typed)))
    guard name.filter(\.isNumber) == typed.filter(\.isNumber) else { return false }
    return editDistance(name, typed) <= min(name.count, typed.count) / 4
  }

  package init(name: String) { self.name = name }
}

/// A change of the user's planned workouts, shoes or names of routes.
package enum RunListEdit: Hashable, Sendable {
  /// Adds a workout, replacing any workout that has the same id.
  case setWorkout(Workout)
  /// Removes the workout with this id.
  case removeWorkout(String)
  /// Adds a pair of shoes, replacing any pair that has the same name.
  case setShoes(RunShoes)
  case removeShoes(String)
  /// Chooses the default shoes for runs without stated shoes. The choice applies from a given day on.
  case defaultShoes(RunLists.DefaultShoes)
  case nameRoute(RunLists.RouteName)

  /// Whether this change depends on `earlier`. If so, `earlier` cannot be undone before this change is undone.
  package func depends(on earlier: RunListEdit) -> Bool {
    switch (earlier, self) {
    case (.nameRoute(let before), .nameRoute(let name)): before.run == name.run
    case (.defaultShoes, .defaultShoes): true
    default: subject != nil && subject == earlier.subject
    }
  }

  /// What the change affects: the id of a workout or the name of a pair of shoes. Nil if the change names a route.
  private var subject: String? {
    switch self {
    case .setWorkout(let workout): "workout " + workout.id
    case .removeWorkout(let id): "workout " + id
    case .setShoes(let shoes): "shoes " + shoes.name
    case .removeShoes(let name): "shoes " + name
    case .defaultShoes(let shoes): "shoes " + shoes.name
    case .nameRoute: nil
    }
  }
}
