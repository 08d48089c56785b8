import RunningDomain
import Testing

@Suite struct WorkoutPlanTests {
  @Test func wordsMakeSteps() throws {
    let plan = try WorkoutPlan("5min warm-up; 2x(400m @ 1:32-1:38 / 90s); 1 km @ 4:20/km; výklus")
    #expect(plan.steps.map(\.kind) == [.warmUp, .work, .rest, .work, .rest, .work, .coolDown])
    #expect(plan.steps[1].extent == .length(400_000) && plan.steps[1].target == .time(92_000...98_000))
    #expect(plan.steps[3].round?.number == 2 && plan.steps[3].round?.count == 2)
    #expect(plan.steps[5].extent == .length(1_000_000) && plan.steps[5].target == .pace(260_000...260_000))
    #expect(plan.steps[6].extent == .open)
  }

  @Test func aPaceInAGroupIsNoSeparator() throws {
    let plan = try WorkoutPlan("3x(1km @ 4:10-4:20/km / 2min @ Z1)")
    #expect(plan.steps.count == 6)
    #expect(plan.steps[0].target == .pace(250_000...260_000) && plan.steps[1].target == .zone(1))
  }

  @Test(arguments: [
    ("", WorkoutPlan.Problem.nothing), (" ; ", .nothing), ("400", .word), ("5min 400m", .word), ("jog", .word),
    ("0s", .extent), ("2000km", .extent), ("1km @ soon", .target), ("1km @ Z6", .target), ("1km @ 5:00-4:00", .target),
    ("3x(400m / 90s", .group), ("(400m)", .group), ("400m)", .group), ("2x(3x(400m))", .group), ("51x(400m)", .many),
    ("26x(400m / 90s)", .many), ("3x()", .group), ("3x(400m / )", .group), ("999999999.9km", .extent),
  ]) func whatIsNoPlanIsRefused(_ words: String, _ problem: WorkoutPlan.Problem) {
    #expect(throws: WorkoutPlan.Refusal.self) { try WorkoutPlan(words) }
    do throws(WorkoutPlan.Refusal) {
      _ = try WorkoutPlan(words)
    } catch {
      #expect(error.problem == problem, "\(words)")
    }
  }
}

@Suite struct WorkoutComparisonTests {
  /// Laps of 100 m, of which some are steps.
  private func laps(_ steps: [Int?]) throws -> [MeasuredLap] {
    var recorded = RecordedRun.of((0...steps.count).map { counted(Int64($0) * 30_000, Int64($0) * 100_000) })
    recorded.laps = steps.enumerated().map { index, step in
      RunLap(start: at(Int64(index) * 30_000), duration: nil, length: nil, step: step)
    }
    let run = try recorded.run()
    return LapRule.laps(of: run, RunMeasures(run, MeasuredRun(run)))
  }

  @Test func stepsAreTakenByTheirNumbers() throws {
    let comparison = try #require(WorkoutComparison(try WorkoutPlan("100m; 30s"), laps: try laps([1, 2, nil])))
    #expect(comparison.steps.allSatisfy(\.isDone) && comparison.others == 1)
  }

  @Test func aPlanWithFewerStepsThanTheRunFollowedIsAnother() throws {
    #expect(WorkoutComparison(try WorkoutPlan("100m; 30s"), laps: try laps([1, 2, 3])) == nil)
    #expect(WorkoutComparison(try WorkoutPlan("100m; 30s"), laps: try laps([nil, nil, nil])) == nil)
  }
}
