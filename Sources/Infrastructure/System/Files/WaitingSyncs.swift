import Synchronization

/// Syncs items on several threads: the system then writes to the disk once for many, while each sync alone would wait
/// as long.
final class WaitingSyncs<Item: Sendable>: Sendable {
  private let items: [Item]
  private let sync: @Sendable (Item) throws(SystemError) -> Void
  private let next = Atomic<Int>(0)
  private let problem = Mutex<SystemError?>(nil)

  init(_ items: [Item], _ sync: @escaping @Sendable (Item) throws(SystemError) -> Void) {
    self.items = items
    self.sync = sync
  }

  /// Syncs all items. Fails if one of them fails.
  func run() throws(SystemError) {
    // If the system has no more threads, this one does all the work. More than eight hardly help the disk.
    let others = (1..<max(1, min(8, items.count))).compactMap { _ in try? Thread { self.syncRest() } }
    syncRest()
    for other in others { other.join() }
    if let problem = problem.withLock({ $0 }) { throw problem }
  }

  private func syncRest() {
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < items.count else { return }
      do throws(SystemError) {
        try sync(items[index])
      } catch {
        // A failed sync is reported rather than a file that could not be opened.
        problem.withLock { if $0 == nil || $0?.code == Errno.tooManyOpen { $0 = error } }
      }
    }
  }
}
