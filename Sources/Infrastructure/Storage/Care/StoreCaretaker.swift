package import KernelApplication
import System

/// Examines and mends a store.
package struct StoreCaretaker: StoreMaintenance {
  private let store: Store

  package init(store: Store) {
    self.store = store
  }

  package func examine() throws(Failure) -> StoreExamination {
    var examiner = StoreExaminer(store)
    try examiner.examine()
    return StoreExamination(files: examiner.files, bytes: examiner.bytes, findings: examiner.findings.map(\.finding))
  }

  package func repair() throws(Failure) -> StoreRepair {
    let nothing = StoreRepair(keptAt: nil, findings: [], dropped: [])
    guard try translated({ () throws(SystemError) in try store.folder.fileSystem.exists(store.path) }) else {
      return nothing
    }
    var copies = DamagedCopies(store.folder)
    let lock = store.folder.path(of: StoreFolder.lock)
    do throws(Failure) {
      return try mendAlone(copies) ?? nothing
    } catch .storeDamaged(lock, let problem) {
      // Nobody can hold what is no regular file.
      try copies.keep(StoreFolder.lock)
      var repair = try mendAlone(copies) ?? nothing
      repair.keptAt = copies.keptAt
      repair.findings.insert(StoreFinding(place: lock, problem: problem), at: 0)
      return repair
    }
  }

  private func mendAlone(_ copies: DamagedCopies) throws(Failure) -> StoreRepair? {
    try store.alone { (note) throws(Failure) in try mend(note, copies) }
  }

  private func mend(_ note: LockNote?, _ copies: DamagedCopies) throws(Failure) -> StoreRepair {
    var repairer = StoreRepairer(store, note, copies)
    try repairer.repair()
    return StoreRepair(keptAt: repairer.keptAt, findings: repairer.findings, dropped: repairer.dropped)
  }
}
