package import KernelApplication
import KernelDomain
import RunningDomain

package struct ShowLive: UseCase {
  package static let method = "running.showLive"
  package static let summary = "Show the run under way: its state and its current figures."
  package static let kind = UseCaseKind.inspection

  package typealias Output = LiveRunView

  private let coordinator: LiveRunCoordinator

  package init(coordinator: LiveRunCoordinator) { self.coordinator = coordinator }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    guard let run = try coordinator.repository.run() else { return LiveRunView(state: .idle) }
    var shown = LiveRunView(run, at: run.start.isReplay ? nil : coordinator.now)
    shown.ghostMilliseconds = coordinator.ghost?.difference(run)
    if shown.state == .finished { shown.doubt = LiveRunDoubt(run, at: coordinator.now).map { LiveRunView.Doubt($0) } }
    return shown
  }
}

extension LiveRunView {
  /// Creates the output that describes a live run.
  /// - Parameters:
  ///   - run: the run.
  ///   - now: the current time; nil to describe the run as of its last data.
  init(_ run: LiveRun, at now: Timestamp?) {
    let metrics = run.metrics(at: now)
    let (state, pause) = LiveRunView.state(metrics.state)
    self.init(
      state: state, pause: pause, signal: metrics.signal.map { Signal($0) }, run: run.start.id,
      indoor: run.start.isIndoor ? true : nil, elapsedMilliseconds: metrics.times.elapsed,
      activeMilliseconds: metrics.times.active, movingMilliseconds: metrics.times.moving,
      lengthMillimetres: metrics.length, paceMilliseconds: metrics.pace,
      averagePaceMilliseconds: RunPace.perKilometre(metrics.times.active, metrics.length),
      accuracyMetres: run.fixes.last?.accuracy.map { (Int($0) + 500) / 1_000 },
      kilometreSplits: run.splits(every: .kilometre).map(RunSplitView.init),
      mileSplits: run.splits(every: .mile).map(RunSplitView.init), lapCount: run.laps.count,
      laps: run.measuredLaps.map { RunLapView($0) },
      lastSequence: run.lastSequence > 0 ? run.lastSequence : nil,
      route: LiveRunView.route(run))
    step = Step(run)
  }

  /// The maximum number of positions in the route. They are chosen at even intervals, and the last position is added.
  /// A picture could not show more detail, and pages request the route every second.
  private static let mostPlaces = 800

  private static func route(_ run: LiveRun) -> [[[Int32]]] {
    let places = run.fixes.compactMap(\.position)
    guard places.count > 1 else { return [] }
    let step = (places.count + mostPlaces - 1) / mostPlaces
    return [
      places.indices.filter { $0 % step == 0 || $0 == places.count - 1 }.map {
        [places[$0].latitude, places[$0].longitude]
      }
    ]
  }
}
