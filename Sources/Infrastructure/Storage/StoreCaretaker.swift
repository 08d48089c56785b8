package import KernelApplication

/// Examines and mends a store.
package struct StoreCaretaker: StoreMaintenance {
  private let store: Store

  package init(store: Store) {
    self.store = store
  }

  package func examine() throws(Failure) -> StoreExamination {
    var examiner = StoreExaminer(store)
    try examiner.examine()
    return StoreExamination(files: examiner.files, bytes: examiner.bytes, findings: examiner.findings)
  }

  package func repair() throws(Failure) -> StoreRepair {
    guard try translated({ () throws(SystemError) in try store.fileSystem.exists(store.path) }) else {
      return StoreRepair(keptAt: nil, findings: [], dropped: [])
    }
    return try store.alone { () throws(Failure) in try mend() } ?? StoreRepair(keptAt: nil, findings: [], dropped: [])
  }

  private func mend() throws(Failure) -> StoreRepair {
    try StoreMigrator(store).migrate()
    var examiner = StoreExaminer(store)
    try examiner.examine()
    guard !examiner.findings.isEmpty else { return StoreRepair(keptAt: nil, findings: [], dropped: []) }
    var repairer = StoreRepairer(store, examiner)
    try repairer.repair()
    return StoreRepair(keptAt: repairer.keptAt, findings: examiner.findings, dropped: repairer.dropped)
  }
}
