package import KernelApplication
import System

/// Checks a store for damage, and repairs it.
package struct StoreCaretaker: StoreMaintenance {
  private let store: Store
  /// The maximum number of times that a check starts over because another process has changed the store during the
  /// check.
  private static let rounds = 20

  package init(store: Store) { self.store = store }

  package func examine() throws(Failure) -> StoreExamination {
    var examiner = StoreExaminer(store)
    try examiner.examine()
    // Gives up after that many rounds, so that findings are reported even if another process never stops writing.
    for _ in 0..<StoreCaretaker.rounds where !examiner.findings.isEmpty && examiner.isOutdated {
      examiner = StoreExaminer(store)
      try examiner.examine()
    }
    let findings = try examineLock().map { [$0] } ?? []
    return StoreExamination(
      files: examiner.files, bytes: examiner.bytes, findings: findings + examiner.findings.map(\.finding))
  }

  package func repair() throws(Failure) -> StoreRepair {
    let nothing = StoreRepair(keptAt: nil, findings: [], dropped: [])
    guard try translated({ () throws(SystemError) in try store.folder.fileSystem.exists(store.path) }) else {
      return nothing
    }
    var copies = DamagedCopies(store.folder)
    let lock = store.folder.path(of: StoreFolder.lock)
    let oddLock = try examineLock()
    do throws(Failure) {
      var repair = try repairAlone(copies) ?? nothing
      guard let oddLock else { return repair }
      // When this process took the lock, the overlong lock file was replaced or truncated, so there is nothing left to
      // copy.
      if repair.keptAt == nil { try copies.begin() }
      repair.keptAt = repair.keptAt ?? copies.keptAt
      repair.findings.insert(oddLock, at: 0)
      return repair
    } catch .storeDamaged(lock, let problem) {
      // The lock file is not a regular file. No process can hold a lock on it, so it is safe to move it away.
      try copies.keep(StoreFolder.lock)
      var repair = try repairAlone(copies) ?? nothing
      repair.keptAt = copies.keptAt
      repair.findings.insert(StoreFinding(place: lock, problem: problem), at: 0)
      return repair
    }
  }

  /// Returns a finding if the lock file is too long, which means that another program has written to it; otherwise nil.
  private func examineLock() throws(Failure) -> StoreFinding? {
    let path = store.folder.path(of: StoreFolder.lock)
    let status = try translated { () throws(SystemError) in try store.folder.fileSystem.status(at: path) }
    guard let status, status.kind == .file, status.bytes > SizeLimit.lock else { return nil }
    return StoreFinding(place: path, problem: .store(.lockTooLong(bytes: status.bytes)))
  }

  private func repairAlone(_ copies: DamagedCopies) throws(Failure) -> StoreRepair? {
    try store.alone { (note) throws(Failure) in try repair(note, copies) }
  }

  private func repair(_ note: LockNote?, _ copies: DamagedCopies) throws(Failure) -> StoreRepair {
    var repairer = StoreRepairer(store, note, copies)
    try repairer.repair()
    return StoreRepair(keptAt: repairer.keptAt, findings: repairer.findings, dropped: repairer.dropped)
  }
}
