import BookInfrastructure
import KernelApplication
import KernelDomain
import RunningApplication
import RunningInfrastructure
import Storage
import SupportApplication
import SupportInfrastructure

/// The objects that the features Running and Support share: the live run, and what reads the book's runs and messages.
/// They are created when one of the features first needs them.
final class FollowedRuns: Sendable {
  let runRepository: FileRunRepository
  let runReader: RunReader
  let live: LiveRunCoordinator
  let supportRepository: FileSupportRepository
  let support: SupportReader

  init(store: Store, documents: BookDocuments, clock: any WallClock) {
    let settings = FileSettingsRepository(documents: documents)
    runRepository = FileRunRepository(store: store)
    runReader = RunReader(
      repository: runRepository, settings: settings, bodyWeights: FileBodyWeightRepository.ofBook(documents, store),
      clock: clock, localTime: LocalTime.show,
      zoneOffset: RunZone.offset)
    supportRepository = FileSupportRepository(store: store)
    let deliveries = FileDeliveryRepository(store: store, support: supportRepository, clock: clock) {
      LocalTime.show(clock.now()).day
    }
    support = SupportReader(
      repository: supportRepository, deliveries: deliveries, runs: runRepository, settings: settings,
      profile: FileProfileRepository(documents: documents), clock: clock, localTime: LocalTime.show)
    let follower = LiveRunFollower(
      begins: { (start, transaction) throws(Failure) in
        try deliveries.runBegins(start, in: &transaction)
      },
      ends: { (run, transaction) throws(Failure) in
        try deliveries.runEnds(run, in: &transaction)
      })
    live = LiveRunCoordinator(
      repository: FileLiveRunRepository(store: store, runs: runRepository, settings: settings, follower: follower),
      notes: LockedLiveRunNotes(), reader: runReader, observers: [DeliveryCoordinator(reader: support)])
  }
}
