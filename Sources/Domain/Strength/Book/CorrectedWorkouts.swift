import KernelDomain

/// A workout with the user's corrections applied.
package struct CorrectedWorkout: Hashable, Sendable {
  package internal(set) var workout: Workout
  /// The numbers of the suspicious sets that the user confirmed as genuine.
  package internal(set) var confirmed: Set<Int32> = []
  /// Whether the user removed the workout from the book.
  package internal(set) var isRemoved = false
  /// The id of the workout that counts instead of this one, if the same workout was logged in two apps. Nil if this
  /// workout counts.
  package internal(set) var twin: WorkoutID?

  package init(_ workout: Workout) { self.workout = workout }
}

/// Workouts with the user's corrections applied.
package struct CorrectedWorkouts: Hashable, Sendable {
  /// The corrected workouts, sorted by id.
  package private(set) var workouts: [CorrectedWorkout]
  /// The corrections that have no effect because they no longer fit their workout.
  package private(set) var setAside: [WorkoutCorrection] = []

  /// Applies corrections to workouts.
  /// - Parameters:
  ///   - workouts: the workouts as they were logged or imported.
  ///   - corrections: the corrections, in the order in which they were made. Corrections of unknown workouts go to
  ///     `setAside`.
  package init(_ workouts: [Workout], corrections: some Sequence<WorkoutCorrection> = []) {
    self.workouts = workouts.map { CorrectedWorkout($0) }.sorted { $0.workout.id < $1.workout.id }
    for correction in corrections {
      do throws(WorkoutCorrectionError) {
        try apply(correction)
      } catch {
        setAside.append(correction)
      }
    }
  }

  package subscript(id: WorkoutID) -> CorrectedWorkout? { place(of: id).map { workouts[$0] } }

  /// The workouts that count for records, in chronological order. They exclude the workouts that the user removed. If
  /// the same workout was logged in two apps, only one of the two is included.
  package var counting: [Workout] {
    let counting = workouts.filter { !$0.isRemoved && $0.twin == nil }.map(\.workout)
    let isInOrder = zip(counting, counting.dropFirst()).allSatisfy { Workout.isBefore($0, $1) }
    return isInOrder ? counting : counting.sorted(by: Workout.isBefore)
  }
  /// The workouts that the user did not remove.
  package var kept: [Workout] { workouts.filter { !$0.isRemoved }.map(\.workout) }

  /// Sets `twin` for each workout that does not count because the same workout, logged in another app, counts instead.
  package mutating func count(_ twins: WorkoutTwins) {
    for (id, counting) in twins.counting {
      if let place = place(of: id) { workouts[place].twin = counting }
    }
  }

  /// The suspicious sets that the user confirmed as genuine.
  package var confirmed: Set<SetPlace> {
    Set(workouts.flatMap { one in one.confirmed.map { SetPlace(workout: one.workout.id, set: Int($0)) } })
  }

  /// Applies a change to the workout with this id, and returns the correction to store. Throws if the change is not
  /// possible, or if it would change nothing.
  /// - Parameter suspicious: the sets whose loads look wrong. Only these can be confirmed.
  package mutating func make(
    _ change: WorkoutCorrection.Change, of id: WorkoutID, suspicious: Set<SetPlace> = []
  ) throws(WorkoutCorrectionError) -> WorkoutCorrection {
    guard let place = place(of: id) else { throw .unknownWorkout }
    var touched: SetEntry?
    if let number = change.knownSet {
      guard let set = workouts[place].set(number) else { throw .noSet(number) }
      touched = set
      if case .confirmSet = change, !suspicious.contains(SetPlace(workout: id, set: Int(number))) {
        throw .notSuspicious(number)
      }
    }
    let before = workouts[place]
    let correction = WorkoutCorrection(workout: id, change: change, touched: touched)
    try apply(correction)
    guard workouts[place] != before else { throw .changesNothing }
    return correction
  }

  private func place(of id: WorkoutID) -> Int? {
    var (low, high) = (0, workouts.count)
    while low < high {
      let middle = (low + high) / 2
      if workouts[middle].workout.id < id { low = middle + 1 } else { high = middle }
    }
    return low < workouts.count && workouts[low].workout.id == id ? low : nil
  }

  private mutating func apply(_ correction: WorkoutCorrection) throws(WorkoutCorrectionError) {
    guard let place = place(of: correction.workout) else { throw .unknownWorkout }
    guard !workouts[place].isRemoved else { throw .removed }
    try workouts[place].apply(correction)
  }
}

extension CorrectedWorkout {
  fileprivate func set(_ number: Int32) -> SetEntry? {
    position(of: number).map { workout.blocks[$0.block].sets[$0.set] }
  }

  private func position(of number: Int32) -> (block: Int, set: Int)? {
    for (block, content) in workout.blocks.enumerated() {
      if let set = content.sets.firstIndex(where: { $0.number == number }) { return (block, set) }
    }
    return nil
  }

  fileprivate mutating func apply(_ correction: WorkoutCorrection) throws(WorkoutCorrectionError) {
    switch correction.change {
    case .name(let name):
      workout.name = name.keptName
      return
    case .remove:
      isRemoved = true
      return
    case .times(let start, let offset, let duration):
      (workout.start, workout.utcOffset, workout.duration) = (start, offset, duration)
      return
    case .note(let note):
      workout.note = note
      return
    case .addSet(let number, var entry, let exercise, let after):
      guard !entry.isEmpty else { throw .emptySet }
      entry.number = number
      add(entry, exercise, after: after)
      return
    case .editSet, .removeSet, .confirmSet, .moveBlock, .swapExercise: break
    }
    guard let number = correction.change.set, let (block, set) = position(of: number) else {
      throw .noSet(correction.change.set ?? 0)
    }
    guard workout.blocks[block].sets[set] == correction.touched else { throw .setChanged(number) }
    switch correction.change {
    case .editSet(_, var entry):
      guard !entry.isEmpty else { throw .emptySet }
      entry.number = number
      workout.blocks[block].sets[set] = entry
      confirmed.remove(number)
    case .removeSet:
      workout.blocks[block].sets.remove(at: set)
      confirmed.remove(number)
    case .confirmSet: confirmed.insert(number)
    case .moveBlock(_, let place):
      guard workout.blocks.indices.contains(place) else { throw .noBlock(count: workout.blocks.count) }
      workout.blocks.insert(workout.blocks.remove(at: block), at: place)
    case .swapExercise(_, let exercise): workout.blocks[block].exercise = .known(exercise)
    case .name, .remove, .addSet, .times, .note: break
    }
  }

  private mutating func add(_ entry: SetEntry, _ exercise: ExerciseID, after: Int32?) {
    if let (block, set) = after.flatMap({ position(of: $0) }) {
      workout.blocks[block].sets.insert(entry, at: set + 1)
    } else if let last = workout.blocks.last, last.exercise == .known(exercise) {
      workout.blocks[workout.blocks.count - 1].sets.append(entry)
    } else {
      workout.blocks.append(Block(exercise: .known(exercise), sets: [entry]))
    }
  }
}
