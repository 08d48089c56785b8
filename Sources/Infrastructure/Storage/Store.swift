package import KernelApplication
import KernelDomain
package import System

/// A folder of files that loses nothing: a section for each feature, of immutable files and a journal of changes, and a
/// manifest that makes them one.
///
/// Any number of processes may read, without a lock and on a read-only disk; one at a time writes, under the lock. A
/// store that is not there reads as empty, and the first change makes it.
package struct Store: Sendable {
  let folder: StoreFolder
  let options: Options
  let clock: any WallClock
  /// The keepers by section.
  let reducers: BySection<any SectionReducer>
  /// What was read last, for as long as it stands.
  let cache = StoreCache()
  /// Nobody begins a transaction within one of this store.
  let entry: TransactionEntry
  /// This process's claim on the store; nil where it is claimed anew for each change.
  let held: HeldStore?

  package struct Options: Sendable {
    /// How long a writer waits for another.
    package var patience = Duration.seconds(5)
    /// Is told once for a wait of two seconds for another writer, and which process that is.
    package var onWait: (@Sendable (Int32?) -> Void)?
    /// By how many bytes a section's journal has to grow before it is compacted, if that halves it.
    package var compactionStep = 1 << 20
    /// How many of a section's latest changes compaction keeps, so that they can be taken back.
    package var keptChanges = 1_000
    /// Draws the number of a new store.
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

  /// The store's folder.
  package var path: String { folder.path }

  /// The same store, with this process as its only writer until `release`. Fails as a change would.
  package func holding() throws(Failure) -> Store {
    let (lock, made) = try claim()
    return Store(self, held: HeldStore(self, lock: lock, made: made))
  }

  /// Ends what `holding` began. Nothing may be changed any more.
  package func release() {
    held?.release()
  }

  /// The process that holds the store for writing; nil where none does.
  package var writer: Int32? { StoreLock.holder(of: folder) }

  /// A number that is greater once anything was changed, or was read again; 0 for a store that is not held.
  package var revision: UInt64 { held?.revisions.revision ?? 0 }

  /// The revision that last changed each section of a held store, and after those the one that last changed which sections
  /// there are; empty for a store that is not held.
  package var sectionRevisions: [UInt64] { held?.revisions.all ?? [] }

  /// Tells what of a held store was read since this was last called, on any thread: a bit each, at the position that a
  /// section has in `sectionRevisions`.
  package func takeSectionsRead() -> UInt64 { held?.revisions.takeRead() ?? 0 }

  /// Forgets what the store is known to hold, so that it is read again.
  package func forget() {
    cache.forget()
    held?.forget()
  }

  /// Reads all of a held store, so that questions need not wait for a change that is being written.
  package func preload() {
    held?.preload()
  }

  /// Makes the transactions in `body` durable together, each section with one sync: nothing is acknowledged before this
  /// returns, and when it fails, nothing at all. A transaction that puts files, or changes several sections, makes what
  /// came before it durable at once, and itself; all else is undone by the failure. A store that is not held makes each
  /// transaction durable by itself.
  package func group(_ body: () -> Void) throws(Failure) {
    guard let held else { return body() }
    try held.group(body)
  }

  /// Writes what was derived from groups of changes. To be called after a group once its changes are acknowledged;
  /// `release` does it too.
  package func writeDerived() {
    held?.writeDerived()
  }

  /// Has `body` called after each group, and after each transaction that is none of a group's: on the thread that made
  /// it, when readers see it. Only a held store calls it.
  package func observe(_ body: @escaping @Sendable () -> Void) {
    held?.observe(body)
  }

  /// Where stores are when nobody says: `$XDG_DATA_HOME/recordbook`, else `~/.local/share/recordbook`; nil when the
  /// environment tells neither. A relative `XDG_DATA_HOME` counts as not set (XDG base directory specification).
  package static func usualPath(_ environment: (String) -> String?) -> String? {
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/recordbook" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/share/recordbook"
  }
}
