import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import Storage
import TestSupport
import Testing

@testable import RunningApplication

/// The events that are sent during a run.
struct LiveRunEventTests {
  @Test func metricsAreToldOnceASecond() throws {
    let under = try LiveRunUnderTest.started()
    var told = 0
    for tenth in 0..<300 {
      under.clock.now(at: SetClock.start + Int64(tenth) * 100)
      let fix = LiveFixInput(time: under.clock.now(), lat: 50 + Double(tenth) * 2.7e-6, lon: 14.4)
      let output = try AddFixes(coordinator: under.coordinator)(
        AddFixes.Input(run: RunID(start: SetClock.start), sequence: tenth + 1, fixes: [fix]))
      let metrics = output.events(changed: true).filter { $0.name == "running.metrics" }
      #expect(metrics.count { !$0.isVolatile } == 0)
      told += metrics.count
    }
    #expect((29...31).contains(told))
  }

  @Test func statesLapsSplitsAndTheGoalAreTold() throws {
    let under = try LiveRunUnderTest()
    let settings = FileSettingsRepository(documents: BookDocuments(store: under.store))
    _ = try settings.change { settings in
      var after = settings
      after.values[RunningSettings.goal.name] = .text("2 km")
      return after
    }
    var names: [String] = []
    names += try StartRun(coordinator: under.coordinator)(StartRun.Input()).events(changed: true).map(\.name)
    for part in 0..<8 {
      names += try under.add(part * 100...part * 100 + 99, part + 1).events(changed: true).map(\.name)
    }
    names += try MarkLap(coordinator: under.coordinator)(LiveMomentInput()).events(changed: true).map(\.name)
    names += try PauseRun(coordinator: under.coordinator)(LiveMomentInput()).events(changed: true).map(\.name)
    names.removeAll { $0 == "running.metrics" }
    #expect(
      names == [
        "running.stateChanged", "running.stateChanged", "running.splitReached", "running.splitReached",
        "running.goalReached", "running.lapMarked", "running.stateChanged",
      ])
  }

  /// No fix tells that: 15 seconds after the last that was accepted it falls due, once until the next.
  @Test func aLostSignalIsToldByItself() throws {
    let under = try LiveRunUnderTest()
    let timer = LiveSignalTimer(coordinator: under.coordinator)
    #expect(try timer.nextDeadline(at: SetClock.start) == nil)
    _ = try StartRun(coordinator: under.coordinator)(StartRun.Input())
    try under.add(0...60, 1)
    let last = SetClock.start + 60_000
    #expect(try timer.nextDeadline(at: last) == last + 15_000)
    #expect(try timer.fire(at: last + 14_999).isEmpty)
    let told = try timer.fire(at: last + 15_000)
    #expect(told.map(\.name) == ["running.stateChanged"])
    #expect((told.first?.details as? RunningEvents.StateChanged)?.signal == .lost)
    #expect(try timer.fire(at: last + 20_000).isEmpty)
    #expect(try timer.nextDeadline(at: last + 20_000) == last + 35_000)
    let back = try under.add(90...91, 2).events(changed: true).first { $0.name == "running.stateChanged" }
    #expect((back?.details as? RunningEvents.StateChanged)?.signal == .good)
    #expect(try under.add(92...93, 3).events(changed: true).allSatisfy { $0.name != "running.stateChanged" })
    _ = try FinishRun(coordinator: under.coordinator)(LiveMomentInput())
    #expect(try timer.nextDeadline(at: last + 99_000) == nil)
  }
}
