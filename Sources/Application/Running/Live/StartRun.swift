package import KernelApplication
package import KernelDomain
package import RunningDomain

package struct StartRun: UseCase {
  package static let method = "running.startRun"
  package static let summary = "Start a run. Outdoors the first accepted fix starts the clock, indoors this call does."
  package static let kind = UseCaseKind.change

  package struct Input: Described, Equatable {
    package var indoor: Bool?
    package var at: GivenInstant?
    /// What to do if a run is already under way. If true, that run continues, and this connection sends its fixes from
    /// now on. If false or nil, the call fails.
    package var takeOver: Bool?
    /// The workout to follow: the id or name of a saved workout, or the text of a plan. Nil for none.
    package var workout: String?
    /// An earlier run with which to compare this run while it is under way; nil for none.
    package var ghost: RunID?

    package static let schema = Schema(
      "How the run starts.",
      [
        .optional(
          "indoor", .flag,
          """
          True if the run is indoors: the device counts the distance, and there are no positions; if left out, false.
          """),
        .optional("at", GivenInstant.schema, "The time at which the run starts; if left out, now."),
        .optional(
          "takeOver", .flag,
          """
          True continues a run that is under way, and lets another connection send its fixes; if left out, the call is \
          refused while a run is under way.
          """),
        .optional(
          "workout", .text,
          "The workout to follow: a planned one by its id or name, or the words of a plan; if left out, none.",
          examples: [#""w1""#, #""5min warm-up; 3x(400m / 90s); cool-down""#]),
        .optional(
          "ghost", RunID.schema,
          "An earlier run with which to compare this one at equal distances from the start; if left out, none."),
      ])

    package init(
      indoor: Bool? = nil, at: Timestamp? = nil, takeOver: Bool? = nil, workout: String? = nil, ghost: RunID? = nil
    ) {
      (self.workout, self.ghost) = (workout, ghost)
      self.indoor = indoor
      self.at = at.map { GivenInstant($0) }
      self.takeOver = takeOver
    }
  }

  package typealias Output = LiveRunOutput

  private let coordinator: LiveRunCoordinator

  package init(coordinator: LiveRunCoordinator) { self.coordinator = coordinator }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    if let run = try coordinator.repository.run() {
      guard input.takeOver == true else {
        throw .conflict(.running(.liveRunUnderWay(run: run.start.id.description)))
      }
      coordinator.freeFeeder()
      return Output(LiveRunHead(run), LiveNews(of: run, since: LiveNews.Mark(run)))
    }
    var start = try coordinator.start(at: coordinator.beginning(input.at), isIndoor: input.indoor ?? false)
    if let workout = input.workout, !workout.isEmpty {
      start.workout = try coordinator.reader.plan(workout, field: "workout")
    }
    if let ghost = input.ghost {
      start.ghost = try coordinator.reader.row(ghost).row.id
      _ = try coordinator.reader.ghost(ghost)
    }
    let run = LiveRun(start)
    try coordinator.repository.start(run.start)
    coordinator.freeFeeder()
    // Until the first fix arrives, the run's clock follows the wall clock.
    coordinator.setClock(of: run, at: coordinator.now)
    return Output(LiveRunHead(run), LiveNews(of: run, since: nil))
  }
}

extension LiveRunCoordinator {
  /// Creates the start of a new run. Its goal and other values come from the book and the settings.
  /// - Parameters:
  ///   - time: the time at which the run starts; nil for now.
  ///   - isIndoor: whether the run is indoors, so that clients need not send positions.
  ///   - isReplay: whether the run is replayed from a file.
  func start(at time: Timestamp?, isIndoor: Bool, isReplay: Bool = false) throws(Failure) -> LiveStart {
    let settings = try reader.settings.settings()
    guard isIndoor || isReplay || settings.locationSource != .nobody else {
      throw .conflict(.running(.streamingNotAllowed))
    }
    let time = time ?? now
    // Choose an id that no run of the same second has, so that the saved run can keep the id.
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
