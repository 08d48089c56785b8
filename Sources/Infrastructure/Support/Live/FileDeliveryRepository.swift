import JSONCoding
package import KernelApplication
package import KernelDomain
package import RunningDomain
package import Storage
import SupportApplication
package import SupportDomain
import Synchronization

/// Stores, in the live file of the section `support`, which messages are delivered during a live run and how far each
/// delivery has got. The transaction that begins the run also begins the live file, and the transaction that saves or
/// discards the run ends it.
package final class FileDeliveryRepository: DeliveryRepository {
  private let store: Store
  private let support: FileSupportRepository
  private let clock: any WallClock
  private let today: @Sendable () -> CivilDay
  private let known = Mutex<Known?>(nil)
  /// The plan that the user has chosen for the next run; nil to use the plan of the day.
  private let chosen = Mutex<PlanID?>(nil)
  /// The delivery that is being played, the connection of the client that reported playing it, and whether that
  /// connection stays open during playback; nil if no delivery is being played.
  private let player = Mutex<(delivery: DeliveryID, caller: any Caller, keeps: Bool)?>(nil)

  private struct Known {
    var live: LiveSupport?
    var start: DeliveryStartLine?
    /// The number of lines that the live file contained when it was read.
    var lines = 0
    /// The value of the store's `liveLosses` when the live file was read. It is compared to detect that the cache is
    /// out of date.
    var losses: UInt64?
    /// The value of the store's `sectionRevisions` when the messages were read. It is compared to detect that the cache
    /// is out of date.
    var revisions: [UInt64] = []
  }

  /// Creates the repository of deliveries in a store.
  /// - Parameter today: returns the current local day.
  package init(
    store: Store, support: FileSupportRepository, clock: any WallClock, today: @escaping @Sendable () -> CivilDay
  ) {
    self.store = store
    self.support = support
    self.clock = clock
    self.today = today
  }

  private var uptime: Int64 { clock.uptime.milliseconds }

  // MARK: Deliveries

  package func current() throws(Failure) -> LiveSupport? {
    try refresh()
    return known.withLock { $0?.live }
  }

  package func change<Value>(
    _ body: (inout LiveSupport, _ now: Int64) throws(Failure) -> (steps: [RunDeliveries.Step], value: Value)
  ) throws(Failure) -> (value: Value, steps: [RunDeliveries.Step], live: LiveSupport)? {
    while true {
      try refresh()
      var attempt = Attempt<Value>.again
      try known.withLock { (known) throws(Failure) in attempt = try self.attempt(body, on: &known) }
      switch attempt {
      case .nothing: return nil
      case .done(let value, let steps, let live): return (value, steps, live)
      // The live file has to be renewed, another process was faster, or the run has ended.
      case .again: try store.renewLive(of: .support)
      }
    }
  }

  private enum Attempt<Value> {
    case nothing
    case done(Value, [RunDeliveries.Step], LiveSupport)
    case again
  }

  /// Makes one attempt to change the deliveries. The caller holds this repository's lock, so this must not wait for
  /// other threads (see `refresh`).
  private func attempt<Value>(
    _ body: (inout LiveSupport, _ now: Int64) throws(Failure) -> (steps: [RunDeliveries.Step], value: Value),
    on known: inout Known?
  ) throws(Failure) -> Attempt<Value> {
    guard let read = known, store.liveLosses == read.losses else { return .again }
    guard var live = read.live else { return .nothing }
    guard store.canAddLive(to: .support) else { return .again }
    let (steps, value) = try body(&live, uptime)
    if !steps.isEmpty {
      let now = clock.now()
      live.note(steps, at: now, live.deliveries.progress)
      do throws(Failure) {
        let line = DeliveryLine(steps, now, live.deliveries.progress).bytes
        guard try store.addLive([line], to: .support, after: read.lines) else {
          known = nil
          return .again
        }
      } catch {
        known = nil
        throw error
      }
      known?.lines += 1
    }
    known?.live = live
    return .done(value, steps, live)
  }

  /// Reads the deliveries, unless they are cached, and the current messages of the book. This repository's lock is not
  /// held while reading, because reading may have to wait for a thread that writes to the store, and that thread may be
  /// waiting for the repository's lock.
  private func refresh() throws(Failure) {
    while true {
      let (losses, revisions) = (store.liveLosses, store.sectionRevisions)
      let have = known.withLock { $0 }
      if let have, losses != nil, have.losses == losses, have.revisions == revisions { return }
      let lines = try store.live(of: .support)
      let book = try lines.map { (_) throws(Failure) in try support.book() }
      let isTaken = try known.withLock { (known) throws(Failure) in
        guard store.liveLosses == losses, store.sectionRevisions == revisions else { return false }
        try take(lines ?? [], book, losses, revisions, into: &known)
        return true
      }
      if isTaken { return }
    }
  }

  /// Updates the cache with the lines and the book that were just read.
  /// - Parameter book: the Support feature's data; nil if no run follows a plan.
  private func take(
    _ lines: [[UInt8]], _ book: SupportBook?, _ losses: UInt64?, _ revisions: [UInt64], into known: inout Known?
  ) throws(Failure) {
    let start = lines.first.flatMap { DeliveryStartLine($0) }
    if var have = known, have.losses == losses, have.start == start,
      // If this process does not hold the store, others may have changed the file.
      losses != nil || have.lines == lines.count
    {
      if let book { have.live?.take(book, at: uptime) }
      have.revisions = revisions
      known = have
      return
    }
    let live = try book.map { (book) throws(Failure) in
      var live = try FileDeliveryRepository.live(of: lines, book, at: uptime, clock.now())
      if lines.count > 1 { live.deliveries.goOn(from: live.deliveries.progress, at: uptime) }
      return live
    }
    known = Known(live: live, start: start, lines: lines.count, losses: losses, revisions: revisions)
  }

  /// Computes the state of the deliveries from the lines of the live file.
  /// - Parameters:
  ///   - now: the current time on the monotonic clock, in milliseconds.
  ///   - time: the same moment on the wall clock.
  private static func live(
    of lines: [[UInt8]], _ book: SupportBook, at now: Int64, _ time: Timestamp
  ) throws(Failure) -> LiveSupport {
    guard let first = lines.first, let start = DeliveryStartLine(first) else {
      throw .storeDamaged(place: "\(FeatureID.support)/live, entry 0", problem: .support(.unreadableEntry))
    }
    let plan = book.plans[start.plan]
    var live = LiveSupport(RunDeliveries(run: start.run, plan: start.plan, goal: plan?.length))
    live.take(book, at: now)
    for (number, bytes) in lines.enumerated().dropFirst() {
      guard let line = DeliveryLine(bytes) else {
        throw .storeDamaged(place: "\(FeatureID.support)/live, entry \(number)", problem: .support(.unreadableEntry))
      }
      let moment = now - max(0, time - line.time)
      for step in line.steps { live.deliveries.restore(step, at: moment) }
      live.note(line.steps, at: line.time, line.progress)
      live.deliveries.remember(line.progress)
    }
    return live
  }

  // MARK: Player

  package func note(player caller: (any Caller)?, of delivery: DeliveryID, keeps: Bool) {
    player.withLock { $0 = caller.map { (delivery, $0, keeps) } }
  }

  package func takeAbandoned() -> DeliveryID? {
    player.withLock { player in
      guard let playing = player, playing.keeps, playing.caller.isGone else { return nil }
      player = nil
      return playing.delivery
    }
  }

  package func isPlayed(_ delivery: DeliveryID, byAnotherThan caller: (any Caller)?) -> Bool {
    player.withLock { player in
      player.map { $0.delivery == delivery && $0.caller !== caller && !$0.caller.isGone } ?? false
    }
  }

  // MARK: Begin and end

  package func choose(_ plan: PlanID) {
    chosen.withLock { $0 = plan }
  }

  package func follow(_ plan: SupportPlan, by run: RunID) throws(Failure) {
    if let live = try current() {
      guard live.deliveries.plan != plan.id else { return }
      let name = try support.book().plans[live.deliveries.plan]?.name ?? live.deliveries.plan.description
      throw .conflict(.support(.planIsRunning(name: name)))
    }
    try store.transaction { (transaction) throws(Failure) in
      try transaction.startLive(of: .support, [DeliveryStartLine(run: run, plan: plan.id).bytes])
    }
    // A new live file does not change the section's revision, so clear the cache here.
    known.withLock { $0 = nil }
  }

  /// Starts the live file of deliveries, in the transaction that begins a run, if the run follows a plan. This is the
  /// plan that the user has chosen or, if none was chosen, the plan of the day.
  package func runBegins(_ start: LiveStart, in transaction: inout Transaction) throws(Failure) {
    let asked = chosen.withLock { chosen in
      defer { chosen = nil }
      return chosen
    }
    // Damaged support data must not prevent a run; `check` and all commands of support report it.
    if transaction.hasLive(of: .support) { return }
    let read = try readable { () throws(Failure) in try support.book(in: &transaction) }
    guard let book = read, let plan = asked.flatMap({ book.plans[$0] }) ?? book.planFollowed(on: today()) else {
      return
    }
    try transaction.startLive(of: .support, [DeliveryStartLine(run: start.id, plan: plan.id).bytes])
  }

  /// Returns the result of `read`; nil if `read` fails because the store is damaged.
  private func readable<Value>(_ read: () throws(Failure) -> Value) throws(Failure) -> Value? {
    do throws(Failure) {
      return try read()
    } catch .storeDamaged {
      return nil
    }
  }

  /// Ends the live file of deliveries, in the transaction that ends a run, and stores what happened to each of the
  /// run's messages.
  /// - Parameter run: the id that the run has in the book; nil if it was not saved.
  package func runEnds(_ run: RunID?, in transaction: inout Transaction) throws(Failure) {
    guard transaction.hasLive(of: .support) else { return }
    let (now, time) = (uptime, clock.now())
    // If the live file is damaged, it stays for a repair, and the run is saved anyway.
    let ended = try readable { () throws(Failure) in
      let book = try support.book(in: &transaction)
      _ = try store.live(of: .support).map { (lines) throws(Failure) in
        try FileDeliveryRepository.live(of: lines, book, at: now, time)
      }
      return (book, try transaction.endLive(of: .support))
    }
    guard let (book, lines) = ended else { return }
    let live = try FileDeliveryRepository.live(of: lines, book, at: now, time)
    try support.settle({ _ in live.edits(endingAs: run) }, in: &transaction)
  }
}

extension LiveSupport {
  /// Returns the edits to make in the book when the run ends.
  /// - Parameter run: the id that the run has in the book, which may differ from its id as a live run; nil if it was
  ///   not saved.
  fileprivate func edits(endingAs run: RunID?) -> [SupportEdit] {
    let fates = fates(ending: true).map { message, fate -> SupportEdit in
      func moved(_ moment: HeardMoment) -> HeardMoment {
        HeardMoment(
          run: run, time: moment.time, length: moment.length, active: moment.active, isConfirmed: moment.isConfirmed)
      }
      return switch fate {
      case .waiting(let runs): .settle(message, .waiting(runs: runs))
      case .played(let moment): .settle(message, .played(moved(moment)))
      case .skipped(let moment): .settle(message, .skipped(moved(moment)))
      case .failed(let moment): .settle(message, .failed(moved(moment)))
      }
    }
    return fates + (run.map { [.ran(deliveries.plan, $0)] } ?? [])
  }
}
