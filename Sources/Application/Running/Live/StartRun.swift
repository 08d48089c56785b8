package import KernelApplication
package import KernelDomain
import RunningDomain

package struct StartRun: UseCase {
  package static let method = "running.startRun"
  package static let summary = "Begin a run: its first accepted fix starts the clock, indoors this does."
  package static let kind = UseCaseKind.change

  package struct Input: Described, Equatable {
    package var indoor: Bool?
    package var at: GivenInstant?
    /// Where a run is under way: goes on with it, and whoever feeds it next does so in place of who did.
    package var takeOver: Bool?

    package static let schema = Schema(
      "How it begins.",
      [
        .optional("indoor", .flag, "True where the device counts the length and no positions are asked for."),
        .optional("at", GivenInstant.schema, "When; left out, now."),
        .optional(
          "takeOver", .flag, "True goes on with a run that is under way, and lets another connection feed it."),
      ])

    package init(indoor: Bool? = nil, at: Timestamp? = nil, takeOver: Bool? = nil) {
      self.indoor = indoor
      self.at = at.map { GivenInstant($0) }
      self.takeOver = takeOver
    }
  }

  package typealias Output = LiveRunOutput

  private let coordinator: LiveRunCoordinator

  package init(coordinator: LiveRunCoordinator) {
    self.coordinator = coordinator
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    if let run = try coordinator.repository.run() {
      guard input.takeOver == true else {
        throw .conflict(.running(.liveRunUnderWay(run: run.start.id.description)))
      }
      coordinator.freeFeeder()
      return Output(LiveRunHead(run), LiveNews(of: run, since: LiveNews.Mark(run)))
    }
    let run = LiveRun(try coordinator.start(at: coordinator.beginning(input.at), isIndoor: input.indoor ?? false))
    try coordinator.repository.start(run.start)
    coordinator.freeFeeder()
    // Fixes tell the time once they come.
    coordinator.setClock(of: run, at: coordinator.now)
    return Output(LiveRunHead(run), LiveNews(of: run, since: nil))
  }
}

extension LiveRunCoordinator {
  /// What is settled by her settings and the book when a run begins.
  /// - Parameter time: nil is now.
  func start(at time: Timestamp?, isIndoor: Bool, isReplay: Bool = false) throws(Failure) -> LiveStart {
    let settings = try reader.settings.settings()
    guard isIndoor || isReplay || settings.locationSource != .nobody else {
      throw .conflict(.running(.streamingNotAllowed))
    }
    let time = time ?? now
    // It keeps its name when it is saved: another run of that second has one already.
    let all = try reader.repository.list()
    let taken = Set(all.lazy.filter { $0.id.second == time.seconds }.map(\.id.original))
    var start = LiveStart(id: RunID.free(at: time, beside: taken) ?? RunID(start: time), time: time)
    start.isIndoor = isIndoor
    start.isReplay = isReplay
    start.pausesStanding = settings.isOn(RunningSettings.autoPause)
    start.splits = settings.runUnits == .miles ? .mile : .kilometre
    if case .length(let goal)? = settings.runGoal {
      let first = (settings.weekStart ?? .monday).firstDay(ofWeekOf: reader.today())
      let week = first...CivilDay(daysSinceEpoch: first.daysSinceEpoch + 6)
      let run = try reader.repository.days(week).sums(week).length
      start.goal = goal > run ? goal - run : nil
    }
    return start
  }
}
