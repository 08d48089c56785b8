package import Formats
import JSONCoding
package import KernelApplication
import KernelDomain
package import RunningApplication
package import RunningDomain
package import Storage
import Synchronization

/// What another feature does in the transactions in which a live run (one that is recorded while the user runs) begins
/// and ends.
package struct LiveRunFollower: Sendable {
  let begins: @Sendable (LiveStart, inout Transaction) throws(Failure) -> Void
  let ends: @Sendable (RunID?, inout Transaction) throws(Failure) -> Void

  /// Creates a value through which another feature takes part in the transactions that begin and end a live run.
  /// - Parameter ends: receives the id that the run has in the book; nil if no run was stored.
  package init(
    begins: @escaping @Sendable (LiveStart, inout Transaction) throws(Failure) -> Void,
    ends: @escaping @Sendable (RunID?, inout Transaction) throws(Failure) -> Void
  ) {
    self.begins = begins
    self.ends = ends
  }
}

/// Stores the live run (the run that is being recorded) in the live file of the section `running`, and caches it in
/// memory. A lock prevents threads from reading the run while another thread changes it. A thread that holds this lock
/// must not take another lock.
package final class FileLiveRunRepository: LiveRunRepository {
  private let store: Store
  private let runs: FileRunRepository
  private let settings: any SettingsRepository
  private let timeZones: @Sendable () -> TimeZoneDatabase
  private let follower: LiveRunFollower?
  private let known = Mutex<Known?>(nil)

  private struct Known {
    var run: LiveRun?
    /// True if the run was read from the file and has not changed since. The process that recorded the run has then
    /// ended.
    var wasRead: Bool
    /// The number of entries that have been read from the live file.
    var count = 0
    /// The value of the store's `liveLosses` when the live file was read. If it has changed since, the cached run is
    /// out of date.
    var losses: UInt64?
  }

  /// Creates the repository of the live run in a store.
  /// - Parameters:
  ///   - settings: contains the time zone for runs.
  ///   - follower: what another feature does when a run begins or ends; nil if there is no such feature.
  ///   - timeZones: opens the system's time zone database.
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

  /// Reads the run unless it is cached. Does not hold the lock while it reads: reading may have to wait for a thread
  /// that writes to the store, and that thread may be waiting for this lock.
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

  /// Whether the cached run is up to date. False if this process does not hold the store, because other processes may
  /// have changed the run.
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
        // Don't wait for other threads here; see `refresh`.
        guard let read = known, store.liveLosses == read.losses else { return nil }
        guard read.run != nil else { throw .conflict(.running(.noLiveRun)) }
        guard store.canAddLive(to: .running) else { return nil }
        // Changed in place, since a copy would copy all fixes.
        let (entry, value) = try change(&known!.run!)
        guard let entry else { return value }
        return try add(entry, &known) ? value : nil
      }
      if let value { return value }
      // The live file has to be renewed, another process was faster, or the run has ended.
      try store.renewLive(of: .running)
    }
  }

  /// Adds an entry to the live file.
  /// - Returns: true if the entry was added; false if the caller must repeat the change on the current run.
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
      // Called after saving, so that the change has the number under which the run was stored.
      try follower?.ends(saved.id, &transaction)
      return saved
    }
    forget(nil)
    return saved
  }

  /// Converts the live run to a run that can be stored.
  /// - Parameter orNothing: whether to return nil, instead of failing, if the recording cannot be stored as a run.
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

  /// Returns the time zone in the settings. If none is set, returns a zone that has neither a name nor rules.
  private func zone() throws(Failure) -> RunZone {
    guard let name = try settings.settings().runZone, let rules = timeZones().rules(name) else { return RunZone() }
    return RunZone(name: name, rules: rules)
  }

  /// Returns the runs in the book that started in the same second as the run `row`, but that it must not replace: runs
  /// that differ from it, and runs that were discarded when it was not, or the reverse. For example, if a file is
  /// replayed after its run was discarded, the replayed run becomes a new one.
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
