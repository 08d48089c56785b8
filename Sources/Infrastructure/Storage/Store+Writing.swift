package import KernelApplication

/// Changes of a store, by one process at a time.
extension Store {
  /// Makes changes while nobody else can.
  package func write<Value>(
    _ body: (inout StoreWriter) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let hold { return try hold.write(body) }
    let (lock, made) = try claim()
    let content: StoreContent
    do throws(Failure) {
      try StoreMigrator(self).migrate()
      content = try read()
    } catch {
      lock.releaseAsFound()
      throw error
    }
    var sure: Checksum?
    defer { lock.release(sureOf: sure) }
    var writer = StoreWriter(
      self, content, isVouchedFor: lock.vouches(for: content.stamp.manifest),
      standing: made.first.flatMap(StoreNames.folder) ?? path)
    defer {
      writer.close()
      if writer.isSure { sure = writer.content.stamp.manifest }
      if writer.content.stamp.manifest == nil { leaveNothing(of: made) }
    }
    writer.compactIfDue()
    return try body(&writer)
  }

  /// The lock, and the folders that had to be made for it. One who waited for another that then left nothing begins
  /// again.
  func claim() throws(Failure) -> (lock: StoreLock, made: [String]) {
    var made: [String] = []
    for _ in 0..<100 {
      made += try translated { () throws(SystemError) in try fileSystem.makeFolders(path) }
      do throws(Failure) {
        if let lock = try lock() { return (lock, made) }
      } catch {
        fileSystem.removeFolders(made)
        throw error
      }
    }
    throw .storeBusy(path: path(of: "lock"), holder: nil)
  }

  /// Where nothing was written there was no store before, and is none now.
  func leaveNothing(of made: [String]) {
    try? fileSystem.remove(path(of: "lock"))
    fileSystem.removeFolders(made)
  }

  /// Nil when meanwhile the store was taken away. Fails with `storeBusy` when another process does not let go of it.
  func lock() throws(Failure) -> StoreLock? {
    try StoreLock(path(of: "lock"), fileSystem, patience: patience)
  }

  /// Does what no writer may see half done; nil when meanwhile the store was taken away.
  func alone<Value>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value? {
    if let hold { return try hold.alone(body) }
    guard let lock = try lock() else { return nil }
    defer { lock.releaseAsFound() }
    return try body()
  }

  /// Before a store of an older format is read for the first time.
  func migrate() throws(Failure) {
    if hold != nil { return try StoreMigrator(self).migrate() }
    guard let lock = try lock() else { return }
    defer { lock.releaseAsFound() }
    try StoreMigrator(self).migrate()
  }
}
