import Testing

/// Activities of an Apple Health export that are no runs.
struct AppleSportTests {
  private let files = ImportFolder()

  private func apple(_ types: String...) -> [UInt8] {
    let workouts = types.enumerated().map { number, type in
      """
      <Workout workoutActivityType="HKWorkoutActivityType\(type)" duration="20" durationUnit="min" totalDistance="2" \
      totalDistanceUnit="km" sourceName="Watch" startDate="2025-06-1\(number) 17:00:00 +0200" \
      endDate="2025-06-1\(number) 17:20:00 +0200"></Workout>
      """
    }
    return Array("<HealthData>\(workouts.joined())</HealthData>".utf8)
  }

  @Test func activitiesOfAppleThatAreNoRunsAreSaidAndWalksAreKeptWhereTheUserWantsThem() {
    let export = apple("Running", "Walking", "Yoga", "TraditionalStrengthTraining", "Other")
    let plain = files.outcome("a.xml", export)
    #expect(plain.runs.count == 1)
    #expect(
      plain.left == [
        "askSport -", "otherSport traditional strength training", "otherSport walking", "otherSport yoga",
      ])
    let walks = files.outcome("a.xml", export, ["walks": "true"])
    #expect(walks.runs.count == 2)
    #expect(walks.runs.last?.contains(" 2000000 total 1200000 1200000 walking ") == true)
    #expect(!walks.left.contains("otherSport walking"))
    #expect(files.outcome("a.zip", ImportFolder.zip(("b/export.xml", export)), ["sport": "running"]).runs.count == 2)
    #expect(
      files.outcome("b.zip", ImportFolder.zip(("c.zip", ImportFolder.zip(("b/export.xml", export)))), ["walks": "true"])
        .runs.count == 2)
  }
}
