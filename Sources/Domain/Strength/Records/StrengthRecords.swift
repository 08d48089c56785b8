import KernelDomain

/// The records of all exercises, and the volume of every week.
package struct StrengthRecords: Hashable, Sendable {
  package private(set) var exercises: [ExerciseID: ExerciseRecords] = [:]
  /// The weeks that have volume, in chronological order.
  package private(set) var weeks: [WeekVolume] = []

  /// Computes the records.
  /// - Parameters:
  ///   - workouts: the workouts, in any order.
  ///   - confirmed: the suspicious sets that the user confirmed as genuine.
  ///   - formula: the formula that estimates one-repetition maximums.
  ///   - exercise: returns the exercise of a block, and whether the exercise is assisted.
  package init(
    _ workouts: [Workout], confirmed: Set<SetPlace> = [], formula: OneRepMaxRule = .epley,
    exercise: (BlockExercise) -> (id: ExerciseID, isAssisted: Bool)
  ) {
    let isInOrder = workouts.indices.dropFirst().allSatisfy { Workout.isBefore(workouts[$0 - 1], workouts[$0]) }
    let workouts = isInOrder ? workouts : workouts.sorted(by: Workout.isBefore)
    var records: [IncrementalExerciseRecords] = []
    var ids: [ExerciseID: Int] = [:]
    var places: [BlockExercise: Int] = [:]
    for index in workouts.indices {
      for block in workouts[index].blocks.indices {
        let name = workouts[index].blocks[block].exercise
        let place: Int
        if let known = places[name] {
          place = known
        } else {
          let (id, isAssisted) = exercise(name)
          place = ids[id] ?? records.count
          if place == records.count { records.append(IncrementalExerciseRecords(id, isAssisted: isAssisted)) }
          ids[id] = place
          places[name] = place
        }
        records[place].add(workouts[index].blocks[block].sets, workout: index)
      }
    }
    var volumes = [VolumeRule.Sum](repeating: 0, count: workouts.count)
    for one in records where one.hasSets {
      exercises[one.id] = one.records(of: workouts, confirmed, formula, &volumes)
    }
    weeks = VolumeRule.weeks(workouts.indices.lazy.map { (workouts[$0].day, volumes[$0]) })
  }
}

/// Collects the sets of one exercise from all workouts, and computes its records.
private struct IncrementalExerciseRecords {
  let id: ExerciseID
  private let isAssisted: Bool
  private var loaded: [LoadedSet] = []
  private var unloaded: [UnloadedRecordRule.Measure: (value: Int64, number: Int32, workout: Int)] = [:]
  private var sets = 0
  private var workingSets = 0
  private var workouts = 0
  private var lastWorkout = -1

  init(_ id: ExerciseID, isAssisted: Bool) {
    self.id = id
    self.isAssisted = isAssisted
  }

  var hasSets: Bool { sets > 0 }

  /// Adds the sets of a block.
  /// - Parameter workout: the index of the block's workout. It must not be less than in the previous call.
  mutating func add(_ sets: [SetEntry], workout: Int) {
    // A span gives access to a set without copying it; only a few members of each set are needed here.
    let sets = sets.span
    for index in sets.indices where sets[index].isDone {
      self.sets += 1
      if workout != lastWorkout {
        lastWorkout = workout
        workouts += 1
      }
      if sets[index].kind == .warmup { continue }
      workingSets += 1
      if let load = sets[index].load, let reps = sets[index].reps, reps > 0 {
        loaded.append(LoadedSet(load: load, reps: reps, number: sets[index].number, workout: workout))
      } else if !isAssisted || sets[index].load == nil {
        addUnloaded(sets, index, workout)
      }
    }
  }

  @inline(never)
  private mutating func addUnloaded(_ sets: Span<SetEntry>, _ index: Int, _ workout: Int) {
    guard let (measure, value) = UnloadedRecordRule.value(sets[index]) else { return }
    let number = sets[index].number
    if let best = unloaded[measure],
      best.value > value || best.value == value && (best.workout, best.number) <= (workout, number)
    {
      return
    }
    unloaded[measure] = (value, number, workout)
  }

