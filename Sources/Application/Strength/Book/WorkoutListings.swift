import KernelDomain
package import StrengthDomain

/// Makes what lists tell of workouts, of all of a book at once.
package struct WorkoutListings {
  private let snapshot: any StrengthSnapshot
  private lazy var catalogue = snapshot.catalogue
  /// How many sets of a workout await her judgement.
  private var suspicious: [WorkoutID: Int] = [:]
  private var suspiciousSets: Set<SetPlace> = []
  private var assisted: [BlockExercise: Bool] = [:]
  private var ids: [BlockExercise: ExerciseID] = [:]

  package init(_ snapshot: any StrengthSnapshot) {
    self.snapshot = snapshot
    // What is suspicious is the same by every formula.
    for records in snapshot.records(.epley).exercises.values {
      for place in records.suspicious {
        suspicious[place.workout, default: 0] += 1
        suspiciousSets.insert(place)
      }
    }
  }

  /// Every workout, in order of ids, the one that is on last of its second.
  package static func all(_ snapshot: any StrengthSnapshot) -> [WorkoutListing] {
    var listings = WorkoutListings(snapshot)
    var all = snapshot.corrected.workouts.map { listings.listing($0) }
    if let active = snapshot.book.state.active { all.append(listings.listing(active)) }
    return all
  }

  package mutating func listing(_ corrected: CorrectedWorkout) -> WorkoutListing {
    listing(
      corrected.workout, state: corrected.isRemoved ? .removed : .finished,
      duration: corrected.workout.duration)
  }

  package mutating func listing(_ active: ActiveWorkout) -> WorkoutListing {
    let isPaused = if case .paused = active.state { true } else { false }
    return listing(active.asFinished, state: isPaused ? .paused : .running, duration: nil)
  }

  private mutating func listing(
    _ workout: Workout, state: WorkoutListing.State, duration: Int?
  ) -> WorkoutListing {
    WorkoutListing(
      id: workout.id, day: workout.day, start: workout.start, utcOffsetSeconds: workout.utcOffset,
      name: workout.name.isEmpty ? nil : workout.name, source: workout.source, routine: workout.routine,
      durationSeconds: duration, exerciseCount: Set(workout.blocks.map { id(of: $0.exercise) }).count,
      setCount: workout.setCount, volumeTenths: volume(of: workout), state: state,
      suspicious: state == .finished ? suspicious[workout.id] : nil)
  }

  private mutating func id(of block: BlockExercise) -> ExerciseID {
    if let known = ids[block] { return known }
    let id = ExerciseName(block, in: catalogue).id
    ids[block] = id
    return id
  }

  private mutating func isAssisted(_ block: BlockExercise) -> Bool {
    if let known = assisted[block] { return known }
    let isAssisted = catalogue.isAssisted(block)
    assisted[block] = isAssisted
    return isAssisted
  }

  /// Tenths of a kilogram.
  package mutating func volume(of workout: Workout) -> Int64 {
    var sum: VolumeRule.Sum = 0
    let hasSuspicious = suspicious[workout.id] != nil
    for block in workout.blocks where !isAssisted(block.exercise) {
      for set in block.sets where set.isWorking {
        guard let load = set.load, let reps = set.reps else { continue }
        if hasSuspicious, suspiciousSets.contains(SetPlace(workout: workout.id, set: Int(set.number))) { continue }
        sum += VolumeRule.Sum(load.mass.milligrams) * VolumeRule.Sum(reps)
      }
    }
    return VolumeRule.tenths(sum)
  }
}

extension ExerciseCatalogue {
  /// Whether less load is better, by what the exercise is called where nobody knows it.
  package func isAssisted(_ block: BlockExercise) -> Bool {
    if let exercise = exercise(of: block) { return exercise.isAssisted }
    return switch block {
    case .known(let id): AssistanceRule.isAssisted(id.text)
    case .named(let name): AssistanceRule.isAssisted(name)
    }
  }
}

extension ActiveWorkout {
  /// The workout as though it had ended with its last step: what was done so far.
  package var asFinished: Workout {
    Workout(
      id: id, source: Workout.ownSource, name: name, start: start, utcOffset: utcOffset, routine: routine,
      blocks: blocks.filter { !$0.sets.isEmpty }.map {
        Block(exercise: .known($0.exercise), superset: $0.superset, rest: $0.rest, sets: $0.sets)
      })
  }
}
