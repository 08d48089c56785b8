import KernelDomain
import StrengthDomain

/// The rules of records in their simplest form, without regard to speed.
struct SlowRecords {
  struct Found {
    let entry: SetEntry
    let workout: Workout
    var place: SetPlace { SetPlace(workout: workout.id, set: Int(entry.number)) }
    var mass: Int64 { entry.load?.mass.milligrams ?? 0 }
    var reps: Int64 { Int64(entry.reps ?? 0) }
    var isLoaded: Bool { entry.load != nil && reps > 0 }
  }

  let isAssisted: Bool
  let all: [Found]
  let suspicious: Set<SetPlace>

  /// - Parameter name: of the exercise.
  init(_ workouts: [Workout], _ name: String, confirmed: Set<SetPlace>) {
    isAssisted = AssistanceRule.isAssisted(name)
    all = workouts.flatMap { workout in
      workout.blocks.filter { $0.exercise == .named(name) }.flatMap(\.sets).filter(\.isDone).map {
        Found(entry: $0, workout: workout)
      }
    }.sorted { $0.place < $1.place }
    suspicious = isAssisted ? [] : SlowRecords.suspicious(all.filter { $0.entry.isWorking && $0.isLoaded }, confirmed)
  }

  private static func suspicious(_ sets: [Found], _ confirmed: Set<SetPlace>) -> Set<SetPlace> {
    var rest = sets.filter { $0.mass <= 600_000_000 || confirmed.contains($0.place) }
    var found = Set(sets.map(\.place)).subtracting(rest.map(\.place))
    while let heaviest = rest.max(by: { $0.mass < $1.mass }), !confirmed.contains(heaviest.place) {
      let others = rest.filter { $0.workout.id != heaviest.workout.id }
      guard others.count >= 10, let best = others.map(\.mass).max(), Double(heaviest.mass) > 1.4 * Double(best),
        heaviest.mass > best + 10_000_000
      else { break }
      found.insert(heaviest.place)
      rest.removeAll { $0.place == heaviest.place }
    }
    return found
  }

  var counting: [Found] { all.filter { $0.entry.isWorking && !suspicious.contains($0.place) } }

  /// The first of those with the greatest value.
  func best(of value: (Found) -> Int64?) -> (value: Int64, place: SetPlace)? {
    var best: (value: Int64, place: SetPlace)?
    for set in counting {
      guard let value = value(set) else { continue }
      if best.map({ value > $0.value }) ?? true { best = (value, set.place) }
    }
    return best
  }

  /// The first of those with the greatest value, of sets with load and repetitions.
  func lift(_ value: (Found) -> Int64?) -> (value: Int64, place: SetPlace)? {
    isAssisted ? nil : best { $0.isLoaded ? value($0) : nil }
  }

  static func tenths(_ milligrams: Int64) -> Int64 { (milligrams + 50_000) / 100_000 }
}
