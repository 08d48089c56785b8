import KernelApplication
import KernelDomain
import StrengthDomain
import TestSupport
import Testing

@testable import StrengthApplication

/// Sets count for their muscles if the program's tables know their names, or if their log states a category. The other
/// sets are reported.
struct OwnMuscleTests {
  private let under = StrengthUnderTest()

  private func muscles() throws -> ShowChart.Output {
    try ShowChart(reader: under.reader(at: 1_795_600_000))(ShowChart.Input(name: .muscles))
  }

  private func halves(_ output: ShowChart.Output) -> [String: Int64] {
    Dictionary(uniqueKeysWithValues: output.points.map { ($0.name ?? "", $0.value) })
  }

  private static let log = """
    Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
    2026-11-20,Flat Barbell Bench Press,Chest,80.0,kgs,8,,,,""
    2026-11-20,Flat Barbell Bench Press,Chest,80.0,kgs,8,,,,""
    2026-11-20,Flat Barbell Bench Press,Chest,80.0,kgs,8,,,,""
    2026-11-20,Lat Pulldown,Back,60.0,kgs,10,,,,""
    2026-11-20,Barbell Squat,Legs,100.0,kgs,5,,,,""

    """

  @Test func theChartCountsEveryMuscle() throws {
    try under.take(OwnMuscleTests.log)
    let output = try muscles()
    // A set is two halves for what it trains, and one for each muscle that helps.
    #expect(
      halves(output) == [
        "chest": 6, "shoulders": 3, "triceps": 3, "lats": 2, "quadriceps": 2, "biceps": 1, "middle back": 1,
        "calves": 1, "glutes": 1, "hamstrings": 1, "lower back": 1,
      ])
    #expect(output.withoutMuscle == nil)
  }

  @Test func anOwnNameCountsByItsWordsOrItsCategory() throws {
    try under.take(
      """
      Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
      2026-11-20,Uncle's Calf Contraption,Legs,80.0,kgs,8,,,,""
      2026-11-20,Gym Thing,Back,80.0,kgs,8,,,,""
      2026-11-20,Odd Thing,Odd,80.0,kgs,8,,,,""
      2026-11-20,Odd Thing,Odd,80.0,kgs,8,,,,""

      """)
    let output = try muscles()
    #expect(halves(output) == ["calves": 2, "middle back": 2])
    #expect(output.withoutMuscle?.sets == 2)
    #expect(output.withoutMuscle?.exercises.map(\.name) == ["Odd Thing"])
  }
}
