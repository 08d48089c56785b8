package import KernelApplication
import KernelDomain
import System

/// Changes a store. Only one process at a time can change it.
extension Store {
  /// Makes one change, in one or several sections. The change is durable when this method returns or, inside the body
  /// of `group`, when the group ends. If `body` throws, nothing is changed. Traps if called within a transaction of the
  /// same store.
  /// - Parameter isDryRun: whether to write nothing, and only find out what the change would do.
  package func transaction<Value>(
    isDryRun: Bool = false, _ body: (inout Transaction) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try entry.enter { () throws(Failure) in
      if let held { return try held.transaction(isDryRun: isDryRun, body) }
      let (lock, made) = try claim()
      let writer: StoreWriter
      do throws(Failure) {
        writer = try StoreWriter(
          self, StoreView(manifest: manifest(lock.note)), lock: lock, note: lock.note,
          standing: made.first.flatMap(StoreName.folder) ?? path)
      } catch {
        lock.releaseAsFound()
        throw error
      }
      writer.isDryRun = isDryRun
      defer { end(writer, lock, made) }
      return try run(body, on: writer, isDryRun: isDryRun)
    }
  }

  func run<Value>(
    _ body: (inout Transaction) throws(Failure) -> Value, on writer: StoreWriter, isDryRun: Bool
  ) throws(Failure) -> Value {
    var transaction = Transaction(writer, at: clock.now())
    let value = try body(&transaction)
    if !isDryRun { try writer.commit(transaction.drafts, number: transaction.number, last: transaction.last) }
    return value
  }

  private func end(_ writer: StoreWriter, _ lock: StoreLock, _ made: [String]) {
    writer.close()
    if writer.view.manifest == nil { leaveNothing(of: made) } else if writer.isStale { cache.forget() }
    if !writer.isStale { cache.keep(writer.view, StoreReader(self)) }
    lock.release(writer.note)
  }

  // MARK: The lock

  /// Takes the store's lock, trying again if the store's folder is removed while this process waits for another writer.
  /// Returns the lock, and the folders that had to be created for the lock file.
  func claim() throws(Failure) -> (lock: StoreLock, made: [String]) {
    var made: [String] = []
    for _ in 0..<100 {
      made += try translated { () throws(SystemError) in try folder.fileSystem.makeFolders(path) }
      do throws(Failure) {
        if let lock = try lock() { return (lock, made) }
      } catch {
        folder.fileSystem.removeFolders(made)
        throw error
      }
    }
    throw .storeBusy(path: folder.path(of: StoreFolder.lock), holder: nil)
  }

  /// Removes the lock file, and the folders `made`, which were created for it. Called if the first transaction of a new
  /// store has written nothing.
  func leaveNothing(of made: [String]) {
    try? folder.fileSystem.remove(folder.path(of: StoreFolder.lock))
    folder.fileSystem.removeFolders(made)
  }

  /// Takes the store's lock; nil if the store's folder has been removed in the meantime. Fails with `storeBusy` if
  /// another process holds the lock for longer than `options.patience`.
  func lock() throws(Failure) -> StoreLock? {
    if let lock = try StoreLock(folder, patience: options.patience, onWait: options.onWait) { return lock }
    // The first attempt found something other than a store's lock file at this path and removed it.
    return try StoreLock(folder, patience: options.patience, onWait: options.onWait)
  }

  /// Runs `body` while this process holds the lock, so that no writer can interfere; nil if the store's folder has been
  /// removed in the meantime.
  /// - Parameter body: receives the last writer's note in the lock file; nil if there is none.
  func alone<Value>(_ body: (LockNote?) throws(Failure) -> Value) throws(Failure) -> Value? {
    if let held { return try held.alone(body) }
    guard let lock = try lock() else { return nil }
    defer {
      // Puts the last writer's note back. If `body` replaced the manifest, the next writer ignores the note, which
      // contains the old manifest's checksum.
      lock.releaseAsFound()
      cache.forget()
    }
    return try body(lock.note)
  }
}
