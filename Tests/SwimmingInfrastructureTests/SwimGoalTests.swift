import BookInfrastructure
import KernelApplication
import KernelDomain
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport
import Testing

@testable import SwimmingApplication

/// Weekly goals that begin on a day.
struct SwimGoalTests {
  private let fileSystem = MemoryFileSystem()
  /// A Wednesday.
  private let today = CivilDay("2026-03-11")!

  private func book() throws -> BookUnderTest { try BookUnderTest(fileSystem) }

  private func set(_ goal: String?, from: String? = nil, isDryRun: Bool? = nil) throws -> SetSwimGoal.Output {
    let (book, today) = (try book(), today)
    return try SetSwimGoal(meets: book.swims, settings: book.settings, today: { today })(
      SetSwimGoal.Input(goal: goal, from: from.flatMap { CivilDay($0) }, dryRun: isDryRun))
  }

  private func goals() throws -> [String: String] {
    let (book, today) = (try book(), today)
    let plan = try ShowSwimPlan(swims: book.swims, settings: book.settings, today: { today })(NoInput())
    return plan.weeks.reduce(into: [:]) { all, week in all[week.firstDay.description] = week.goal }
  }

  private func shown() throws -> String? {
    let (book, today) = (try book(), today)
    return try ShowTargets(swims: book.swims, settings: book.settings, today: { today })(NoInput()).goal?.goal
  }

  @Test func eachHoldsUntilAnotherBegins() throws {
    try book().settings.change { _ in Settings(values: ["swimming.goal": .text("1 km")]) }
    #expect(try shown() == "1 km")
    let begun = try set("8 km")
    // It begins with the week, which is Monday's.
    #expect(begun.from == CivilDay("2026-03-09") && begun.changed && begun.number != nil)
    #expect(try shown() == "8 km")
    #expect(try set("8 km").changed == false)
    #expect(try set("3 swims", from: "2026-03-26").from == CivilDay("2026-03-23"))
    _ = try set(nil, from: "2026-03-30")
    let weeks = try goals()
    #expect(weeks["2026-03-02"] == "1 km" && weeks["2026-03-09"] == "8 km" && weeks["2026-03-16"] == "8 km")
    #expect(weeks["2026-03-23"] == "3 swims" && weeks["2026-03-30"] == nil)
    // Another from the same week replaces it.
    _ = try set("9 km", from: "2026-03-23")
    #expect(try goals()["2026-03-23"] == "9 km")
    try book().undoLatest()
    #expect(try goals()["2026-03-23"] == "3 swims")
  }

  @Test func aTryWritesNothing() throws {
    let tried = try set("8 km", isDryRun: true)
    #expect(tried.changed && tried.number == nil && tried.dryRun == true)
    #expect(try book().swims.meets().goals.isEmpty)
  }

  @Test(arguments: ["8", "8km", "0 km", "501 km", "8 mi", "", "3.5 km", "-1 swims"])
  func whatIsNoGoalIsRefused(text: String) throws {
    let failure = #expect(throws: Failure.self) { try set(text) }
    guard case .invalidInput("goal", let problem, _)? = failure else {
      Issue.record("\(failure as Any)")
      return
    }
    #expect(problem.content(as: SwimMeetMessage.self) == .noSwimGoal(text: text))
  }
}
