import Formats
import KernelDomain
import StrengthDomain
import Testing

@testable import StrengthInfrastructure

/// Workouts of two apps against what an independent program made of them. Skipped where the files are not.
@Suite(.enabled(if: MoreTestData.folder != nil))
struct TwinOutcomeTests {
  private static let zone = TimeZoneDatabase().rules("Europe/Prague") ?? .utc

  private static func workouts(_ name: String, _ told: LogJSON?) throws -> [Workout] {
    let unit = told?["options"]?["unit"]?.text.flatMap { MassUnit(rawValue: $0) }
    return try TrainingLog.workouts(in: try MoreTestData.read(name), LogOptions(unit: unit, zone: zone)).workouts
  }

  /// Pairs of different apps; a log that comes again from the same app is no matter of this rule.
  @Test(arguments: MoreTestData.names("pairs"))
  func aPairComesToWhatAnotherProgramMadeOfIt(_ name: String) throws {
    let expected = try MoreTestData.expected(name)
    let first = try TwinOutcomeTests.workouts(name + ".1.csv", expected["first"])
    let second = try TwinOutcomeTests.workouts(name + ".2.csv", expected["second"])
    guard Set(first.map(\.source)) != Set(second.map(\.source)) else { return }
    var names: [LoggedName: ExerciseID] = [:]
    for workouts in [first, second] {
      var claims = NameClaims(NameTable.all)
      for claim in claims.add(StrengthBook.names(in: workouts).map(\.logged)) {
        names[claim.logged] = claim.exercise ?? ExerciseID(claim.logged.name)
      }
    }
    func id(_ block: BlockExercise) -> ExerciseID {
      guard case .named(let name, let app) = block else { return ExerciseID("") }
      return names[LoggedName(app: app, name: name)] ?? ExerciseID(name)
    }
    for (workout, wanted) in zip(second, expected["outcomes"]?.list ?? []) {
      let found = first.compactMap { one in
        WorkoutTwinRule.outcome(one, workout, id: id).map { (one, $0.outcome, $0.likeness) }
      }.first
      let outcome = found.map { $0.1 == .same ? "same" : "doubtful" } ?? "new"
      #expect(wanted["outcome"]?.text == outcome)
      if let percent = wanted["percent"]?.number { #expect(found.map { Int64($0.2.percent) } == percent) }
      if let counts = wanted["counts"]?.text, let found {
        #expect(counts == (WorkoutTwinRule.counts(found.0, rather: workout) ? "first" : "second"))
      }
    }
  }
}