  /// Returns the sets in `loaded`, omitting those at the indices `places`.
  private func leftOver(_ places: [Int]) -> [LoadedSet] {
    let places = Set(places)
    return loaded.indices.filter { !places.contains($0) }.map { loaded[$0] }
  }

  /// Computes the records of the exercise.
  /// - Parameter volumes: the volume of each workout in milligrams, to which the volume of this exercise is added.
  func records(
    of workouts: [Workout], _ confirmed: Set<SetPlace>, _ formula: OneRepMaxRule, _ volumes: inout [VolumeRule.Sum]
  ) -> ExerciseRecords {
    func place(_ set: LoadedSet) -> SetPlace {
      SetPlace(workout: workouts[set.workout].id, set: Int(set.number))
    }
    func record(_ set: LoadedSet?, _ tenths: Int64) -> LiftRecord? {
      set.map { LiftRecord(tenths: tenths, load: $0.load, reps: Int($0.reps), place: place($0)) }
    }
    var records = ExerciseRecords(isAssisted: isAssisted)
    records.workouts = self.workouts
    records.sets = sets
    records.workingSets = workingSets
    records.unloaded = unloaded.mapValues { best in
      UnloadedRecord(
        value: best.value, place: SetPlace(workout: workouts[best.workout].id, set: Int(best.number)))
    }
    if isAssisted {
      let least = LiftRecordRule.leastAssistance(loaded)
      records.leastAssistance = record(least, least?.mass.tenths ?? 0)
      return records
    }
    let suspicious = SuspiciousSetRule.suspicious(loaded) {
      !confirmed.isEmpty && confirmed.contains(place(loaded[$0]))
    }
    records.suspicious = suspicious.map { place(loaded[$0]) }.sorted()
    records.workingSets -= suspicious.count
    let counting = suspicious.isEmpty ? loaded : leftOver(suspicious)
    var best = LiftRecordRule.Best(formula)
    var volume = WorkoutVolumes()
    for set in counting {
      best.add(set)
      volume.add(set)
    }
    records.heaviest = record(best.heaviest, best.heaviestTenths)
    records.oneRepMax = record(best.oneRepMax, best.oneRepMaxTenths)
    records.setVolume = record(best.setVolume, best.setVolumeTenths)
    records.repMaxes = RepMaxRule.repMaxes(counting).compactMap { record($0, $0.mass.tenths) }
    let sums = volume.finish()
    for (workout, milligrams) in sums { volumes[workout] += milligrams }
    records.volumeTenths = VolumeRule.tenths(sums.reduce(0) { $0 + $1.milligrams })
    var most: (workout: Int, tenths: Int64)?
    for (workout, milligrams) in sums {
      let tenths = VolumeRule.tenths(milligrams)
      if most.map({ tenths > $0.tenths }) ?? true { most = (workout, tenths) }
    }
    records.workoutVolume = most.map { WorkoutVolumeRecord(tenths: $0.tenths, workout: workouts[$0.workout].id) }
    return records
  }
}

/// Adds up the volume of one exercise in each workout, in milligrams.
private struct WorkoutVolumes {
  private var sums: [(workout: Int, milligrams: VolumeRule.Sum)] = []
  private var workout = -1
  private var sum: VolumeRule.Sum = 0

  /// Adds a set. Its workout must not be earlier than that of the previous set.
  mutating func add(_ set: LoadedSet) {
    if set.workout != workout { close() }
    workout = set.workout
    sum += VolumeRule.Sum(set.volume)
  }

  private mutating func close() {
    if workout >= 0 { sums.append((workout, sum)) }
    sum = 0
  }

  mutating func finish() -> [(workout: Int, milligrams: VolumeRule.Sum)] {
    close()
    return sums
  }
}
