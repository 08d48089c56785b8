package import BookApplication
package import KernelApplication
package import KernelDomain
import RunningDomain

/// The dependencies of running's use cases: the stored runs, the settings, and the clock.
package struct RunReader: Sendable {
  package let repository: any RunRepository
  package let settings: any SettingsRepository
  private let bodyWeights: any BodyWeightRepository
  package let clock: any WallClock
  /// Converts an instant to the machine's local time.
  private let localTime: @Sendable (Timestamp) -> CivilDateTime
  /// Returns the UTC offset of a time zone at an instant, in seconds; nil if there is no such zone.
  private let zoneOffset: @Sendable (String, Timestamp) -> Int?

  package init(
    repository: any RunRepository, settings: any SettingsRepository, bodyWeights: any BodyWeightRepository,
    clock: any WallClock,
    localTime: @escaping @Sendable (Timestamp) -> CivilDateTime,
    zoneOffset: @escaping @Sendable (String, Timestamp) -> Int?
  ) {
    self.repository = repository
    self.settings = settings
    self.bodyWeights = bodyWeights
    self.clock = clock
    self.localTime = localTime
    self.zoneOffset = zoneOffset
  }

  package func today() -> CivilDay { localTime(clock.now()).day }

  /// Converts a local time in the settings' time zone to an instant. Returns it together with that zone and the zone's
  /// UTC offset in seconds. If the settings name no zone, UTC is used, and the returned zone is nil.
  func instant(of local: CivilDateTime) throws(Failure) -> (time: Timestamp, zone: String?, offset: Int) {
    let zone = try settings.settings().runZone
    let plain = local.timestamp(offset: 0)
    guard let zone, let guess = zoneOffset(zone, plain) else { return (plain, nil, 0) }
    let offset = zoneOffset(zone, local.timestamp(offset: guess)) ?? guess
    return (local.timestamp(offset: offset), zone, offset)
  }

  func masses() throws(Failure) -> RunnerMasses {
    RunnerMasses(try bodyWeights.weights(), otherwise: try settings.settings().bodyMass)
  }

  /// Returns the run with this id, or the run that had this id while it was under way. Fails with `notFound` if there
  /// is neither.
  func row(_ id: RunID) throws(Failure) -> (row: RunRow, book: RunBook) {
    let book = try repository.book()
    let runs = book.runs.lazy.map { (id: $0.id, start: $0.run.start, source: $0.run.source) }
    guard let row = book[id] ?? LiveName.known(id, among: runs).flatMap({ book[$0] }) else { throw .unknownRun(id) }
    return (row, book)
  }
}

/// The runner's body mass on each day. The energy of runs is estimated from it.
struct RunnerMasses {
  private let weights: BodyWeights
  /// The body mass in grams on days before the first recorded weight; nil if unknown.
  private let otherwise: Int64?

  /// Creates the masses from the recorded body weights.
  /// - Parameter otherwise: the mass in grams on days before the first recorded weight; nil if unknown.
  init(_ weights: BodyWeights, otherwise: Int64?) {
    self.weights = weights
    self.otherwise = otherwise
  }

  /// Returns the mass in grams according to the latest weight recorded on or before `day`; nil if it is unknown.
  func grams(on day: CivilDay) -> Int64? {
    weights.latest(on: day).map { ($0.mass.milligrams + 500) / 1_000 } ?? otherwise
  }
}

extension Failure {
  static func unknownRun(_ id: RunID) -> Failure {
    .notFound(.running(.noSuchRun(name: id.description)))
  }
}
