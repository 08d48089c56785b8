import BookApplication
import BookInfrastructure
package import KernelApplication
package import KernelDomain
package import StrengthApplication
import StrengthDomain

/// Writes workouts and sets as CSV tables for spreadsheets (RFC 4180).
package struct StrengthTables: FeatureTables {
  private let store: any StrengthRepository
  private let bodyWeights: @Sendable () throws(Failure) -> [CivilDay: Load]

  /// Creates the tables from a repository.
  /// - Parameter bodyWeights: returns all body weights by day, including those in the section `book`.
  package init(store: any StrengthRepository, bodyWeights: @escaping @Sendable () throws(Failure) -> [CivilDay: Load]) {
    self.store = store
    self.bodyWeights = bodyWeights
  }

  package var feature: FeatureID { .strength }

  package func tables() throws(Failure) -> [OutputFile] {
    let snapshot = try store.snapshot()
    let workouts = snapshot.corrected.workouts.filter { !$0.isRemoved }
    var files: [OutputFile] = []
    if !workouts.isEmpty {
      files.append(OutputFile("workouts.csv", StrengthTables.workouts(workouts, snapshot)))
      files.append(OutputFile("sets.csv", StrengthTables.sets(workouts, snapshot)))
    }
    let measures = snapshot.book.measures
    if !measures.isEmpty { files.append(OutputFile("measures.csv", StrengthTables.measures(measures))) }
    let weights = try bodyWeights()
    if !weights.isEmpty { files.append(OutputFile("body-weight.csv", StrengthTables.weights(weights))) }
    return files
  }

  private static func workouts(_ workouts: [CorrectedWorkout], _ snapshot: any StrengthSnapshot) -> [UInt8] {
    var listings = WorkoutListings(snapshot)
    var table = CSVTable(
      "workout", "day", "start", "utc_offset_s", "name", "source", "duration_s", "exercises", "sets",
      "volume_tenths_kg", "note", "same_as")
    for corrected in workouts {
      let workout = listings.listing(corrected)
      table.add(
        "\(workout.id)", "\(workout.day)", "\(workout.start)", "\(workout.utcOffsetSeconds)", workout.name ?? "",
        workout.source, number(workout.durationSeconds), "\(workout.exerciseCount)", "\(workout.setCount)",
        "\(workout.volumeTenths)", corrected.workout.note ?? "", workout.sameAs?.description ?? "")
    }
    return table.bytes
  }

  private static func sets(_ workouts: [CorrectedWorkout], _ snapshot: any StrengthSnapshot) -> [UInt8] {
    var names: [BlockExercise: ExerciseName] = [:]
    let suspicious = snapshot.suspicious
    var table = CSVTable(
      "workout", "day", "exercise", "exercise_id", "superset", "set", "kind", "done", "load", "unit", "reps",
      "seconds", "millimetres", "rpe", "suspicious", "note")
    for corrected in workouts {
      let workout = corrected.workout
      let (id, day) = (workout.id.description, workout.day.description)
      for block in workout.blocks {
        let name = names[block.exercise] ?? ExerciseName(block.exercise, in: snapshot.catalogue)
        names[block.exercise] = name
        for set in block.sets {
          let isSuspicious = suspicious.contains(SetPlace(workout: workout.id, set: Int(set.number)))
          table.add(
            id, day, name.name, name.id.text, number(block.superset), "\(set.number)", set.kind.rawValue,
            "\(set.isDone)", set.load?.decimal ?? "", set.load?.unit.rawValue ?? "", number(set.reps),
            number(set.seconds), number(set.millimetres), set.halvesOfRPE.map { decimal(Int($0) * 500) } ?? "",
            "\(isSuspicious)", set.note ?? "")
        }
      }
    }
    return table.bytes
  }

  private static func measures(_ measures: [BodyMeasure]) -> [UInt8] {
    var table = CSVTable("day", "measure", "value", "unit")
    for measure in measures.reversed() {
      table.add("\(measure.day)", measure.kind.rawValue, decimal(measure.thousandths), measure.unit.text)
    }
    return table.bytes
  }

  private static func weights(_ weights: [CivilDay: Load]) -> [UInt8] {
    var table = CSVTable("day", "weight", "unit")
    for (day, load) in weights.sorted(by: { $0.key < $1.key }) {
      table.add("\(day)", load.decimal, load.unit.rawValue)
    }
    return table.bytes
  }

  private static func number(_ value: (some BinaryInteger)?) -> String { value.map { "\($0)" } ?? "" }

  /// Formats thousandths as a decimal number: 8500 becomes `8.5`.
  fileprivate static func decimal(_ thousandths: Int) -> String {
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1_000)
    guard rest > 0 else { return "\(whole)" }
    var digits = ASCII.decimal(rest, digits: 3)
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}

extension Load {
  /// The load's number as the user entered it, without its unit, such as `22.5`.
  fileprivate var decimal: String { StrengthTables.decimal(Int(thousandths)) }
}
