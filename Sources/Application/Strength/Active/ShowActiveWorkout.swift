package import KernelApplication
import KernelDomain
import StrengthDomain

package struct ShowActiveWorkout: UseCase {
  package static let method = "strength.showActiveWorkout"
  package static let summary =
    "Show the workout under way: its blocks with the sets of the previous workouts, and its rest."
  /// This is an inspection and not a query, because the output depends on the current time; the output of a query may
  /// be cached until the book changes.
  package static let kind = UseCaseKind.inspection

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var active: ActiveWorkoutView?

    package static let schema = Schema(
      "The workout under way.",
      [.optional("active", ActiveWorkoutView.schema, "The workout under way; left out if there is none.")])
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let snapshot = try reader.repository.snapshot()
    let planner = try reader.planner(snapshot)
    return Output(
      active: snapshot.book.state.active.map { ActiveWorkoutView($0, at: reader.now(), in: snapshot, planner) })
  }
}

extension ActiveWorkoutView {
  init(_ active: ActiveWorkout, at now: Timestamp, in snapshot: any StrengthSnapshot, _ planner: RoutinePlanner) {
    let isPaused = if case .paused = active.state { true } else { false }
    var listings = WorkoutListings(snapshot)
    let suspicious = snapshot.suspicious(in: active)
    // Leave out a rest that is over, even if its end has not been recorded yet.
    let rest = active.rest.flatMap { timer in isPaused || now < timer.end ? timer : nil }
    self.init(
      workout: active.id, name: active.name.isEmpty ? nil : active.name, routine: active.routine,
      note: active.note,
      state: isPaused ? .paused : .running, start: active.start,
      utcOffsetSeconds: active.utcOffset, startDaysAgo: active.daysAgo(at: now),
      elapsedMilliseconds: active.elapsed(at: now),
      elapsedSince: active.clockStart(at: now),
      blocks: active.blocks.enumerated().map {
        Block($1, number: $0 + 1, of: active.id, in: snapshot, suspicious, planner)
      },
      current: active.current.map { $0 + 1 }, setsDone: active.blocks.reduce(0) { $0 + $1.sets.count },
      setsPlanned: active.setsPlanned,
      rest: rest.map { RestView($0, of: active, at: now) },
      restOver: active.restOver(at: now).map { RestOverView(since: $0, at: now) },
      offersFinishAt: active.offersFinish(at: now),
      isForgotten: active.isForgotten(at: now) ? true : nil,
      volumeTenths: listings.volume(of: active.asFinished))
  }
}

extension ActiveWorkout {
  /// Returns when the workout would have begun if it had had no pauses; nil while it is paused.
  func clockStart(at now: Timestamp) -> Timestamp? {
    if case .paused = state { nil } else { now + -elapsed(at: now) }
  }

  /// The number of planned sets, including those already done; nil if nothing was planned.
  var setsPlanned: Int? {
    blocks.contains { !$0.targets.isEmpty } ? blocks.reduce(0) { $0 + max($1.targets.count, $1.sets.count) } : nil
  }
}

extension ActiveWorkoutView.Block {
  /// Creates the output that describes a block (an exercise with its sets) of the workout under way.
  /// - Parameter suspicious: the suspicious sets of the workout, which the user has to confirm or correct.
  fileprivate init(
    _ block: ActiveBlock, number: Int, of workout: WorkoutID, in snapshot: any StrengthSnapshot,
    _ suspicious: Set<SetPlace>, _ planner: RoutinePlanner
  ) {
    let exercise = snapshot.catalogue[block.exercise]
    let id = snapshot.id(of: .known(block.exercise))
    let load = block.nextTarget?.load
    let needsWarmup = block.sets.isEmpty && block.nextTarget?.kind != .warmup
    let last = snapshot.workouts(of: id).last
    self.init(
      number: number, exercise: ExerciseName(.known(block.exercise), in: snapshot.catalogue),
      measure: exercise?.measure ?? .loadReps, superset: block.superset, restSeconds: block.rest.map { Int($0) },
      sets: block.sets.map { set in
        SetView(set, isSuspicious: suspicious.contains(SetPlace(workout: workout, set: Int(set.number))))
      },
      targets: block.targets.dropFirst(block.sets.count).map { SetTargetView($0) },
      previous: (last?.blocks ?? []).flatMap(\.sets).map { SetView($0) }, previousDay: last?.day,
      plates: load.flatMap { planner.plates($0, id) },
      warmups: needsWarmup ? load.map { planner.warmups(before: $0, id).map { SetTargetView($0) } } ?? [] : [])
  }
}

extension StrengthSnapshot {
  /// Returns the suspicious sets of the workout under way, which the user has to confirm or correct.
  fileprivate func suspicious(in active: ActiveWorkout) -> Set<SetPlace> {
    let exercises = Set(active.blocks.map { id(of: .known($0.exercise)) })
    return exercises.reduce(into: []) { places, exercise in
      let records = records(of: exercise, with: active, .epley)
      places.formUnion((records.exercises[exercise]?.suspicious ?? []).filter { $0.workout == active.id })
    }
  }

  /// Returns the records of an exercise, including those that the workout under way would set if it ended now.
  func records(
    of exercise: ExerciseID, with active: ActiveWorkout, _ formula: OneRepMaxRule
  ) -> StrengthRecords {
    var own = active.asFinished
    own.blocks = own.blocks.filter { id(of: $0.exercise) == exercise }
    return records(of: workouts(of: exercise) + [own], formula)
  }
}
