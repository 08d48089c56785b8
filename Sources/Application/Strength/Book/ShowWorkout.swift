package import KernelApplication
import KernelDomain
package import StrengthDomain

package struct ShowWorkout: UseCase {
  package static let method = "strength.showWorkout"
  package static let summary = "Show a workout with its sets, with corrections applied, and the records that it set."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var workout: WorkoutID

    package static let schema = Schema(
      "The workout to show.", [.init("workout", WorkoutID.schema, "The name of the workout.")])

    package init(workout: WorkoutID) { self.workout = workout }
  }

  package struct Output: Described, Equatable {
    package var workout: WorkoutListing
    /// The time of day at which the workout ended; nil if its duration is unknown.
    package var end: String?
    package var note: String?
    package var blocks: [BlockView]
    package var records: [RecordMoveView]
    /// The muscles that the workout trained, those with most sets first.
    package var muscles: [Muscle]
    /// The workouts from other apps that are, or may be, the same as this workout; nil if there are none.
    package var twins: [TwinView]?

    package static let schema = Schema(
      "The workout, with its sets and records.",
      [
        .init("workout", WorkoutListing.schema, "The workout, as in lists."),
        .optional(
          "end", .text, "The time of day at which it ended, by its clock; left out if its duration is unknown.",
          examples: [#""19:10""#]),
        .optional("note", .text, "The note on the workout; left out if there is none."),
        .init("blocks", .list(BlockView.schema), "The blocks of the workout, in order."),
        .init(
          "records", .list(RecordMoveView.schema), "The records that the workout set, each with the previous record."),
        .init("muscles", .list(Muscle.schema), "The muscles that the workout trained, those with most sets first."),
        .optional(
          "twins", .list(TwinView.schema),
          "The workouts from other apps that are or may be the same as this workout; left out if there are none."),
      ])
  }

  package struct Muscle: Codable, Hashable, Sendable {
    package var muscle: String
    package var halves: Int

    package static let schema = Schema(
      "MuscleSets",
      "The sets of a workout for a muscle, in half sets: a set counts as half for muscles that only assist.",
      [
        .init("muscle", .text, "The muscle.", examples: [#""chest""#]),
        .count("halves", "The number of half sets, without warm-ups and sets that the user has to check.", "half sets"),
      ])
  }

  private let reader: StrengthReader

  package init(reader: StrengthReader) { self.reader = reader }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let snapshot = try reader.repository.snapshot()
    let active = snapshot.book.state.active.flatMap { $0.id == input.workout ? $0 : nil }
    let corrected = if let active { CorrectedWorkout(active.asFinished) } else { try snapshot.workout(input.workout) }
    let formula = try reader.formula()
    var listings = WorkoutListings(snapshot, body: try reader.bodyVolume())
    let suspicious = snapshot.suspicious
    let id = corrected.workout.id
    let volumes = listings.volumes(ofBlocksOf: corrected.workout)
    let blocks = corrected.workout.blocks.enumerated().map { index, block in
      BlockView(
        number: index + 1, exercise: ExerciseName(block.exercise, in: snapshot.catalogue), superset: block.superset,
        restSeconds: block.rest.map { Int($0) }, note: block.note,
        volumeTenths: volumes[index],
        sets: block.sets.map { set in
          SetView(
            set, isSuspicious: suspicious.contains(SetPlace(workout: id, set: Int(set.number))),
            isConfirmed: corrected.confirmed.contains(set.number))
        })
    }
    return Output(
      workout: active.map { listings.listing($0) } ?? listings.listing(corrected),
      end: active == nil ? reader.end(of: corrected.workout) : nil, note: corrected.workout.note, blocks: blocks,
      records: corrected.isRemoved || corrected.twin != nil
        ? [] : snapshot.recordsSet(by: corrected.workout, formula),
      muscles: MuscleSetCounts.Count.sorted(
        MuscleSetRule.halves([corrected.workout], in: snapshot.catalogue, leavingOut: suspicious)
      ).map { Muscle(muscle: $0.muscle, halves: $0.halves) },
      twins: snapshot.twinViews(of: id, &listings))
  }
}

extension StrengthReader {
  /// Returns the time of day at which a workout ended, such as `19:10`; nil if its duration is unknown.
  fileprivate func end(of workout: Workout) -> String? {
    guard let duration = workout.duration else { return nil }
    let start = WorkoutMoment(start: workout.start, utcOffset: workout.utcOffset)
    let time = wall(at: workout.start + Int64(duration) * 1_000, since: start).time
    return "\(ASCII.decimal(time.hour, digits: 2)):\(ASCII.decimal(time.minute, digits: 2))"
  }
}

extension StrengthSnapshot {
  /// The suspicious sets of all workouts, which the user has to confirm or correct. They are the same for every formula
  /// for the one-repetition maximum.
  package var suspicious: Set<SetPlace> {
    Set(records(.epley).exercises.values.flatMap(\.suspicious))
  }

  /// Returns the records that a workout set at the time it was done: those that beat all earlier workouts.
  package func recordsSet(by workout: Workout, _ formula: OneRepMaxRule) -> [RecordMoveView] {
    let ids = Set(workout.blocks.map { id(of: $0.exercise) })
    var earlier: [WorkoutID: [Block]] = [:]
    var whole: [WorkoutID: Workout] = [:]
    for id in ids {
      for other in workouts(of: id) where Workout.isBefore(other, workout) {
        earlier[other.id, default: []] += other.blocks
        whole[other.id] = other
      }
    }
    let before = whole.values.map { other in
      var other = other
      other.blocks = earlier[other.id] ?? []
      return other
    }
    return records(of: before + [workout], formula).moves(from: records(of: before, formula), in: catalogue)
      .filter(\.isBetter)
  }
}
