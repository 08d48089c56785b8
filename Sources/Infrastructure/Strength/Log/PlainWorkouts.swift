import KernelDomain
import StrengthDomain

/// A set in a log whose rows are independent of each other, together with what the row states about its workout.
struct PlainSet {
  /// A text that identifies the workout. All rows of the workout have this text; no other row has it.
  let workout: String
  let clock: CivilDateTime
  var name = ""
  /// The duration of the workout in seconds; nil if the row does not state it.
  var duration: Int?
  var exercise: String
  var superset: Int?
  var entry: SetEntry

  /// The local time of the set, in seconds since 1970-01-01T00:00:00 local time.
  var second: Int64 { WorkoutID(start: clock).second }
}

extension CivilDateTime {
  /// A text that is different for each time, for use as a key.
  var key: String { String(WorkoutID(start: self).second) }
}

/// An item in a row of a log whose rows are independent of each other, such as a set.
enum PlainItem {
  case set(PlainSet)
  case measure(BodyMeasure)
  case skipped(SkippedRow)
}

/// Why a row, or part of it, was left out or changed.
package enum SkippedRow: String, CaseIterable, Sendable {
  /// The row states no load, repetitions, time or distance.
  case empty
  case rest, note
  /// The set was planned but not done.
  case notDone
  /// A text in the row contained commas without quotation marks, so its parts were joined.
  case joined
  /// The load was negative, so the set was stored for the assisted variant of the exercise.
  case assisted
  /// The kind of the set is unknown, so it was stored as a normal set.
  case otherKind
  /// The row lists something that is not a set with load and repetitions. It was left out.
  case otherEntries
  /// The program does not know the kind of body measure in the row.
  case otherMeasure
}

/// Groups the sets of a log whose rows are independent of each other into workouts.
struct PlainWorkouts {
  private struct Gathered {
    var sets: [PlainSet] = []
  }

  private let app: String
  private let zone: TimeZoneRules
  private var gathered: [Gathered] = []
  private var places: [String: Int] = [:]

  init(app: String, zone: TimeZoneRules) {
    self.app = app
    self.zone = zone
  }

  mutating func add(_ set: PlainSet) {
    let place = places[set.workout] ?? gathered.count
    if place == gathered.count {
      places[set.workout] = place
      gathered.append(Gathered())
    }
    gathered[place].sets.append(set)
  }

  /// Returns the workouts, sorted by start.
  /// - Parameters:
  ///   - isByTime: whether to sort the sets of each workout by time.
  ///   - isSpanned: whether each workout lasts from its first to its last set.
  func finish(isByTime: Bool = false, isSpanned: Bool = false) -> [Workout] {
    var workouts = gathered.map { gathered in
      var sets = gathered.sets
      if isByTime {
        sets = sets.enumerated().sorted { ($0.element.second, $0.offset) < ($1.element.second, $1.offset) }.map(
          \.element)
      }
      return workout(sets, isSpanned: isSpanned)
    }
    workouts = workouts.enumerated().sorted { ($0.element.id.second, $0.offset) < ($1.element.id.second, $1.offset) }
      .map(\.element)
    for place in workouts.indices.dropFirst() where workouts[place].id.second == workouts[place - 1].id.second {
      workouts[place].id = WorkoutID(
        second: workouts[place].id.second, ordinal: workouts[place - 1].id.ordinal + 1)
    }
    return workouts
  }

  private func workout(_ sets: [PlainSet], isSpanned: Bool) -> Workout {
    let first = sets.min { $0.second < $1.second } ?? sets[0]
    let id = WorkoutID(start: first.clock)
    let start = zone.instant(of: first.clock)
    var duration = sets.lazy.compactMap(\.duration).first
    if isSpanned, let last = sets.map(\.second).max() {
      let seconds = Int(last - id.second)
      duration = seconds > 0 && seconds <= LogDuration.most ? seconds : nil
    }
    var workout = Workout(
      id: id, source: app, name: sets[0].name, start: start, utcOffset: Int(id.second - start.seconds),
      duration: duration)
    for (index, set) in sets.enumerated() {
      let exercise = BlockExercise.named(set.exercise, app: app)
      if workout.blocks.last.map({ $0.exercise != exercise || $0.superset != set.superset }) ?? true {
        workout.blocks.append(Block(exercise: exercise, superset: set.superset))
      }
      var entry = set.entry
      entry.number = Int32(clamping: index + 1)
      workout.blocks[workout.blocks.count - 1].sets.append(entry)
    }
    return workout
  }
}
