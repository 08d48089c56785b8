import KernelApplication
import KernelDomain
import Synchronization
import System

/// The live files that the process which holds a store appends to, beside its transactions: a line is added while an
/// import is being committed. Each line is durable when its caller goes on.
///
/// A file is appended to only where this process made it, so that it is sure of every line; one that it found, and one of
/// which a write or sync failed, is made anew by a transaction before.
final class LiveFiles: Sendable {
  /// One to which lines may be added.
  private struct Open {
    let name: String
    var appender: JournalAppender
    /// The size of its lines in bytes.
    var bytes: Int
    var lines: Int
    /// The line that is being added; nil while none is.
    var adding: (bytes: Int, checksum: Checksum)?
    /// What tells how long the file is; nil until that is first written.
    var witness: OpenFile?

    mutating func write(_ entries: [[UInt8]]) throws(Failure) {
      let line = LiveLine(lines, entries).bytes
      try appender.write(line, at: bytes)
      adding = (line.count, line.withUnsafeBytes { SealedLine.claimedChecksum(endOf: $0) } ?? Checksum(0))
    }

    mutating func finish(_ synced: Result<Void, SystemError>) throws(Failure) {
      do throws(Failure) {
        try appender.finish(synced, at: bytes)
      } catch {
        adding = nil
        throw error
      }
    }

    mutating func keep(_ folder: StoreFolder, of id: FeatureID) {
      guard let added = adding else { return }
      bytes += added.bytes
      lines += 1
      adding = nil
      // One that can't be written tells of less, as after a power cut.
      try? renewWitness(folder, id, LiveWitness(name: name, bytes: bytes, last: added.checksum))
    }

    /// Written over the one before, in one go: it never gets shorter, as the file does not.
    private mutating func renewWitness(
      _ folder: StoreFolder, _ id: FeatureID, _ value: LiveWitness
    ) throws(SystemError) {
      let path = folder.path(of: LiveWitness.name(id.name))
      let file = if let witness { witness } else { try folder.fileSystem.open(path, .update) }
      witness = file
      try folder.fileSystem.writeAll(file, value.line, at: 0)
    }

    mutating func close(_ fileSystem: any FileSystem) {
      appender.close()
      if let witness { fileSystem.close(witness) }
      witness = nil
    }

    mutating func takeBack() {
      if adding != nil { appender.takeBack(to: bytes) }
      adding = nil
    }
  }

  /// What is added to a section's file.
  typealias Addition = (id: FeatureID, value: [[UInt8]])

  private let folder: StoreFolder
  private let lock: StoreLock
  /// Held while a line is written. Whoever has it asks for no other lock.
  private let appending = Lock()
  private nonisolated(unsafe) var open = BySection<Open>()
  /// The manifest on the disk: two while one is being replaced.
  private let manifests = Mutex<[FileStatus]>([])
  private let group = Mutex<Group?>(nil)
  /// Greater whenever what was added may not stand as it was added.
  private let lossCount = Atomic<UInt64>(0)

  /// Entries that one thread adds together.
  private struct Group {
    let thread: UInt
    var entries = BySection<[[UInt8]]>()
  }

  init(_ folder: StoreFolder, _ lock: StoreLock) {
    self.folder = folder
    self.lock = lock
  }

  // MARK: Adding

  /// Adds entries, to each file as one line. All lines are written before the first is synced, and their syncs run side by
  /// side: two take hardly longer than one. Where one fails nothing of the others stays either.
  /// - Returns: those whose file has to be made anew for that; nothing of them was added.
  func append(_ additions: [Addition]) throws(Failure) -> [Addition] {
    try appending.withLock { () throws(Failure) in
      let ready = additions.filter { open.contains($0.id) }
      if !ready.isEmpty {
        try makeSureOfFiles()
        try appendTogether(ready)
      }
      return additions.filter { addition in !ready.contains { $0.id == addition.id } }
    }
  }

  private func appendTogether(_ additions: [Addition]) throws(Failure) {
    defer { for id in additions.map(\.id) where open[id]?.appender.isSure == false { close(id) } }
    do throws(Failure) {
      for (id, entries) in additions { try open[id]?.write(entries) }
      let appenders = additions.compactMap { open[$0.id]?.appender }
      let synced =
        appenders.count == 1 ? [appenders[0].synced()] : Processors.map(appenders.count) { appenders[$0].synced() }
      var problem: Failure?
      for (addition, synced) in zip(additions, synced) {
        do throws(Failure) { try open[addition.id]?.finish(synced) } catch { problem = error }
      }
      if let problem { throw problem }
    } catch {
      for (id, _) in additions { open[id]?.takeBack() }
      throw error
    }
    for (id, _) in additions { open[id]?.keep(folder, of: id) }
  }

  /// That lock and manifest still are this process's.
  private func makeSureOfFiles() throws(Failure) {
    while true {
      let known = manifests.withLock { $0 }
      guard let problem = try lock.foreignChange(in: folder, anyOf: known) else { return }
      // One may have been replaced since.
      guard manifests.withLock({ $0 == known }) else { continue }
      throw .changedMeanwhile(folder.path, problem)
    }
  }

  // MARK: Groups

  /// Has this thread's entries kept back until `endGroup`.
  func beginGroup() {
    group.withLock { group in
      precondition(group == nil, "one thread at a time adds groups to live files")
      group = Group(thread: Thread.current)
    }
  }

  /// False where this thread has no group.
  func keepBack(_ entries: [[UInt8]], of id: FeatureID) -> Bool {
    group.withLock { group in
      guard group?.thread == Thread.current else { return false }
      group?.entries[id, default: []] += entries
      return true
    }
  }

  /// Whether what this thread adds to the section's file can be kept back, or the file is open.
  func canAdd(to id: FeatureID) -> Bool {
    group.withLock { $0?.thread == Thread.current } || appending.withLock { open.contains(id) }
  }

  func endGroup() -> [Addition] {
    group.withLock { group in
      defer { group = nil }
      return group?.entries.elements ?? []
    }
  }

  /// Greater whenever entries that were added are not, or another process may have added some.
  var losses: UInt64 { lossCount.load(ordering: .acquiring) }

  func noteLoss() {
    lossCount.add(1, ordering: .releasing)
  }

  // MARK: What transactions do

  /// Lets nobody append to the section's file until a transaction has made another, or none.
  func close(_ id: FeatureID) {
    appending.withLock {
      open[id]?.close(folder.fileSystem)
      open[id] = nil
    }
  }

  func closeAll() {
    for id in appending.withLock({ open.ids }) { close(id) }
    noteLoss()
  }

  /// Takes up a file that this process has just made; the manifest that names it outlasts a power cut.
  func take(_ name: String, bytes: Int, lines: Int, of id: FeatureID) {
    appending.withLock {
      let appender = JournalAppender(folder.path(of: name), folder.fileSystem, isSure: true)
      open[id] = Open(name: name, appender: appender, bytes: bytes, lines: lines)
    }
  }

  /// The manifest that is on the disk, or those, while one is being replaced.
  func expect(_ files: [FileStatus]) {
    manifests.withLock { $0 = files }
  }

  /// Reads while nobody appends.
  func reading<Value>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    try appending.withLock(body)
  }
}
