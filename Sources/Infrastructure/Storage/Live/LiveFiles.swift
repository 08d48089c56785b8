import KernelApplication
import KernelDomain
import Synchronization
import System

/// The live files of a store whose lock this process keeps. Each records something in progress, such as a run. Lines
/// are appended outside transactions, so that appending does not have to wait, for example, while an import is
/// committed. A line is durable when `append` returns.
///
/// This process appends only to live files that it has created itself, because it knows their content. If another
/// process has created a live file, or if writing or syncing it has failed, a transaction first replaces it with a new
/// one.
final class LiveFiles: Sendable {
  /// A live file to which lines can be appended.
  private struct Open {
    let name: String
    var appender: JournalAppender
    /// The total size of the live file's lines in bytes.
    var bytes: Int
    var lines: Int
    /// The size and checksum of the line that is being added; nil while no line is being added.
    var adding: (bytes: Int, checksum: Checksum)?
    /// The open witness file (see `LiveWitness`), which records the live file's size; nil until it has been written for
    /// the first time.
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
      // If this fails, the witness still records an earlier, smaller size, as it may after a power cut.
      try? renewWitness(folder, id, LiveWitness(name: name, bytes: bytes, last: added.checksum))
    }

    /// Overwrites the witness file in a single write. The new line is never shorter than the old one, because the live
    /// file never becomes shorter, so no bytes of the old line remain.
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

  /// A section, and the entries to append to its live file as one line.
  typealias Addition = (id: FeatureID, value: [[UInt8]])

  private let folder: StoreFolder
  private let lock: StoreLock
  /// The lock that is held while lines are being appended. A thread that holds this lock must not take any other lock.
  private let appending = Lock()
  private nonisolated(unsafe) var open = BySection<Open>()
  /// The statuses that the manifest on disk may have. While the manifest is being replaced, these are the statuses of
  /// the old and the new one; otherwise, there is only one.
  private let manifests = Mutex<[FileStatus]>([])
  private let group = Mutex<Group?>(nil)
  /// The number of times that appended entries may have been lost, or that another process may have changed a live
  /// file.
  private let lossCount = Atomic<UInt64>(0)

  /// The entries that one thread adds between `beginGroup` and `endGroup`. All of them are appended when the group
  /// ends.
  private struct Group {
    let thread: UInt
    var entries = BySection<[[UInt8]]>()
  }

  init(_ folder: StoreFolder, _ lock: StoreLock) {
    self.folder = folder
    self.lock = lock
  }

  // MARK: Adding

  /// Appends entries, one line per section. Writes all lines before syncing any of them. The syncs run in parallel, so
  /// that two syncs take little longer than one. If any write or sync fails, removes all the lines again.
  /// - Returns: the additions that have not been made, because their live files must first be replaced with new ones.
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

  /// Fails if another program has replaced the lock file or the manifest since this process last wrote it.
  private func makeSureOfFiles() throws(Failure) {
    while true {
      let known = manifests.withLock { $0 }
      guard let problem = try lock.foreignChange(in: folder, anyOf: known) else { return }
      // A transaction has replaced the manifest since `known` was read, so checks again.
      guard manifests.withLock({ $0 == known }) else { continue }
      throw .changedMeanwhile(folder.path, problem)
    }
  }

  // MARK: Groups

  /// Begins a group for the calling thread. Until `endGroup` is called, `keepBack` collects the entries that the thread
  /// adds.
  func beginGroup() {
    group.withLock { group in
      precondition(group == nil, "one thread at a time adds groups to live files")
      group = Group(thread: Thread.current)
    }
  }

  /// If the calling thread has begun a group, adds the entries to it and returns true; otherwise returns false.
  func keepBack(_ entries: [[UInt8]], of id: FeatureID) -> Bool {
    group.withLock { group in
      guard group?.thread == Thread.current else { return false }
      group?.entries[id, default: []] += entries
      return true
    }
  }

  /// Whether the calling thread can add entries to the section's live file. True if the thread has begun a group or the
  /// file is open.
  func canAdd(to id: FeatureID) -> Bool {
    group.withLock { $0?.thread == Thread.current } || appending.withLock { open.contains(id) }
  }

  func endGroup() -> [Addition] {
    group.withLock { group in
      defer { group = nil }
      return group?.entries.elements ?? []
    }
  }

  /// A number that grows whenever added entries have been lost or another process may have changed a live file.
  var losses: UInt64 { lossCount.load(ordering: .acquiring) }

  func noteLoss() {
    lossCount.add(1, ordering: .releasing)
  }

  // MARK: What transactions do

  /// Stops appending to the section's live file until a transaction has replaced or ended the file.
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

  /// Makes a live file that this process has just created available for appending. The manifest that lists this live
  /// file must already be durable.
  /// - Parameters:
  ///   - name: the file's name within the store.
  ///   - bytes: the file's size.
  ///   - lines: the number of lines in the file.
  func take(_ name: String, bytes: Int, lines: Int, of id: FeatureID) {
    appending.withLock {
      let appender = JournalAppender(folder.path(of: name), folder.fileSystem, isSure: true)
      open[id] = Open(name: name, appender: appender, bytes: bytes, lines: lines)
    }
  }

  /// Sets the statuses that the manifest on disk may have: its current status or, while it is being replaced, the
  /// statuses of the old and the new one.
  func expect(_ files: [FileStatus]) {
    manifests.withLock { $0 = files }
  }

  /// Runs `body` while no other thread can append to a live file.
  func reading<Value>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    try appending.withLock(body)
  }
}
