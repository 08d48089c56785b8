package import Formats
import JSONCoding
package import KernelApplication
import KernelDomain
package import RunningApplication
package import RunningDomain
package import Storage
import Synchronization

/// What another part of the program does in the transactions that begin and end the run under way.
package struct LiveRunFollower: Sendable {
  let begins: @Sendable (LiveStart, inout Transaction) throws(Failure) -> Void
  let ends: @Sendable (RunID?, inout Transaction) throws(Failure) -> Void

  /// - Parameter ends: gets the run's id in the book; nil where it had too few fixes to be a run.
  package init(
    begins: @escaping @Sendable (LiveStart, inout Transaction) throws(Failure) -> Void,
    ends: @escaping @Sendable (RunID?, inout Transaction) throws(Failure) -> Void
  ) {
    self.begins = begins
    self.ends = ends
  }
}

/// The run under way in the live file of section `running`. It is held in memory once it was read; a lock keeps those
/// apart who ask for it and who do something to it, and is the last that any of them takes.
package final class FileLiveRunRepository: LiveRunRepository {
  private let store: Store
  private let runs: FileRunRepository
  private let settings: any SettingsRepository
  private let timeZones: @Sendable () -> TimeZoneDatabase
  private let follower: LiveRunFollower?
  private let known = Mutex<Known?>(nil)

  private struct Known {
    var run: LiveRun?
    /// It was read, and nothing was done to it since: then whoever had it before ended without it.
    var wasRead: Bool
    /// How many entries were read.
    var count = 0
    /// What the store told of lost entries when it was read.
    var losses: UInt64?
  }

  /// - Parameters:
  ///   - settings: tell the zone in which runs are.
  ///   - follower: does its own part where a run begins or ends.
  ///   - timeZones: the zones that the system knows.
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

  /// Has the run in memory, unless it is. It is read without the lock: whoever writes the store asks for that one as well, and
  /// reading may have to wait for who writes.
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

  /// What is known of a store that is not held, others may have changed since.
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
        // Nobody is waited for here: see `refresh`.
        guard let read = known, store.liveLosses == read.losses else { return nil }
        guard read.run != nil else { throw .conflict(.running(.noLiveRun)) }
        guard store.canAddLive(to: .running) else { return nil }
        // Changed in its place: all its fixes would be copied with it.
        let (entry, value) = try change(&known!.run!)
        guard let entry else { return value }
        return try add(entry, &known) ? value : nil
      }
      if let value { return value }
      // Its file has to be made anew, another process was quicker, or the run has ended since.
      try store.renewLive(of: .running)
    }
  }

  /// - Returns: false where it has to be done again, with the run as it is then.
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
      // The time of the last thing that happened to it.
      if removes { try? live.finish(at: live.metrics().time) }
      guard var run = try FileLiveRunRepository.recorded(live, orNothing: removes) else {
        try follower?.ends(nil, &transaction)
        return (id: RunID, changed: ChangedRunBook)?.none
      }
      run.name = name
      zone.set(&run)
      let saved = try put(run, as: live.start.id, removes: removes, &transaction)
      // Behind it, so that the number of the change is the run's own.
      try follower?.ends(saved.id, &transaction)
      return saved
    }
    forget(nil)
    return saved
  }

  /// The run as it is saved.
  /// - Parameter orNothing: nil stands for what is no run, which fails elsewhere.
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

  /// Where she runs, as she set.
  private func zone() throws(Failure) -> RunZone {
    guard let name = try settings.settings().runZone, let rules = timeZones().rules(name) else { return RunZone() }
    return RunZone(name: name, rules: rules)
  }

  /// The runs of the book that this one can't be, though they began when it did. Saved after the same was discarded, such as
  /// a file that is played again, it is a run of its own, as it is when it is discarded after it was saved; and whatever is
  /// not just the same is another run, which must not go.
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
    let (changed, id) = try runs.change(in: &transaction) { (snapshot) throws(Failure) in
      var merge = RunMerge(into: snapshot.book)
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
