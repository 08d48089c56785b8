package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// The workout that is on.
package struct ShowActiveWorkout: UseCase {
  package static let method = "strength.showActiveWorkout"
  package static let summary = "The workout that is on: its blocks, its sets beside the last ones, its rest."
  /// The clock goes on without the book.
  package static let kind = UseCaseKind.inspection
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading)
  }

  package typealias Input = NoInput

  package struct Output: Codable, Hashable, Sendable {
    /// Left out where none is on.
    package var active: ActiveWorkoutView?
  }

  private let reader: StrengthReader

  package init(reader: StrengthReader) {
    self.reader = reader
  }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let snapshot = try reader.store.snapshot()
    return Output(active: snapshot.book.state.active.map { ActiveWorkoutView($0, at: reader.now(), in: snapshot) })
  }
}

extension ActiveWorkoutView {
  package init(_ active: ActiveWorkout, at now: Timestamp, in snapshot: any StrengthSnapshot) {
    let isPaused = if case .paused = active.state { true } else { false }
    let planned = active.blocks.reduce(0) { $0 + max($1.targets.count, $1.sets.count) }
    var listings = WorkoutListings(snapshot)
    // A rest that is over is none, though nobody has told it yet.
    let rest = active.rest.flatMap { timer in isPaused || now < timer.end ? timer : nil }
    self.init(
      workout: active.id, name: active.name.isEmpty ? nil : active.name, routine: active.routine,
      state: isPaused ? .paused : .running, start: active.start, elapsedMilliseconds: active.elapsed(at: now),
      elapsedSince: isPaused ? nil : now + -active.elapsed(at: now),
      blocks: active.blocks.enumerated().map { Block($1, number: $0 + 1, in: snapshot) },
      current: active.current.map { $0 + 1 }, setsDone: active.blocks.reduce(0) { $0 + $1.sets.count },
      setsPlanned: active.blocks.contains { !$0.targets.isEmpty } ? planned : nil,
      rest: rest.map { RestView($0, of: active, at: now) }, offersFinishAt: active.offersFinish(at: now),
      volumeTenths: listings.volume(of: active.asFinished))
  }
}

extension ActiveWorkoutView.Block {
  fileprivate init(_ block: ActiveBlock, number: Int, in snapshot: any StrengthSnapshot) {
    let exercise = snapshot.catalogue[block.exercise]
    let last = snapshot.workouts(of: snapshot.id(of: .known(block.exercise))).last
    self.init(
      number: number, exercise: ExerciseName(.known(block.exercise), in: snapshot.catalogue),
      measure: exercise?.measure ?? .loadReps, superset: block.superset, restSeconds: block.rest.map { Int($0) },
      sets: block.sets.map { SetView($0) },
      targets: block.targets.dropFirst(block.sets.count).map { SetTargetView($0) },
      previous: (last?.blocks ?? []).flatMap(\.sets).map { SetView($0) })
  }
}

extension ShowActiveWorkout.Output {
  package static var schema: Schema {
    Schema(
      "The workout that is on.",
      [.optional("active", ActiveWorkoutView.schema, "Left out where none is on.")])
  }
}
