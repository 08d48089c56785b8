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
    ("26x(400m / 90s)", .many),
  ]) func whatIsNoPlanIsRefused(_ words: String, _ problem: WorkoutPlan.Problem) {
    #expect(throws: WorkoutPlan.Refusal.self) { try WorkoutPlan(words) }
    do throws(WorkoutPlan.Refusal) {
      _ = try WorkoutPlan(words)
    } catch {
      #expect(error.problem == problem, "\(words)")
    }
  }
}
