package import KernelApplication
import KernelDomain
package import System

/// A crash-safe folder of files: for each feature a section of immutable files and a journal of changes, and a manifest
/// that lists what belongs to the store.
///
/// Any number of processes may read, without a lock and on a read-only disk. One process at a time writes, under the
/// lock. A store that does not exist reads as empty, and the first change creates it.
package struct Store: Sendable {
  let folder: StoreFolder
  let options: Options
  let clock: any WallClock
  /// The reducers, which fold journal entries into a feature's state, by section.
  let reducers: BySection<any SectionReducer>
  /// What was read last, reused until it changes on disk.
  let cache = StoreCache()
  /// Guards against a transaction that begins within another one of this store.
  let entry: TransactionEntry
  /// This process's lasting lock on the store; nil if each change takes the lock for itself.
  let held: HeldStore?

  package struct Options: Sendable {
    /// How long a writer waits for another writer's lock before it fails with `storeBusy`.
    package var patience = Duration.seconds(5)
    /// Called once after waiting two seconds for another writer, with that writer's process id if it is known.
    package var onWait: (@Sendable (Int32?) -> Void)?
    /// How many bytes a section's journal must grow before it is compacted, if compaction at least halves it.
    package var compactionStep = 1 << 20
    /// How many of a section's latest changes compaction keeps, so that they can be undone.
    package var keptChanges = 1_000
    /// Draws the random number that identifies a new store.
    package var drawID: @Sendable () -> BookID = { BookID(.random(in: .min ... .max)) }

    package init() {}
  }

  package init(
    path: String, fileSystem: any FileSystem = PosixFileSystem(), clock: any WallClock,
    reducers: [any SectionReducer], options: Options = Options()
  ) {
    folder = StoreFolder(path: path, fileSystem: fileSystem)
    self.clock = clock
    self.reducers = BySection(reducers.map { ($0.section, $0) })
    self.options = options
    entry = TransactionEntry()
    held = nil
  }

  private init(_ store: Store, held: HeldStore) {
    folder = store.folder
    clock = store.clock
    reducers = store.reducers
    options = store.options
    entry = store.entry
    self.held = held
  }

  /// Whether this process is the store's only writer, and many queries and changes are to come.
  package var isHeld: Bool { held != nil }

  /// The path of the store's folder.
  package var path: String { folder.path }

  /// Takes the lock, and returns a store that keeps it until `release`. Fails as a change would.
  package func holding() throws(Failure) -> Store {
    let (lock, made) = try claim()
    return Store(self, held: HeldStore(self, lock: lock, made: made))
  }

  /// Gives up the lock that `holding` took. Nothing may be changed through this store after that.
  package func release() {
    held?.release()
  }

  /// The id of the process that holds the lock for writing; nil if none does.
  package var writer: Int32? { StoreLock.holder(of: folder) }

  /// A number that grows whenever anything is changed or read again from disk; 0 for a store that is not held.
  package var revision: UInt64 { held?.revisions.revision ?? 0 }

  /// For a held store, the revision that last changed each section, followed by the revision that last changed which
  /// sections exist. Empty for a store that is not held.
  package var sectionRevisions: [UInt64] { held?.revisions.all ?? [] }

  /// Returns which sections of a held store any thread has read since the last call, as a bit set: the bit's position
  /// is the section's position in `sectionRevisions`.
  package func takeSectionsRead() -> UInt64 { held?.revisions.takeRead() ?? 0 }

  /// Drops what is cached of the store, so that it is read again from disk.
  package func forget() {
    cache.forget()
    held?.forget()
  }

  /// Reads all of a held store into memory, so that queries need not wait while a change is being written.
  package func preload() {
    held?.preload()
  }

  /// Makes the transactions in `body` durable together, with one sync per section. Nothing may be acknowledged before
  /// this returns; if this fails, all transactions in the group are undone. Exception: a transaction that writes files
  /// or changes several sections makes itself and all before it durable at once. In a store that is not held, each
  /// transaction is made durable by itself.
  package func group(_ body: () -> Void) throws(Failure) {
    guard let held else { return body() }
    try held.group(body)
  }

  /// Writes the derived files of groups of changes. Call this after a group, once its changes are acknowledged;
  /// `release` does it too.
  package func writeDerived() {
    held?.writeDerived()
  }

  /// Registers `body` to be called after each group, and after each transaction outside a group, once readers see the
  /// change, on the thread that made the change. Does nothing for a store that is not held.
  package func observe(_ body: @escaping @Sendable () -> Void) {
    held?.observe(body)
  }

  /// The default path of the store: `$XDG_DATA_HOME/recordbook`, else `~/.local/share/recordbook`; nil if neither
  /// variable is set to an absolute path. The XDG base directory specification has a relative `XDG_DATA_HOME` ignored.
  package static func usualPath(_ environment: (String) -> String?) -> String? {
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/recordbook" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/share/recordbook"
  }
}
