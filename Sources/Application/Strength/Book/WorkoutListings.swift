import KernelDomain
package import StrengthDomain

/// Makes the rows of workout lists. Use one value for all workouts of a book, since it caches exercises.
package struct WorkoutListings {
  private let snapshot: any StrengthSnapshot
  private lazy var catalogue = snapshot.catalogue
  /// How many sets of each workout the user has to confirm or correct.
  private var suspicious: [WorkoutID: Int] = [:]
  private var suspiciousSets: Set<SetPlace> = []
  private var exercises: [BlockExercise: Exercise] = [:]

  /// The exercise of a block, and whether it is assisted: then the load helps the lifter, so that less is better.
  private struct Exercise {
    let id: ExerciseID
    let isAssisted: Bool
  }

  package init(_ snapshot: any StrengthSnapshot) {
    self.snapshot = snapshot
    // Which sets are suspicious does not depend on the formula, so any formula can be used.
    for records in snapshot.records(.epley).exercises.values {
      for place in records.suspicious {
        suspicious[place.workout, default: 0] += 1
        suspiciousSets.insert(place)
      }
    }
  }

  /// Returns every workout, sorted by id. If others began in the same second as the workout under way, it comes after
  /// them.
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
    let sums = sums(of: workout)
    return WorkoutListing(
      id: workout.id, day: workout.day, start: workout.start, utcOffsetSeconds: workout.utcOffset,
      name: workout.name.isEmpty ? nil : workout.name, source: workout.source, routine: workout.routine,
      durationSeconds: duration, exerciseCount: sums.exercises, setCount: workout.setCount,
      volumeTenths: sums.volumeTenths, state: state,
      suspicious: state == .finished ? suspicious[workout.id] : nil)
  }

  private mutating func exercise(of block: BlockExercise) -> Exercise {
    if let known = exercises[block] { return known }
    let exercise = Exercise(id: ExerciseName(block, in: catalogue).id, isAssisted: catalogue.isAssisted(block))
    exercises[block] = exercise
    return exercise
  }

  /// Returns the workout's volume (load times repetitions, summed) in tenths of a kilogram.
  package mutating func volume(of workout: Workout) -> Int64 { sums(of: workout).volumeTenths }

  private mutating func sums(of workout: Workout) -> (exercises: Int, volumeTenths: Int64) {
    var ids: [ExerciseID] = []
    var sum: VolumeRule.Sum = 0
    let hasSuspicious = suspicious[workout.id] != nil
    for block in workout.blocks.indices {
      let exercise = exercise(of: workout.blocks[block].exercise)
      if !ids.contains(exercise.id) { ids.append(exercise.id) }
      if exercise.isAssisted { continue }
      let logged = workout.blocks[block].sets
      // Use a span, which gives access to sets without copying them: copying costs time, and most sets are skipped.
      let sets = logged.span
      for index in sets.indices where sets[index].isWorking {
        guard let load = sets[index].load, let reps = sets[index].reps else { continue }
        if hasSuspicious, suspiciousSets.contains(SetPlace(workout: workout.id, set: Int(sets[index].number))) {
          continue
        }
        sum += VolumeRule.Sum(load.mass.milligrams) * VolumeRule.Sum(reps)
      }
    }
    return (ids.count, VolumeRule.tenths(sum))
  }
}

extension ExerciseCatalogue {
  /// Whether the block's exercise is assisted: then the load helps the lifter, so that less is better. If the catalogue
  /// does not know the exercise, its name decides.
  package func isAssisted(_ block: BlockExercise) -> Bool {
    if let exercise = exercise(of: block) { return exercise.isAssisted }
    return switch block {
    case .known(let id): AssistanceRule.isAssisted(id.text)
    case .named(let name, _): AssistanceRule.isAssisted(name)
    }
  }
}

extension ActiveWorkout {
  /// The sets done so far, as a workout that ended with its last step.
  package var asFinished: Workout {
    Workout(
      id: id, source: Workout.ownSource, name: name, start: start, utcOffset: utcOffset, routine: routine,
      blocks: blocks.filter { !$0.sets.isEmpty }.map {
        Block(exercise: .known($0.exercise), superset: $0.superset, rest: $0.rest, sets: $0.sets)
      })
  }
}
