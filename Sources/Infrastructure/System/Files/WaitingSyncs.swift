import Synchronization

/// Syncs several files or folders in parallel, on several threads. This allows the system to write several of them to
/// the disk together. One after another, each sync would wait for the disk separately.
final class WaitingSyncs<Item: Sendable>: Sendable {
  private let items: [Item]
  private let sync: @Sendable (Item) throws(SystemError) -> Void
  private let next = Atomic<Int>(0)
  private let problem = Mutex<SystemError?>(nil)

  init(_ items: [Item], _ sync: @escaping @Sendable (Item) throws(SystemError) -> Void) {
    self.items = items
    self.sync = sync
  }

  /// Syncs all items even if some of them fail, and then throws one of the errors, if there were any.
  func run() throws(SystemError) {
    // If the system cannot start more threads, this thread syncs the remaining items. More than eight threads are
    // hardly faster.
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
        // If there are several errors, reports one from a failed sync rather than the error that too many files are
        // open.
        problem.withLock { if $0 == nil || $0?.code == Errno.tooManyOpen { $0 = error } }
      }
    }
  }
}
