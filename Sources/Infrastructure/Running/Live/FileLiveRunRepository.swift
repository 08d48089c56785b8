package import Formats
import JSONCoding
package import KernelApplication
import KernelDomain
package import RunningApplication
package import RunningDomain
package import Storage
import Synchronization

/// The part of another feature in the transactions that begin and end a live run.
package struct LiveRunFollower: Sendable {
  let begins: @Sendable (LiveStart, inout Transaction) throws(Failure) -> Void
  let ends: @Sendable (RunID?, inout Transaction) throws(Failure) -> Void

  /// - Parameter ends: receives the run's id in the book; nil if it had too few fixes to be a run.
  package init(
    begins: @escaping @Sendable (LiveStart, inout Transaction) throws(Failure) -> Void,
    ends: @escaping @Sendable (RunID?, inout Transaction) throws(Failure) -> Void
  ) {
    self.begins = begins
    self.ends = ends
  }
}

/// Stores the live run in the live file of section `running`. It stays in memory after it was read. A lock separates
/// threads that read it from threads that change it; no thread takes another lock while it holds this one.
package final class FileLiveRunRepository: LiveRunRepository {
  private let store: Store
  private let runs: FileRunRepository
  private let settings: any SettingsRepository
  private let timeZones: @Sendable () -> TimeZoneDatabase
  private let follower: LiveRunFollower?
  private let known = Mutex<Known?>(nil)

  private struct Known {
    var run: LiveRun?
    /// Whether it was read from the file and not changed since, which means that the process that had it before has
    /// ended.
    var wasRead: Bool
    /// The number of entries read.
    var count = 0
    /// The store's count of lost entries when it was read.
    var losses: UInt64?
  }

  /// - Parameters:
  ///   - settings: give the time zone of runs.
  ///   - follower: the part of another feature when a run begins or ends; nil for none.
  ///   - timeZones: the system's time zones.
  package init(
    store: Store, runs: FileRunRepository, settings: any SettingsRepository, follower: LiveRunFollower? = nil,
    timeZones: @escaping @Sendable () -> TimeZoneDatabase = { TimeZoneDatabase() }
  ) {
    self.store = store
    self.follower = follower
    self.timeZones = timeZones
    self.runs = runs
    self.settings = settings
  }

  package func run() throws(Failure) -> LiveRun? {
    try refresh()
    return known.withLock { $0?.run }
  }

  /// Reads the run unless it is in memory. It reads without the lock: a thread that writes to the store takes this
  /// lock, too, and reading may have to wait for that thread.
  private func refresh() throws(Failure) {
    while true {
      let losses = store.liveLosses
      if known.withLock({ isCurrent($0, losses) }) { return }
      let latest: Known
      if let entries = try store.live(of: .running) {
        var run = try FileLiveRunRepository.run(of: entries)
        run.noteAbsence()
        latest = Known(run: run, wasRead: true, count: entries.count, losses: losses)
      } else {
        latest = Known(run: nil, wasRead: true, losses: losses)
      }
      let isTaken = known.withLock { known in
        guard store.liveLosses == losses else { return false }
        if !isCurrent(known, losses) { known = latest }
        return true
      }
      if isTaken { return }
    }
  }

  /// In a store that this process does not hold, others may have changed the run.
  private func isCurrent(_ known: Known?, _ losses: UInt64?) -> Bool {
    losses != nil && known != nil && known?.losses == losses
  }

  private static func run(of entries: [[UInt8]]) throws(Failure) -> LiveRun {
    var decoded: [LiveEntry] = []
    for (number, bytes) in entries.enumerated() {
      do throws(JSONError) {
        decoded.append(try LiveEntryCoding.decode(bytes))
      } catch {
        throw .storeDamaged(place: "\(FeatureID.running)/live, entry \(number)", problem: error.problem)
      }
    }
    guard let run = LiveRun(decoded) else {
      throw .storeDamaged(place: "\(FeatureID.running)/live", problem: .running(.liveUnknown))
    }
    return run
  }

  package func start(_ start: LiveStart) throws(Failure) {
    try store.transaction { (transaction) throws(Failure) in
      try transaction.startLive(of: .running, [LiveEntryCoding.encode(.start(start))])
      try follower?.begins(start, &transaction)
    }
    forget(LiveRun(start))
  }

  private func forget(_ next: LiveRun?) {
    known.withLock { $0 = Known(run: next, wasRead: false, losses: store.liveLosses) }
  }

  package func change<Value>(
    _ change: (inout LiveRun) throws(Failure) -> (LiveEntry?, Value)
  ) throws(Failure) -> Value {
    while true {
      try refresh()
      let value = try known.withLock { (known) throws(Failure) -> Value? in
        // This must not wait for anybody: see `refresh`.
        guard let read = known, store.liveLosses == read.losses else { return nil }
        guard read.run != nil else { throw .conflict(.running(.noLiveRun)) }
        guard store.canAddLive(to: .running) else { return nil }
        // Changed in place; otherwise all its fixes would be copied.
        let (entry, value) = try change(&known!.run!)
        guard let entry else { return value }
        return try add(entry, &known) ? value : nil
      }
      if let value { return value }
      // The file has to be renewed, another process was quicker, or the run has ended.
      try store.renewLive(of: .running)
    }
  }

  /// - Returns: false if the change has to be repeated with the run as it is then.
  private func add(_ entry: LiveEntry, _ known: inout Known?) throws(Failure) -> Bool {
    guard let read = known else { return false }
    let entries = (read.wasRead ? [.absence, entry] : [entry]).map(LiveEntryCoding.encode)
    do throws(Failure) {
      guard try store.addLive(entries, to: .running, after: read.count) else {
        known = nil
        return false
      }
    } catch {
      known = nil
      throw error
    }
    known?.wasRead = false
    return true
  }

  package func end(
    name: String?, removes: Bool, _ check: (LiveRun) throws(Failure) -> Void
  ) throws(Failure) -> (id: RunID, changed: ChangedRunBook)? {
    guard try run() != nil else { throw .conflict(.running(.noLiveRun)) }
    let zone = try zone()
    let saved = try store.transaction { (transaction) throws(Failure) in
      var live = try FileLiveRunRepository.run(of: transaction.endLive(of: .running))
      try check(live)
      // The run ends at the time of its last event.
      if removes { try? live.finish(at: live.metrics().time) }
      guard var run = try FileLiveRunRepository.recorded(live, orNothing: removes) else {
        try follower?.ends(nil, &transaction)
        return (id: RunID, changed: ChangedRunBook)?.none
      }
      run.name = name
      zone.set(&run)
      let saved = try put(run, as: live.start.id, removes: removes, &transaction)
      // After saving, so that the number of the change is that of the run.
      try follower?.ends(saved.id, &transaction)
      return saved
    }
    forget(nil)
    return saved
  }

  /// The run as it is saved.
  /// - Parameter orNothing: whether to return nil instead of failing if the recording is not a run.
  private static func recorded(_ live: LiveRun, orNothing: Bool) throws(Failure) -> Run? {
    do throws(NoRun) {
      return try live.recorded.ordered().run
    } catch {
      if orNothing { return nil }
      let problem: RunningMessage =
        switch error {
        case .tooFewFixes: throw .conflict(.running(.tooShortToSave))
        case .clockNeverSet: .clockNeverSet
        case .tooManyFixes(let count): .tooManyFixes(count: count, most: RecordedRun.mostFixes)
        case .tooLong: .tooLong
        }
      throw .conflict(.running(.notSavable(problem: .running(problem))))
    }
  }

  /// The time zone from the setting.
  private func zone() throws(Failure) -> RunZone {
    guard let name = try settings.settings().runZone, let rules = timeZones().rules(name) else { return RunZone() }
    return RunZone(name: name, rules: rules)
  }

  /// The runs of the book that this one must not replace, although they began in the same second. A run that is saved
  /// after an equal one was discarded, such as a file played again, becomes a run of its own; so does one that is
  /// discarded after an equal one was saved. Any run that is not equal is another run, and must be kept.
  private func others(_ row: RunRow, _ isDiscarded: Bool, in book: RunBook) -> Set<RunID> {
    let removed = Set(book.runs.lazy.filter(\.isRemoved).map(\.id))
    return Set(
      book.imported.lazy.filter { known in
        known.run.start.seconds == row.run.start.seconds
          && (removed.contains(known.id) != isDiscarded || row.named(known.id) != known)
      }.map(\.id))
  }

  private func put(
    _ run: Run, as name: RunID, removes: Bool, _ transaction: inout Transaction
  ) throws(Failure) -> (id: RunID, changed: ChangedRunBook) {
    let undone = try RunFiles.undone(in: transaction[.running])
    let (changed, id) = try runs.change(in: &transaction) { (snapshot) throws(Failure) in
      var merge = RunMerge(into: snapshot.book, undone: undone)
      let encoded = EncodedRun(run)
      let others = others(encoded.row, removes, in: snapshot.book)
      let id = merge.add([encoded], apartFrom: others, as: name)[run.id] ?? run.id
      let removal = removes ? [RunCorrection(run: id, change: .remove, touched: nil)] : []
      return (.put(merge.put, removal), id)
    }
    let number = transaction.last
    return (
      id,
      ChangedRunBook(
        book: changed.book, efforts: changed.efforts, effortsBefore: changed.effortsBefore, number: number,
        isChanged: true)
    )
  }
}
