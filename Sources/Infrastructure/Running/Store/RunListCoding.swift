import JSONCoding
import KernelDomain
import RunningDomain
import Storage

/// Encodes changes to the user's lists as journal entries. For example, an entry of the kind `workout` has the value
/// `{"id":"w1","name":"Track","plan":"3x(400m / 90s)"}`.
enum RunListCoding {
  private enum Kind: String, CaseIterable {
    case workout
    case workoutRemoval
    case shoes
    case shoesRemoval
    case defaultShoes
    case routeName
  }

  static let kinds = Set(Kind.allCases.map(\.rawValue))

  static func entry(_ edit: RunListEdit) -> Entry {
    let (kind, fields): (Kind, JSONFields) =
      switch edit {
      case .setWorkout(let workout):
        (.workout, ["id": workout.id, "name": workout.name, "plan": workout.plan.text])
      case .removeWorkout(let id): (.workoutRemoval, ["id": id])
      case .setShoes(let shoes):
        (
          .shoes,
          [
            "name": shoes.name, "start": shoes.start == 0 ? nil : shoes.start, "from": shoes.from?.description,
            "until": shoes.until?.description,
          ]
        )
      case .removeShoes(let name): (.shoesRemoval, ["name": name])
      case .defaultShoes(let shoes): (.defaultShoes, ["name": shoes.name, "from": shoes.from.description])
      case .nameRoute(let name): (.routeName, ["run": name.run.description, "name": name.name])
      }
    return .add(kind.rawValue, fields.bytes)
  }

  static func read(_ kind: String, _ value: [UInt8]) throws(JSONError) -> RunListEdit {
    try JSONReader.read(value) { (reader) throws(JSONError) in
      try JSONObject.read(&reader) { (object) throws(JSONError) in try edit(kind, &object) }
    }
  }

  /// Reads a change to the user's lists; nil if any value is out of range.
  private static func edit(_ kind: String, _ object: inout JSONObject) throws(JSONError) -> RunListEdit? {
    switch Kind(rawValue: kind) {
    case .workout:
      guard let plan = try? WorkoutPlan(try object["plan"]) else { return nil }
      return .setWorkout(Workout(id: try object["id"], name: try object["name"], plan: plan))
    case .workoutRemoval: return .removeWorkout(try object["id"])
    case .shoes:
      var shoes = RunShoes(name: try object["name"])
      shoes.start = try object["start"] ?? 0
      guard RunFix.odometers.contains(shoes.start) else { return nil }
      shoes.from = try day(object["from"])
      shoes.until = try day(object["until"])
      return .setShoes(shoes)
    case .shoesRemoval: return .removeShoes(try object["name"])
    case .defaultShoes:
      guard let from = try day(object["from"]) else { return nil }
      return .defaultShoes(RunLists.DefaultShoes(name: try object["name"], from: from))
    case .routeName:
      guard let run = RunID(try object["run"]) else { return nil }
      return .nameRoute(RunLists.RouteName(run: run, name: try object["name"]))
    case nil: return nil
    }
  }

  private static func day(_ text: String?) throws(JSONError) -> CivilDay? { text.flatMap { CivilDay($0) } }
}
