package import KernelApplication
package import StrengthDomain

package struct DecideTwins: UseCase {
  package static let method = "strength.decideTwins"
  package static let summary =
    "Decide whether workouts from two apps are the same workout, so that only one of them counts."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var workout: WorkoutID?
    package var other: WorkoutID?
    package var same: Bool
    package var all: Bool?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The workouts, and whether they are the same.",
      [
        .optional("workout", WorkoutID.schema, "The name of one workout; required unless `all` is true."),
        .optional("other", WorkoutID.schema, "The name of the other workout; required unless `all` is true."),
        .init("same", .flag, "True if they are the same workout; false if both count."),
        .optional("all", .flag, "True decides about all workouts that may be the same; if left out, false."),
        .dryRun,
      ])

    package init(
      workout: WorkoutID? = nil, other: WorkoutID? = nil, same: Bool, all: Bool? = nil, dryRun: Bool? = nil
    ) {
      self.workout = workout
      self.other = other
      self.same = same
      self.all = all
      self.dryRun = dryRun
    }
  }

  package struct Output: Described, Equatable {
    /// The number that identifies the recorded change; nil if nothing changed.
    package var change: Int?
    package var same: Bool
    package var pairs: [TwinPairView]
    package var records: [RecordMoveView]
    /// True if this was a dry run, which wrote nothing, of a decision that would change something; nil otherwise.
    package var dryRun: Bool?

    package static let schema = Schema(
      "DecidedTwins", "The workouts about which the user decided.",
      [
        .change, .init("same", .flag, "True if they are the same workout; false if both count."),
        .init("pairs", .list(TwinPairView.schema), "The pairs of workouts after the decision."),
        .init(
          "records", .list(RecordMoveView.schema),
          "The records that changed, or would change if the change was only tried."), .isDryRun,
      ])
    package static let announced = StrengthEvents.bookDescriptions + StrengthEvents.recordDescriptions
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let (isDryRun, formula) = (input.dryRun ?? false, try reader.formula())
    let changed = try reader.repository.change(isDryRun: isDryRun) { (snapshot) throws(Failure) in
      let pairs = try DecideTwins.pairs(input, snapshot)
      let deciding = pairs.filter { !snapshot.isSo($0, input.same) }
      let edits: [StrengthEdit] = deciding.isEmpty ? [] : [.setTwins(deciding, areSame: input.same)]
      return (edits, (pairs: pairs, records: snapshot.records(formula)))
    }
    let after = changed.after
    var listings = WorkoutListings(after)
    return Output(
      change: isDryRun ? nil : changed.number, same: input.same,
      pairs: changed.value.pairs.compactMap { pair in
        guard let a = after.corrected[pair.first], let b = after.corrected[pair.second] else { return nil }
        return after.pairView(pair, percent: after.likeness(of: a.workout, and: b.workout), &listings)
      },
      records: changed.number == nil
        ? [] : after.records(formula).moves(from: changed.value.records, in: after.catalogue),
      dryRun: changed.tried(isDryRun))
  }

  /// Returns the pairs of workouts about which the user decides: all doubtful pairs if the input asks for that,
  /// otherwise the pair that the input names.
  private static func pairs(
    _ input: Input, _ snapshot: any StrengthSnapshot
  ) throws(Failure) -> [WorkoutPair] {
    if input.all == true { return snapshot.twins.doubtful.map(\.pair) }
    guard let workout = input.workout, let other = input.other else {
      throw .invalidInput(field: input.workout == nil ? "workout" : "other", problem: .strength(.twoWorkouts))
    }
    guard workout != other else { throw .invalidInput(field: "other", problem: .strength(.twoWorkouts)) }
    for id in [workout, other] where try snapshot.workout(id).isRemoved {
      throw .conflict(.strength(.workoutWasRemoved(workout: id.description)))
    }
    return [WorkoutPair(workout, other)]
  }
}

extension StrengthSnapshot {
  /// Whether the book already treats the pair as `same` requires, without asking the user: as one workout if `same` is
  /// true, as two if it is false.
  fileprivate func isSo(_ pair: WorkoutPair, _ same: Bool) -> Bool {
    let twins = twins
    func group(_ id: WorkoutID) -> WorkoutID { twins.counting[id] ?? id }
    if same { return group(pair.first) == group(pair.second) }
    return group(pair.first) != group(pair.second) && !twins.doubtful.contains { $0.pair == pair }
  }
}

extension DecideTwins.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard change != nil else { return [] }
    return [BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(.workouts))]
      + records.filter(\.isBetter).map { BookEvent(StrengthEvents.recordSet, $0) }
  }
}
