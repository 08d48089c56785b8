package import KernelApplication

/// A folder of JSON files that loses nothing: the documents of any feature.
///
/// Immutable files and a manifest that names them; a journal of changes; one derived file. Any number of processes
/// may read, without a lock and on a read-only disk; one at a time writes, under the lock. A store that is not there
/// reads as empty, and the first write makes it.
package struct Store: Sendable {
  /// The store's folder.
  package let path: String
  let fileSystem: any FileSystem
  /// How long a writer waits for another.
  let patience: Duration
  /// Of all features that keep something in it.
  let inspectors: [any ContentInspector]
  /// Bytes of journal: each time it grew by so many it is compacted, where that halves it.
  let compactionStep: Int
  /// From older formats.
  let migrations: [StoreMigration]
  /// This process's claim on the store; nil where it is claimed anew for each change.
  let hold: StoreHold?

  package static let usualCompactionStep = 1 << 20

  package init(
    path: String, fileSystem: any FileSystem = PosixFileSystem(), patience: Duration = .seconds(5),
    inspectors: [any ContentInspector] = [], compactionStep: Int = Store.usualCompactionStep,
    migrations: [StoreMigration] = StoreMigration.all
  ) {
    self.path = path
    self.fileSystem = fileSystem
    self.patience = patience
    self.inspectors = inspectors
    self.compactionStep = compactionStep
    self.migrations = migrations
    self.hold = nil
  }

  private init(_ store: Store, hold: StoreHold) {
    self.path = store.path
    self.fileSystem = store.fileSystem
    self.patience = store.patience
    self.inspectors = store.inspectors
    self.compactionStep = store.compactionStep
    self.migrations = store.migrations
    self.hold = hold
  }

  /// The same store, with this process as its only writer until `release`. Fails as a change would.
  package func held() throws(Failure) -> Store {
    let (lock, made) = try claim()
    return Store(self, hold: StoreHold(self, lock: lock, made: made))
  }

  /// Ends what `held` began. Nothing may be changed any more.
  package func release() {
    hold?.release()
  }

  /// Of a held store: different once anything was changed.
  package var revision: UInt64 { hold?.revision ?? 0 }

  /// Forgets what a held store is known to hold, so that it is read again.
  package func forget() {
    hold?.forget()
  }

  /// Makes what `body` changes durable together: nothing is acknowledged before this returns, and when it fails,
  /// nothing at all. A commit of files makes what came before it durable at once, and itself; all else is undone by the
  /// failure. A store that is not held makes each change durable by itself.
  package func group(_ body: () -> Void) throws(Failure) {
    guard let hold else { return body() }
    try hold.group(body)
  }

  /// Writes what was derived from groups of changes. To be called after a group once its changes are acknowledged;
  /// `release` does it too.
  package func settle() {
    hold?.settle()
  }

  /// Where stores are when nobody says: `$XDG_DATA_HOME/recordbook`, else `~/.local/share/recordbook`; nil when the
  /// environment tells neither. A relative `XDG_DATA_HOME` counts as not set (XDG base directory specification).
  package static func usualPath(_ environment: (String) -> String?) -> String? {
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/recordbook" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/share/recordbook"
  }

  func path(of name: String) -> String {
    path + "/" + name
  }
}
