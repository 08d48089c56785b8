package import KernelApplication
import KernelDomain
import System

/// Changes of a store, by one process at a time.
extension Store {
  /// Makes one change, of one section or several: durable when this returns, or, within a group of a held store, when
  /// that ends. Whatever `body` throws, nothing was changed. A transaction within a transaction of the same store traps.
  package func transaction<Value>(
    _ body: (inout Transaction) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try perform(isDryRun: false, body)
  }

  /// Runs a transaction and makes nothing of it durable: what would be, is told by what `body` returns.
  package func dryRun<Value>(
    _ body: (inout Transaction) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try perform(isDryRun: true, body)
  }

  private func perform<Value>(
    isDryRun: Bool, _ body: (inout Transaction) throws(Failure) -> Value
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
      writer.isRehearsing = isDryRun
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

  /// The lock, and the folders that had to be made for it. One who waited for another that then left nothing begins
  /// again.
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

  /// Where nothing was written there was no store before, and is none now.
  func leaveNothing(of made: [String]) {
    try? folder.fileSystem.remove(folder.path(of: StoreFolder.lock))
    folder.fileSystem.removeFolders(made)
  }

  /// Nil when meanwhile the store was taken away. Fails with `storeBusy` when another process does not let go of it.
  func lock() throws(Failure) -> StoreLock? {
    if let lock = try StoreLock(folder, patience: options.patience, onWait: options.onWait) { return lock }
    // What was no lock of a store's has just been removed.
    return try StoreLock(folder, patience: options.patience, onWait: options.onWait)
  }

  /// Does what no writer may see half done; nil when meanwhile the store was taken away.
  /// - Parameter body: is told what the last writer left in the lock.
  func alone<Value>(_ body: (LockNote?) throws(Failure) -> Value) throws(Failure) -> Value? {
    if let held { return try held.alone(body) }
    guard let lock = try lock() else { return nil }
    defer {
      // What the last writer was sure of is of no use to the next once the manifest is another.
      lock.releaseAsFound()
      cache.forget()
    }
    return try body(lock.note)
  }
}
