package import KernelApplication
package import KernelDomain
import RunningDomain

/// What use cases of running work with: the book of runs, her settings, and the day.
package struct RunReader: Sendable {
  package let repository: any RunRepository
  package let settings: any SettingsRepository
  package let clock: any WallClock
  /// What calendar and clock on this machine's wall show.
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  package init(
    repository: any RunRepository, settings: any SettingsRepository, clock: any WallClock,
    localTime: @escaping @Sendable (Timestamp) -> CivilDateTime
  ) {
    self.repository = repository
    self.settings = settings
    self.clock = clock
    self.localTime = localTime
  }

  package func today() -> CivilDay { localTime(clock.now()).day }

  /// The run of that id, or the one that was called so while it was run. Fails with `notFound`.
  func row(_ id: RunID) throws(Failure) -> (row: RunRow, book: RunBook) {
    let book = try repository.book()
    let runs = book.runs.lazy.map { (id: $0.id, start: $0.run.start, source: $0.run.source) }
    guard let row = book[id] ?? LiveName.known(id, among: runs).flatMap({ book[$0] }) else { throw .unknownRun(id) }
    return (row, book)
  }
}

extension Failure {
  static func unknownRun(_ id: RunID) -> Failure {
    .notFound(.running(.noSuchRun(name: id.description)))
  }
}
