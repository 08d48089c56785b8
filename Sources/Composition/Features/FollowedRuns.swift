import BookInfrastructure
import KernelApplication
import KernelDomain
import RunningApplication
import RunningInfrastructure
import Storage
import SupportApplication
import SupportInfrastructure

/// What running and support share: the run under way, and what follows it. Made once, when one of them is made.
final class FollowedRuns: Sendable {
  let runStore: JSONRunStore
  let runReader: RunReader
  let live: LiveRunDesk
  let supportStore: JSONSupportStore
  let support: SupportReader

  init(store: Store, documents: BookDocuments, clock: any WallClock, isLongLived: Bool) {
    let settings = JSONSettingsStore(documents: documents)
    runStore = JSONRunStore(store: store, isLongLived: isLongLived)
    runReader = RunReader(store: runStore, settings: settings, clock: clock, localTime: LocalTime.show)
    supportStore = JSONSupportStore(store: store)
    let deliveries = JSONDeliveryStore(store: store, support: supportStore, clock: clock) {
      LocalTime.show(clock.now()).day
    }
    support = SupportReader(
      store: supportStore, deliveries: deliveries, runs: runStore, settings: settings,
      profile: JSONProfileStore(documents: documents), clock: clock, localTime: LocalTime.show)
    let follower = LiveRunFollower(
      begins: { (start, transaction) throws(Failure) in
        try deliveries.runBegins(start, in: &transaction)
      },
      ends: { (run, transaction) throws(Failure) in
        try deliveries.runEnds(run, in: &transaction)
      })
    live = LiveRunDesk(
      store: JSONLiveRunStore(store: store, runs: runStore, settings: settings, follower: follower),
      notes: LockedLiveRunNotes(), reader: runReader, observers: [DeliveryDesk(reader: support)])
  }
}
