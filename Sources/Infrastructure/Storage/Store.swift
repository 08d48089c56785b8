package import KernelApplication
import KernelDomain
package import System

/// A crash-safe folder of files. It contains a section for each feature, with immutable files and a journal of changes,
/// and a manifest that lists all files of the store.
///
/// Any number of processes may read it, without a lock and even on a read-only disk. Only one process at a time may
/// write, while it holds the lock. A store that does not exist reads as empty, and the first change creates it.
package struct Store: Sendable {
  let folder: StoreFolder
  let options: Options
  let clock: any WallClock
  /// The reducers, one per section. A reducer folds a section's journal entries into the feature's state.
  let reducers: BySection<any SectionReducer>
  /// A cache of what this process has most recently read from disk. A file is read again only if it has changed on
  /// disk.
  let cache = StoreCache()
  /// Makes a transaction trap if it begins inside another transaction of this store.
  let entry: TransactionEntry
  /// Set if this process keeps the store's lock between changes; nil if each change takes and releases the lock itself.
  let held: HeldStore?

  package struct Options: Sendable {
    /// The maximum time that a change waits for another writer's lock before it fails with `storeBusy`.
    package var patience = Duration.seconds(5)
    /// Called once if a change has waited two seconds for another process that is writing. Receives the id of that
    /// process; nil if unknown.
    package var onWait: (@Sendable (Int32?) -> Void)?
    /// The number of bytes by which a section's journal must grow before it is considered for compaction. It is then
    /// compacted only if that removes at least half of its bytes or moves old changes into files.
    package var compactionStep = 1 << 20
    /// How many of each section's most recent changes can still be undone after compaction.
    package var keptChanges = 1_000
    /// Generates the random number that identifies a new store.
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

  /// Whether this process keeps the store's lock until `release`, and so is its only writer.
  package var isHeld: Bool { held != nil }

  package var path: String { folder.path }

  /// Takes the store's lock, and returns a copy of this store that keeps the lock until `release`. Fails for the same
  /// reasons as a change.
  package func holding() throws(Failure) -> Store {
    let (lock, made) = try claim()
    return Store(self, held: HeldStore(self, lock: lock, made: made))
  }

  /// Releases the store's lock, which `holding` took. After that, nothing can be changed through this store.
  package func release() {
    held?.release()
  }

  /// The id of the process that holds the store's lock; nil if no process holds it.
  package var writer: Int32? { StoreLock.holder(of: folder) }

  /// A number that grows whenever the store is changed or is read again from disk; 0 unless `isHeld`.
  package var revision: UInt64 { held?.revisions.revision ?? 0 }

  /// The value of `revision` at the most recent change of each section, followed by its value at the most recent change
  /// of the list of sections. Empty unless `isHeld`.
  package var sectionRevisions: [UInt64] { held?.revisions.all ?? [] }

  /// Returns a bit set of the sections that any thread has read since the last call. The index of a section's bit is
  /// the index of that section in `sectionRevisions`. 0 unless `isHeld`.
  package func takeSectionsRead() -> UInt64 { held?.revisions.takeRead() ?? 0 }

  /// Drops everything cached about the store, so that it is read again from disk.
  package func forget() {
    cache.forget()
    held?.forget()
  }

  /// Reads all sections into memory, so that queries need not wait while a change is being written. Does nothing unless
  /// `isHeld`.
  package func preload() {
    held?.preload()
  }

  /// Makes all transactions in `body` durable together, with one sync per section. Do not report any of them as done
  /// before this method returns: if it fails, all of them are undone. Exception: a transaction that writes files or
  /// changes several sections is made durable at once, together with the transactions before it. Unless `isHeld`, each
  /// transaction is made durable separately.
  package func group(_ body: () -> Void) throws(Failure) {
    guard let held else { return body() }
    try held.group(body)
  }

  /// Writes the derived files, which save values computed by features, of all sections that groups of transactions have
  /// changed. Call this after a group, once its changes have been reported as done. `release` also writes these files.
  package func writeDerived() {
    held?.writeDerived()
  }

  /// Registers `body` to be called after each group of transactions and after each transaction outside a group. It is
  /// called on the thread that made the change, once readers see the change. Does nothing unless `isHeld`.
  package func observe(_ body: @escaping @Sendable () -> Void) {
    held?.observe(body)
  }

  /// Returns the default path of the store: `$XDG_DATA_HOME/recordbook`, or else `~/.local/share/recordbook`. Nil if
  /// neither `XDG_DATA_HOME` nor `HOME` is set to an absolute path. A relative `XDG_DATA_HOME` is ignored, as the XDG
  /// base directory specification requires.
  /// - Parameter environment: returns an environment variable's value; nil if it is not set.
  package static func usualPath(_ environment: (String) -> String?) -> String? {
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/recordbook" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/share/recordbook"
  }
}
