import BookApplication
package import BookInfrastructure
package import KernelApplication
package import KernelDomain
package import Storage
import StrengthApplication
import StrengthDomain

/// Backs up and restores the section `strength`.
package struct StrengthBackup: SectionBackup {
  private let store: FileStrengthRepository

  package init(store: FileStrengthRepository) { self.store = store }

  package var section: FeatureID { .strength }

  package func written(_ content: SectionContent) throws(Failure) -> (any Codable & Sendable)? {
    StrengthBackupPart(try StrengthReducer().state(of: content, after: nil).book)
  }

  package func restored(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup {
    let book = try StrengthReducer().state(of: transaction[section], after: nil)
    let workouts = book.book.workouts
    let counts = StrengthFilePart.Counts(
      found: workouts.count, new: workouts.count, sets: workouts.reduce(0) { $0 + $1.setCount },
      ownExercises: book.book.ownExercises.count)
    return TakenBackup(
      part: StrengthFilePart(workouts: counts),
      whole: StrengthImportPart(workouts: counts, suspicious: book.suspicious.count))
  }

  /// Merges a backup into the book. A workout that is already in the book keeps the book's version and corrections.
  package func merge(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup {
    let coming = try StrengthReducer().state(of: content, after: nil)
    let undone = try StrengthFiles.undone(in: transaction[section])
    let (merge, after) = try store.file(in: &transaction) { (derived) throws(Failure) in
      let merge = StrengthBackupMerge(coming, into: derived, undone: undone)
      return (merge.isEmpty ? nil : .file(merge.workouts, [], merge.names, merge.edits), merge)
    }
    if !merge.measures.isEmpty {
      _ = try store.file(in: &transaction) { _ throws(Failure) in (.measure(merge.measures), ()) }
    }
    return TakenBackup(
      part: StrengthFilePart(workouts: merge.counts), skipped: .ownKept(values: merge.left),
      whole: StrengthImportPart(workouts: merge.counts, suspicious: after.suspicious.count))
  }
}

/// Computes what to add to a book from a backup of strength data.
struct StrengthBackupMerge {
  private(set) var workouts: [Workout] = []
  /// The edits that add the backup's data to the book. Each becomes a separate change.
  private(set) var edits: [StrengthEdit] = []
  /// The exercises that names in the backup's workouts stand for. Names that this book has already recorded are left
  /// out.
  private(set) var names: [NamedExercise] = []
  /// The imported body measures that are in the backup but not in this book.
  private(set) var measures: [BodyMeasure] = []
  /// How many of the backup's values were left out, because the book already has its own.
  private(set) var left = 0
  private(set) var counts = StrengthFilePart.Counts()
  /// The ids of exercises in this book, by their ids in the backup. In the same way, `ids` contains the ids of
  /// workouts, and `routines` the ids of routines.
  private var exercises: [ExerciseID: ExerciseID] = [:]
  private var ids: [WorkoutID: WorkoutID] = [:]
  private var routines: [RoutineID: RoutineID] = [:]

  init(_ coming: LazyStrengthSnapshot, into own: LazyStrengthSnapshot, undone: [Workout] = []) {
    takeExercises(coming, own)
    takeRoutines(coming.book, own.book)
    takeWorkouts(coming.book, own.book, undone)
    takeCorrections(coming.book, own.book)
    for (day, load) in coming.book.state.weights.sorted(by: { $0.key < $1.key }) {
      take(.weigh(day, load), ifNew: own.book.state.weights[day], load)
    }
    takeMeasures(coming.book, own.book)
    // A workout in progress is not taken over.
    if coming.book.state.active != nil { left += 1 }
  }

  var isEmpty: Bool { workouts.isEmpty && names.isEmpty && edits.isEmpty }

  private mutating func take<Value: Equatable>(_ edit: StrengthEdit, ifNew known: Value?, _ value: Value) {
    if known == nil { edits.append(edit) } else if known != value { left += 1 }
  }

  private mutating func takeMeasures(_ coming: StrengthBook, _ own: StrengthBook) {
    let known = Dictionary(own.filed.measures.map { ($0.key, $0) }) { first, _ in first }
    for measure in coming.filed.measures {
      if known[measure.key] == nil { measures.append(measure) } else if known[measure.key] != measure { left += 1 }
    }
    let order = { (a: BodyMeasure.Key, b: BodyMeasure.Key) in (a.day, a.kind.order) < (b.day, b.kind.order) }
    for (key, measure) in coming.state.measures.sorted(by: { order($0.key, $1.key) }) {
      take(.setMeasure(key, measure), ifNew: own.state.measures[key], measure)
    }
  }

  private func renamed(_ id: ExerciseID) -> ExerciseID { exercises[id] ?? id }

  private mutating func takeExercises(_ coming: LazyStrengthSnapshot, _ own: LazyStrengthSnapshot) {
    var next = own.book.nextExercise
    for exercise in coming.book.ownExercises + coming.names.added.map({ $0.listed(aliases: []) }) {
      let names = [exercise.english] + exercise.aliases
      if let known = names.lazy.compactMap({ own.catalogue.exercise(named: $0) }).first {
        exercises[exercise.id] = known.id
      } else {
        let id = ExerciseID.own(next)
        next += 1
        exercises[exercise.id] = id
        edits.append(
          .putExercise(
            OwnExercise(
              id: id, name: exercise.english, measure: exercise.measure, equipment: exercise.equipment,
              primary: exercise.primary, secondary: exercise.secondary)))
        counts.ownExercises += 1
      }
    }
    let recorded = own.book.recordedNames
    names = coming.names.exercises.values.sorted { $0.logged < $1.logged }.filter { recorded[$0.logged] == nil }.map {
      NamedExercise($0.logged, renamed($0.exercise), $0.decision)
    }
    let (state, known) = (coming.book.state, own.book.state)
    for merge in state.merges {
      let renamed = ExerciseMerge(from: renamed(merge.from), into: renamed(merge.into))
      if renamed.from != renamed.into, !known.merges.contains(renamed) { edits.append(.merge(renamed)) }
    }
    for id in state.favourites.map(renamed).sorted() where !known.favourites.contains(id) {
      edits.append(.setFavourite(id, true))
    }
    for (id, seconds) in state.rests.sorted(by: { $0.key < $1.key }) {
      take(.setRest(renamed(id), seconds), ifNew: known.rests[renamed(id)], seconds)
    }
    for (id, load) in state.steps.sorted(by: { $0.key < $1.key }) {
      take(.setStep(renamed(id), load), ifNew: known.steps[renamed(id)], load)
    }
    for (id, load) in state.trainingMaxima.sorted(by: { $0.key < $1.key }) {
      take(.setTrainingMax(renamed(id), load), ifNew: known.trainingMaxima[renamed(id)], load)
    }
  }

  private mutating func takeRoutines(_ coming: StrengthBook, _ own: StrengthBook) {
    var next = own.nextRoutine.number
    for routine in coming.state.routines.values.sorted(by: { $0.id < $1.id }) {
      let blocks = routine.blocks.map { block in
        var block = block
        block.exercise = renamed(block.exercise)
        return block
      }
      if let same = own.state.routines.values.first(where: { $0.name == routine.name && $0.blocks == blocks }) {
        routines[routine.id] = same.id
        continue
      }
      routines[routine.id] = RoutineID(next)
      edits.append(.putRoutine(Routine(id: RoutineID(next), name: routine.name, blocks: blocks)))
      edits += (coming.state.deloads[routine.id] ?? []).map { .deload(RoutineID(next), at: $0) }
      next += 1
    }
    var nextSchedule = own.nextSchedule.number
    for (_, scheduled) in coming.state.schedules.sorted(by: { $0.key < $1.key }) {
      guard let routine = routines[scheduled.routine] else { continue }
      let renamed = ScheduledRoutine(routine: routine, days: scheduled.days)
      if own.state.schedules.values.contains(renamed) { continue }
      edits.append(.putSchedule(ScheduleID(nextSchedule), renamed))
      nextSchedule += 1
    }
  }

  private mutating func takeWorkouts(_ coming: StrengthBook, _ own: StrengthBook, _ undone: [Workout]) {
    var merge = WorkoutImportMerge(
      into: own.workouts + (own.state.active.map { [$0.asFinished] } ?? []), undone: undone)
    for workout in coming.workouts {
      var taken = workout
      taken.routine = workout.routine.flatMap { routines[$0] }
      for index in taken.blocks.indices {
        if case .known(let id) = taken.blocks[index].exercise { taken.blocks[index].exercise = .known(renamed(id)) }
      }
      counts.found += 1
      counts.sets += taken.setCount
      switch merge.add(&taken) {
      case .new(let id):
        ids[workout.id] = id
        workouts.append(taken)
        counts.new += 1
      case .updated(let id):
        ids[workout.id] = id
        left += 1
      case .unchanged(let id), .copy(let id): ids[workout.id] = id
      }
    }
  }

  private mutating func takeCorrections(_ coming: StrengthBook, _ own: StrengthBook) {
    let corrected = Set(own.state.corrections.map(\.correction.workout))
    let known = Set(own.state.corrections.map(\.correction))
    for numbered in coming.state.corrections {
      let correction = numbered.correction
      guard let id = ids[correction.workout] else { continue }
      let renamed = WorkoutCorrection(workout: id, change: renamed(correction.change), touched: correction.touched)
      if known.contains(renamed) { continue }
      if corrected.contains(id) { left += 1 } else { edits.append(.correct(renamed)) }
    }
    for (pair, areSame) in coming.state.twins.sorted(by: { $0.key < $1.key }) {
      guard let first = ids[pair.first], let second = ids[pair.second], first != second else { continue }
      let pair = WorkoutPair(first, second)
      take(.setTwins([pair], areSame: areSame), ifNew: own.state.twins[pair], areSame)
    }
  }

  private func renamed(_ change: WorkoutCorrection.Change) -> WorkoutCorrection.Change {
    switch change {
    case .addSet(let number, let entry, let exercise, let after):
      .addSet(number, entry, renamed(exercise), after: after)
    case .swapExercise(let number, let exercise): .swapExercise(number, renamed(exercise))
    default: change
    }
  }
}
