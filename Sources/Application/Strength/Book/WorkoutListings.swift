import KernelDomain
package import StrengthDomain

/// Creates the rows of workout lists. Use one instance for all workouts of a book, since it caches exercises.
package struct WorkoutListings {
  private let snapshot: any StrengthSnapshot
  private lazy var catalogue = snapshot.catalogue
  /// The number of suspicious sets in each workout. The user has to confirm or correct these sets.
  private var suspicious: [WorkoutID: Int] = [:]
  private var suspiciousSets: Set<SetPlace> = []
  private var exercises: [BlockExercise: Exercise] = [:]
  /// Computes the volume that comes from lifting the lifter's own body; nil if volumes do not include it.
  private let body: BodyVolume?
  /// The number of sets, in the workouts processed so far, whose volume does not include the lifter's own body, because
  /// no body weight is known.
  package private(set) var setsWithoutWeight = 0

  /// The exercise of a block (consecutive sets of one exercise), and whether it is assisted. The load of an assisted
  /// exercise helps the lifter, so that a smaller load is better.
  private struct Exercise {
    let id: ExerciseID
    let isAssisted: Bool
    /// The share of the body weight that the lifter lifts in the exercise, in percent; 0 if volumes do not include it.
    let share: Int
  }

  package init(_ snapshot: any StrengthSnapshot, body: BodyVolume? = nil) {
    self.snapshot = snapshot
    self.body = body
    // Which sets are suspicious does not depend on the formula, so any formula can be used.
    for records in snapshot.records(.epley).exercises.values {
      for place in records.suspicious {
        suspicious[place.workout, default: 0] += 1
        suspiciousSets.insert(place)
      }
    }
  }

  /// Returns every workout, sorted by id. The workout under way comes after other workouts that began in the same
  /// second.
  package static func all(_ snapshot: any StrengthSnapshot, body: BodyVolume? = nil) -> [WorkoutListing] {
    var listings = WorkoutListings(snapshot, body: body)
    var all = snapshot.corrected.workouts.map { listings.listing($0) }
    if let active = snapshot.book.state.active { all.append(listings.listing(active)) }
    return all
  }

  package mutating func listing(_ corrected: CorrectedWorkout) -> WorkoutListing {
    var made = listing(
      corrected.workout, state: corrected.isRemoved ? .removed : .finished, duration: corrected.workout.duration)
    made.sameAs = corrected.twin
    return made
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
      volumeTenths: VolumeRule.tenths(sums.volume), state: state,
      suspicious: state == .finished ? suspicious[workout.id] : nil)
  }

  private mutating func exercise(of block: BlockExercise) -> Exercise {
    if let known = exercises[block] { return known }
    let name = ExerciseName(block, in: catalogue)
    let exercise = Exercise(
      id: name.id, isAssisted: catalogue.isAssisted(block),
      share: body == nil ? 0 : BodyShareRule.share(of: name.name))
    exercises[block] = exercise
    return exercise
  }

  /// Returns the workout's volume (load times repetitions, summed) in tenths of a kilogram.
  package mutating func volume(of workout: Workout) -> Int64 { VolumeRule.tenths(sum(of: workout)) }

  /// Returns the volume of each block of a workout in tenths of a kilogram. Together they are the workout's volume, but
  /// for rounding.
  package func volumes(ofBlocksOf workout: Workout) -> [Int64] {
    // A copy computes them, which leaves `setsWithoutWeight` as it is.
    var listings = self
    return workout.blocks.map { block in
      var one = workout
      one.blocks = [block]
      return listings.volume(of: one)
    }
  }

  /// Returns the workout's volume (load times repetitions, summed) in milligrams.
  mutating func sum(of workout: Workout) -> VolumeRule.Sum { sums(of: workout).volume }

  private mutating func bodyPart(of workout: Workout) -> VolumeRule.Sum {
    guard let body else { return 0 }
    let (places, id) = (suspiciousSets, workout.id)
    let part = body.part(of: workout) {
      places.contains(SetPlace(workout: id, set: Int($0)))
    } exercise: { block in
      let exercise = exercise(of: block)
      return (exercise.share, exercise.isAssisted)
    }
    setsWithoutWeight += part.setsWithoutWeight
    return part.milligrams
  }

  private mutating func sums(of workout: Workout) -> (exercises: Int, volume: VolumeRule.Sum) {
    var ids: [ExerciseID] = []
    var sum = bodyPart(of: workout)
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
    return (ids.count, sum)
  }
}

extension ExerciseCatalogue {
  /// Whether the exercise of a block (consecutive sets of one exercise) is assisted: its load helps the lifter, so that
  /// a smaller load is better. If the catalogue does not contain the exercise, the exercise's name decides.
  package func isAssisted(_ block: BlockExercise) -> Bool {
    if let exercise = exercise(of: block) { return exercise.isAssisted }
    return switch block {
    case .known(let id): AssistanceRule.isAssisted(id.text)
    case .named(let name, _): AssistanceRule.isAssisted(name)
    }
  }
}

extension ActiveWorkout {
  /// The sets done so far, as if the workout were finished. Exercises without sets are left out.
  package var asFinished: Workout {
    Workout(
      id: id, source: Workout.ownSource, name: name, start: start, utcOffset: utcOffset, routine: routine, note: note,
      blocks: blocks.filter { !$0.sets.isEmpty }.map {
        Block(exercise: .known($0.exercise), superset: $0.superset, rest: $0.rest, sets: $0.sets)
      })
  }
}
