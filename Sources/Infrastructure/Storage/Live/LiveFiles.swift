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
  }

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

  /// Adds entries as one line. False where the file has to be made anew for that; nothing was added then.
  func append(_ entries: [[UInt8]], to id: FeatureID) throws(Failure) -> Bool {
    try appending.withLock { () throws(Failure) in
      guard var file = open[id] else { return false }
      try makeSureOfFiles()
      let line = LiveLine(file.lines, entries).bytes
      defer {
        if file.appender.isSure { open[id] = file } else { close(id) }
      }
      try file.appender.append(line, at: file.bytes)
      file.bytes += line.count
      file.lines += 1
      return true
    }
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
  func keepBack(_ entry: [UInt8], of id: FeatureID) -> Bool {
    group.withLock { group in
      guard group?.thread == Thread.current else { return false }
      group?.entries[id, default: []].append(entry)
      return true
    }
  }

  func endGroup() -> [(id: FeatureID, value: [[UInt8]])] {
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
      open[id]?.appender.close()
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
